import Foundation
import Testing

@testable import Torneo

@Suite("El cuadro por rondas")
struct RondasDelCuadroTests {
    private let equipos = (0..<8).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }

    private func partido(
        _ local: Int, _ visitante: Int, _ goles: (Int, Int), ronda: String, tanda: Marcador? = nil
    ) -> Partido {
        var partido = Partido(local: equipos[local], visitante: equipos[visitante])
        for (equipo, cuantos) in [(equipos[local], goles.0), (equipos[visitante], goles.1)] {
            for minuto in 0..<cuantos {
                partido.registrar(.gol(minuto: minuto, jugador: .sinIdentificar, equipo: equipo))
            }
        }
        partido.ficha.ronda = ronda
        partido.ficha.tanda = tanda
        return partido
    }

    private func rondas(_ partidos: [Partido]) -> [RondaDelCuadro] {
        DocumentoDelTorneo(nombre: "Copa", equipos: equipos, partidos: partidos).rondasDelCuadro()
    }

    private var mundialito: [Partido] {
        [
            partido(0, 1, (2, 0), ronda: "Cuartos"), partido(2, 3, (0, 1), ronda: "Cuartos"),
            partido(4, 5, (1, 1), ronda: "Cuartos", tanda: Marcador(local: 4, visitante: 5)),
            partido(6, 7, (3, 2), ronda: "Cuartos"), partido(5, 0, (0, 1), ronda: "Semis"),
            partido(6, 3, (2, 1), ronda: "Semis"), partido(5, 3, (1, 0), ronda: "Tercero"),
            partido(0, 6, (0, 1), ronda: "Final"),
        ]
    }

    @Test("Los vecinos se encuentran en la ronda siguiente y el tercer puesto va al final")
    func arbol() {
        let rondas = rondas(mundialito)
        #expect(rondas.map(\.nombre) == ["Cuartos", "Semis", "Final", "Tercero"])
        #expect(rondas[0].llaves.map(\.numero) == [3, 1, 4, 2])
        #expect(rondas[1].llaves.map { $0.ganador?.nombre } == ["E0", "E6"])
        #expect(rondas[0].llaves[0].ganador === equipos[5], "por la tanda")
        #expect(rondas[2].llaves[0].ganador === equipos[6])
        #expect(rondas[2].llaves[0].cruces.map(\.partido) == [8])
    }

    @Test("El campeón es quien gana la final, no quien gana el último partido de la lista")
    func campeon() throws {
        #expect(rondas(mundialito).campeon?.equipo === equipos[6])
        #expect(rondas(mundialito).campeon?.partidos == [8])
        #expect(rondas(Array(mundialito.dropLast())).campeon == nil)
        #expect(rondas([]).campeon == nil)
    }

    @Test(
        "En un torneo que se juega hay campeón cuando acaba la final, y no antes",
        arguments: [
            ReglasDeEliminatoria(), ReglasDeEliminatoria(tercerPuesto: true),
            ReglasDeEliminatoria(idaYVuelta: true, finalUnica: false, prorroga: false),
        ], [false, true])
    func campeonAlFinal(reglas: ReglasDeEliminatoria, esDoble: Bool) throws {
        let plan =
            try esDoble
            ? Plan.dobleEliminacion(Array(equipos.prefix(4)))
            : Plan.eliminatoria(Array(equipos.prefix(4)), reglas: reglas)
        var documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        var numero = 0
        while numero < documento.partidos.count {
            let partido = documento.partidos[numero]
            let deFinal =
                partido.ficha.ronda?.contains("inal") == true
                && partido.ficha.ronda?.contains("emifinal") != true
            if !deFinal { #expect(documento.rondasDelCuadro().campeon == nil) }
            let gana = numero.isMultiple(of: 2) || documento.partidos.count > 6
            documento = try documento.cambiando(
                numero + 1,
                por: partido.terminando(
                    con: ResultadoAMano(
                        gana ? Marcador(local: 3, visitante: 0) : Marcador(local: 0, visitante: 1)))
            )
            numero += 1
        }
        let campeon = try #require(documento.rondasDelCuadro().campeon)
        let ultimo = try #require(campeon.partidos.last)
        #expect(documento.partidos[ultimo - 1].ficha.ronda?.contains("inal") == true)
        #expect(
            documento.rondasDelCuadro().first { $0.llaves.contains { $0.numero == campeon.llave } }?
                .llaves.count == 1)
    }

    @Test("A ida y vuelta, una llave con sus dos partidos; sin desempate escrito, pasa quien sigue")
    func idaYVuelta() {
        let rondas = rondas([
            partido(1, 0, (1, 0), ronda: "Semis"), partido(2, 3, (2, 1), ronda: "Semis"),
            partido(0, 1, (2, 1), ronda: "Semis"), partido(3, 2, (1, 0), ronda: "Semis"),
            partido(1, 3, (1, 0), ronda: "Final"),
        ])
        #expect(rondas.map(\.llaves.count) == [2, 1])
        #expect(rondas[0].llaves.map { $0.cruces.map(\.partido) } == [[1, 3], [2, 4]])
        #expect(rondas[0].llaves.map { $0.ganador?.nombre } == ["E1", "E3"])
        #expect(rondas[0].llaves[0].uno == .equipo(equipos[0]))
    }

    @Test("D15: un empate sin desempate dice lo que le falta")
    func empate() throws {
        var documento = DocumentoDelTorneo(
            nombre: "Copa", plan: try Plan.eliminatoria(Array(equipos[0..<4])))
        documento.partidos[0].ficha.estado = .finalizado
        var llave = try #require(documento.rondasDelCuadro().first?.llaves.first)
        #expect(llave.falta == .prorroga && llave.ganador == nil)
        documento.partidos[0].ficha.prorroga = true
        llave = try #require(documento.rondasDelCuadro().first?.llaves.first)
        #expect(llave.falta == .tanda)
        documento.partidos[0].ficha.tanda = Marcador(local: 5, visitante: 4)
        llave = try #require(documento.rondasDelCuadro().first?.llaves.first)
        #expect(llave.falta == nil && llave.ganador === equipos[0])
    }

    @Test("Una liga no tiene cuadro")
    func liga() throws {
        let documento = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(equipos))
        #expect(documento.rondasDelCuadro().isEmpty)
        #expect(rondas([partido(0, 1, (1, 0), ronda: "Final")]).isEmpty, "una ronda sola no lo es")
        #expect(rondas([]).isEmpty)
    }

    @Test("El de un plan, con palabras donde aún no hay equipos")
    func delPlan() throws {
        let plan = try Plan.grupos(
            [Array(equipos[0..<4]), Array(equipos[4..<8])], clasifican: 2,
            reglas: ReglasDeEliminatoria(idaYVuelta: true, tercerPuesto: true))
        let rondas = DocumentoDelTorneo(nombre: "Copa", plan: plan).rondasDelCuadro()
        #expect(rondas.map(\.nombre) == ["Semifinales", "Final", "Tercer puesto"])
        #expect(rondas[0].llaves[0].uno.descripcion == "1.º del grupo A")
        #expect(rondas[0].llaves[0].cruces.count == 2)
        #expect(rondas[1].llaves[0].otro == .ganador(2))
    }

    @Test(
        "El de una competición de verdad: los ganadores vecinos se encuentran",
        .enabled(if: Fuentes.estan, "los datos públicos no están junto al repositorio"),
        arguments: [
            ("mundial-2022", "Argentina", [8, 4, 2, 1, 1]),
            ("mundial-2018", "France", [8, 4, 2, 1, 1]), ("euro-2024", "Spain", [8, 4, 2, 1]),
        ])
    func deVerdad(nombre: String, campeon: String, llaves: [Int]) throws {
        let datos = try #require(Fuentes.datos(nombre))
        let rondas = try importar(openfootball: datos).documento.rondasDelCuadro()
        #expect(rondas.map(\.llaves.count) == llaves)
        for (antes, ronda) in zip(rondas, rondas.dropFirst()).prefix(3) {
            for (lugar, llave) in ronda.llaves.enumerated() {
                let vecinos = antes.llaves[2 * lugar...2 * lugar + 1].map { $0.ganador?.nombre }
                #expect(Set(vecinos) == [llave.uno.descripcion, llave.otro.descripcion])
            }
        }
        #expect(rondas[3].llaves[0].ganador?.nombre == campeon)
    }

    @Test(
        "Una liga de verdad no tiene cuadro",
        .enabled(if: Fuentes.estan, "los datos públicos no están junto al repositorio"),
        arguments: ["liga-2013-14", "premier-2023-24", "serie-a-2018-19"])
    func ligaDeVerdad(nombre: String) throws {
        let datos = try #require(Fuentes.datos(nombre))
        #expect(try importar(openfootball: datos).documento.rondasDelCuadro().isEmpty)
    }
}
