import Testing

@testable import Torneo

@Suite("Quién pasa una eliminatoria")
struct VeredictoTests {
    private static let uefa2020 = ReglasDeEliminatoria(idaYVuelta: true, golesFuera: .siempre)
    private static let hastaProrroga = ReglasDeEliminatoria(
        idaYVuelta: true, golesFuera: .hastaLaProrroga)
    private static let uefa2021 = ReglasDeEliminatoria(idaYVuelta: true)
    private static let sinProrroga = ReglasDeEliminatoria(prorroga: false)
    private static let comun = ReglasDeEliminatoria()

    private static func fin(
        _ local: Int, _ visitante: Int, prorroga: Tanteo? = nil, tanda: Tanteo? = nil
    ) -> ResultadoDeEncuentro {
        .jugado(Tanteo(local, visitante), prorroga: prorroga, tanda: tanda)
    }

    @Test(
        "A un partido",
        arguments: [
            (comun, nil, .porJugar), (comun, fin(2, 1), .gana(elUno: true, por: .goles)),
            (comun, fin(0, 1), .gana(elUno: false, por: .goles)),
            (comun, fin(1, 1), .falta(.prorroga)), (sinProrroga, fin(1, 1), .falta(.tanda)),
            (comun, fin(1, 1, prorroga: Tanteo(0, 0)), .falta(.tanda)),
            (comun, fin(1, 2, prorroga: Tanteo(0, 1)), .gana(elUno: false, por: .prorroga)),
            (comun, fin(1, 1, tanda: Tanteo(4, 4)), .falta(.tanda)),
            (
                comun, fin(3, 3, prorroga: Tanteo(1, 1), tanda: Tanteo(4, 2)),
                .gana(elUno: true, por: .tanda)
            ),
            (comun, fin(2, 1, tanda: Tanteo(2, 4)), .gana(elUno: true, por: .goles)),
            (comun, .adjudicado(Tanteo(0, 3)), .gana(elUno: false, por: .adjudicado)),
            (comun, .adjudicado(Tanteo(0, 0)), .falta(.organizacion)),
            (comun, .dobleIncomparecencia, .nadie),
        ] as [(ReglasDeEliminatoria, ResultadoDeEncuentro?, Veredicto)])
    func unico(reglas: ReglasDeEliminatoria, fin: ResultadoDeEncuentro?, espera: Veredicto) {
        #expect(reglas.veredicto([fin]) == espera)
    }

    // The first leg is at the other one's; the second at the one's.
    @Test(
        "A ida y vuelta",
        arguments: [
            (uefa2021, fin(1, 0), nil, .porJugar), (uefa2021, nil, fin(1, 0), .porJugar),
            (uefa2021, fin(1, 0), fin(2, 0), .gana(elUno: true, por: .goles)),
            (uefa2021, fin(1, 0), fin(1, 1), .gana(elUno: false, por: .goles)),
            (uefa2021, fin(1, 1), fin(1, 1), .falta(.prorroga)),
            // 2-1 and 1-0: the one has scored away.
            (uefa2021, fin(2, 1), fin(1, 0), .falta(.prorroga)),
            (uefa2020, fin(2, 1), fin(1, 0), .gana(elUno: true, por: .golesFuera)),
            (uefa2020, fin(1, 0), fin(2, 1), .gana(elUno: false, por: .golesFuera)),
            (uefa2020, fin(1, 1), fin(1, 1), .falta(.prorroga)),
            // Extra time 1-1 after 1-1 and 1-1.
            (
                uefa2020, fin(1, 1), fin(2, 2, prorroga: Tanteo(1, 1)),
                .gana(elUno: false, por: .golesFuera)
            ),
            (hastaProrroga, fin(1, 1), fin(2, 2, prorroga: Tanteo(1, 1)), .falta(.tanda)),
            (
                uefa2021, fin(1, 1), fin(2, 2, prorroga: Tanteo(1, 1), tanda: Tanteo(3, 5)),
                .gana(elUno: false, por: .tanda)
            ),
            (
                uefa2021, fin(1, 1), fin(2, 1, prorroga: Tanteo(1, 0)),
                .gana(elUno: true, por: .prorroga)
            ),
            (
                uefa2021, .adjudicado(Tanteo(3, 0)), fin(2, 0),
                .gana(elUno: false, por: .adjudicado)
            ),
            (uefa2021, .dobleIncomparecencia, nil, .nadie),
        ]
            as [(
                ReglasDeEliminatoria, ResultadoDeEncuentro?, ResultadoDeEncuentro?, Veredicto
            )])
    func ambos(
        reglas: ReglasDeEliminatoria, ida: ResultadoDeEncuentro?, vuelta: ResultadoDeEncuentro?,
        espera: Veredicto
    ) {
        #expect(reglas.veredicto([ida, vuelta]) == espera)
    }
}
