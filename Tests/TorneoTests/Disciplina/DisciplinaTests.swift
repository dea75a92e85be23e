import Testing

@testable import Torneo

typealias PartidoDePrueba = PartidoDisciplinario<String, String>

/// A match of Rayo at home, in which Ana sees some cards.
private func partido(
    _ numero: Int, _ estado: EstadoDisciplinario = .jugado, _ tarjetas: [ClaseDeTarjeta] = [],
    etapa: EtapaDeCompeticion? = nil
) -> PartidoDePrueba {
    PartidoDisciplinario(
        numero, local: "Rayo", visitante: "Toros", estado, etapa: etapa,
        tarjetas: tarjetas.map { TarjetaMostrada("Ana", esLocal: true, $0) })
}

@Suite("Tarjetas y sanciones")
struct DisciplinaTests {
    private func sanciones(
        _ partidos: [PartidoDePrueba], _ regla: ReglaDeSanciones = .rfef
    ) -> [Sancion] {
        Disciplina(partidos, regla: regla).expediente(de: "Ana", en: "Rayo")?.sanciones ?? []
    }

    @Test("la quinta amarilla cuesta el siguiente partido, y la cuenta empieza otra vez")
    func quintaAmarilla() throws {
        let partidos = (1...11).map { partido($0, .jugado, $0 == 6 ? [] : [.amarilla]) }
        let sanciones = sanciones(partidos)
        #expect(
            sanciones.map(\.causa) == [
                .amarillas([1, 2, 3, 4, 5]), .amarillas([7, 8, 9, 10, 11]),
            ])
        #expect(sanciones[0].turnos == [TurnoDeSancion(partido: 6, cumplido: true)])
        #expect(sanciones[1].turnos == [])
        #expect(!sanciones[1].estaCumplida)
    }

    @Test(
        "dos amarillas en un partido son una expulsión y no cuentan; amarilla y roja, cuentan las dos"
    )
    func dobleAmarilla() throws {
        let disciplina = Disciplina(
            [
                partido(1, .jugado, [.amarilla, .amarilla]),
                partido(2, .jugado, [.amarilla, .amarilla, .roja]),
                partido(3, .jugado, [.amarilla, .roja]), partido(4),
            ], regla: .fifa)
        let ana = try #require(disciplina.expediente(de: "Ana", en: "Rayo"))
        #expect((ana.amarillas, ana.doblesAmarillas, ana.rojas) == (1, 2, 1))
        #expect(ana.sanciones.map(\.causa) == [.dobleAmarilla(1), .dobleAmarilla(2), .roja(3)])
        #expect(ana.sanciones.map { $0.turnos.map(\.partido) } == [[2], [3], [4]])
        #expect(ana.enCiclo == [3])
        #expect(ana.estaApercibido)
    }

    @Test(
        "el mundial borra las amarillas sueltas tras los cuartos; la sanción de los cuartos se cumple"
    )
    func borradoDelMundial() {
        let antes = [
            partido(1, .jugado, [.amarilla], etapa: .grupos),
            partido(2, .jugado, [], etapa: .octavos),
        ]
        let enCuartos =
            antes + [
                partido(3, .jugado, [.amarilla], etapa: .cuartos), partido(4, etapa: .semifinales),
            ]
        #expect(sanciones(enCuartos, .fifa).map { $0.turnos.map(\.partido) } == [[4]])
        let enSemifinales =
            antes + [
                partido(3, etapa: .cuartos), partido(4, .jugado, [.amarilla], etapa: .semifinales),
                partido(5, .porJugar, etapa: .final),
            ]
        #expect(sanciones(enSemifinales, .fifa) == [])
        let enOctavos = [
            antes[0], partido(2, .jugado, [.amarilla], etapa: .octavos),
            partido(3, etapa: .cuartos),
        ]
        #expect(sanciones(enOctavos, .fifa).map { $0.turnos.map(\.partido) } == [[3]])
        #expect(sanciones(enOctavos, .fifa2026) == [])
        let exento = [antes[0], partido(4, .jugado, [.amarilla], etapa: .semifinales), partido(5)]
        #expect(sanciones(exento, .fifa) == [], "quien no jugó los cuartos también pasa limpio")
    }

    @Test("la UEFA: la tercera amarilla, y luego cada dos")
    func ciclosDistintos() {
        let partidos = (1...7).map { partido($0, .jugado, [.amarilla]) }
        #expect(
            sanciones(partidos, .champions).map(\.causa) == [
                .amarillas([1, 2, 3]), .amarillas([4, 5]), .amarillas([6, 7]),
            ])
        #expect(sanciones(partidos, .soloExpulsiones) == [])
    }

    @Test(
        "qué partido cumple, según cómo esté",
        arguments: [
            (EstadoDisciplinario.jugado, [2], 1), (.porJugar, [2], 0), (.enJuego, [2], 0),
            (.aplazado, [3], 1), (.suspendido, [3], 1),
            (.adjudicado(pierdeLocal: true, pierdeVisitante: false), [3], 1),
            (.adjudicado(pierdeLocal: false, pierdeVisitante: true), [2], 1),
            (.adjudicado(pierdeLocal: false, pierdeVisitante: false), [2], 1),
        ])
    func cumplir(estado: EstadoDisciplinario, donde: [Int], cumplidos: Int) throws {
        let sancion = try #require(
            sanciones([partido(1, .jugado, [.roja]), partido(2, estado), partido(3)]).first)
        #expect(sancion.turnos.map(\.partido) == donde)
        #expect(sancion.cumplidos == cumplidos)
    }

    @Test("un partido aplazado solo cumple cuando no queda otro")
    func aplazadoAlFinal() throws {
        let sancion = try #require(
            sanciones([partido(1, .jugado, [.roja]), partido(2, .aplazado), partido(3, .porJugar)])
                .first)
        #expect(sancion.turnos == [TurnoDeSancion(partido: 3, cumplido: false)])
        let sola = try #require(
            sanciones([partido(1, .jugado, [.roja]), partido(2, .aplazado)]).first)
        #expect(sola.turnos == [TurnoDeSancion(partido: 2, cumplido: false)])
    }

    @Test("en un partido suspendido cuentan las expulsiones y no las amarillas")
    func suspendido() throws {
        let disciplina = Disciplina(
            [partido(1, .suspendido, [.amarilla, .roja]), partido(2)], regla: .rfef)
        let ana = try #require(disciplina.expediente(de: "Ana", en: "Rayo"))
        #expect((ana.amarillas, ana.rojas, ana.enCiclo) == (0, 1, []))
        #expect(disciplina.bajas(en: 2) == [Baja(expediente: 0, sancion: 0)])
        let soloAmarilla = Disciplina([partido(1, .suspendido, [.amarilla])], regla: .rfef)
        #expect(soloAmarilla.expedientes.isEmpty)
    }

    @Test("varios partidos, y dos sanciones, una detrás de otra")
    func variosPartidos() {
        var regla = ReglaDeSanciones.fifa
        (regla.porRoja, regla.porCiclo) = (3, 2)
        let partidos = [
            partido(1, .jugado, [.amarilla]), partido(2, .jugado, [.amarilla, .roja]), partido(3),
            partido(4), partido(5), partido(6, .porJugar),
        ]
        let sanciones = sanciones(partidos, regla)
        #expect(sanciones.map { $0.turnos.map(\.partido) } == [[3, 4], [5, 6]])
        #expect(sanciones.map(\.partidos) == [2, 3])
        #expect(sanciones.map(\.cumplidos) == [2, 1])
    }

    @Test("homónimos de dos equipos tienen cada uno lo suyo, y cada equipo sus partidos")
    func homonimos() throws {
        let otra = PartidoDisciplinario(
            2, local: "Lobos", visitante: "Toros", .jugado,
            tarjetas: [TarjetaMostrada("Ana", esLocal: false, .roja)])
        let disciplina = Disciplina(
            [partido(1, .jugado, [.roja]), otra, partido(3, .porJugar)], regla: .rfef)
        #expect(disciplina.expedientes.map(\.equipo) == ["Rayo", "Toros"])
        #expect(disciplina.bajas(en: 3).count == 2)
        #expect(disciplina.bajas(en: 2).isEmpty, "Rayo no juega el partido 2")
        #expect(disciplina.expedientes(de: "Toros").map(\.rojas) == [1])
        #expect(disciplina.expediente(de: "Ana", en: "Lobos") == nil)
    }

    @Test("reglas por su nombre, y la que va con cada reglamento")
    func conocidas() {
        for regla in ReglaDeSanciones.conocidas {
            #expect(ReglaDeSanciones.conocida(regla.nombre) == regla)
        }
        #expect(ReglaDeSanciones.conocida("nada") == nil)
        #expect(ReglamentoDeCompeticion.liga.sanciones == .rfef)
        #expect(ReglamentoDeCompeticion.fifa.sanciones == .fifa)
        #expect(ReglamentoDeCompeticion.eurocopa.sanciones == .fifa)
        #expect(ReglamentoDeCompeticion.fifa2026.sanciones == .fifa2026)
        #expect(ReglamentoDeCompeticion.champions2021.sanciones == .champions)
    }
}
