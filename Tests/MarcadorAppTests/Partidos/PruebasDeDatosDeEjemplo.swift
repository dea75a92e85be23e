import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Los datos de ejemplo")
struct PruebasDeDatosDeEjemplo {
    @Test("Copa Barrio: cuatro equipos, tres vueltas de todos contra todos, 18 partidos")
    func copaBarrio() {
        #expect(DatosDeEjemplo.torneo.nombre == "Copa Barrio")
        #expect(
            DatosDeEjemplo.torneo.equipos.map(\.nombre) == ["Rayo FC", "Toros", "Lobos", "Águilas"])
        #expect(DatosDeEjemplo.partidos.map(\.id) == Array(1...18))
    }

    @Test("el partido n.º 1 es Rayo FC 3-2 Toros")
    func elPrimero() {
        let primero = DatosDeEjemplo.partidos[0].partido
        #expect(primero.local.nombre == "Rayo FC")
        #expect(primero.visitante.nombre == "Toros")
        #expect("\(primero.marcador())" == "3-2")
    }

    @Test("cada partido sale de la fórmula", arguments: 1...18)
    func laFormula(numero: Int) {
        let cruces = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        let vuelta = (numero - 1) / 6
        let (i, j) = cruces[(numero - 1) % 6]
        let equipos = DatosDeEjemplo.torneo.equipos
        let partido = DatosDeEjemplo.partidos[numero - 1].partido
        #expect(partido.local === equipos[vuelta == 1 ? j : i])
        #expect(partido.visitante === equipos[vuelta == 1 ? i : j])
        #expect(partido.golesLocal == (3 * numero + vuelta) % 4)
        #expect(partido.golesVisitante == (5 * numero + i) % 3)
        for equipo in [partido.local, partido.visitante] {
            let goles = partido.eventos.filter { evento in
                if case .gol(_, _, equipo) = evento { return true }
                return false
            }
            for (n, gol) in goles.enumerated() {
                let turno = (n + goles.count) % equipo.plantilla.count
                #expect(
                    gol
                        == .gol(
                            minuto: 10 + 25 * n, jugador: equipo.plantilla[turno], equipo: equipo))
            }
        }
    }
}
