import Foundation
import Testing

@testable import Torneo

@Suite("Inscribir partidos en un torneo")
struct TorneoTests {
    private static func partido(_ eventos: EventoDePartido...) -> Partido {
        Partido(local: Ejemplo.rayo, visitante: Ejemplo.toros, eventos: eventos)
    }

    private static let rechazados: [(Partido, ErrorDeTorneo)] = [
        (Partido(local: Ejemplo.rayo, visitante: Ejemplo.rayo), .equipoContraSiMismo),
        (
            Partido(local: Ejemplo.rayo, visitante: Ejemplo.lobos),
            .equiposNoInscritos(torneo: "Copa")
        ),
        (
            partido(.gol(minuto: 131, jugador: Ejemplo.ana, equipo: Ejemplo.rayo)),
            .minutoFueraDelPartido(131)
        ),
        (
            partido(.tarjeta(minuto: -1, jugador: Ejemplo.ana, color: .roja)),
            .minutoFueraDelPartido(-1)
        ),
        (
            partido(.gol(minuto: 1, jugador: Ejemplo.pedro, equipo: Ejemplo.lobos)),
            .golDeEquipoAjeno(equipo: "Lobos")
        ),
        (
            partido(.gol(minuto: 1, jugador: Ejemplo.ivan, equipo: Ejemplo.rayo)),
            .jugadorNoJuegaEnElEquipo(jugador: "Iván", equipo: "Rayo FC")
        ),
        (
            partido(.tarjeta(minuto: 1, jugador: Ejemplo.pedro, color: .amarilla)),
            .jugadorNoJuegaElPartido(jugador: "Pedro")
        ),
        (partido(.cambio(minuto: 1, sale: Ejemplo.ana, entra: Ejemplo.pedro)), .cambioConAjenos),
        (
            Partido(
                local: Ejemplo.rayo, visitante: Ejemplo.toros,
                incidencias: [
                    Incidencia(
                        .gol(minuto: 1, jugador: Ejemplo.ana, equipo: Ejemplo.rayo),
                        clase: .enPropia)
                ]),
            .jugadorNoJuegaEnElEquipo(jugador: "Ana", equipo: "Toros")
        ),
        (
            Partido(
                local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [],
                ficha: Ficha(estado: .adjudicado(Marcador(local: -1, visitante: 0)))),
            .marcadorImposible(Marcador(local: -1, visitante: 0))
        ),
        (
            Partido(
                local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [],
                ficha: Ficha(tanda: Marcador(local: 3, visitante: 1000))),
            .marcadorImposible(Marcador(local: 3, visitante: 1000))
        ),
    ]

    @Test("Un partido imposible se rechaza con su motivo y no cambia nada", arguments: rechazados)
    func rechazado(partido: Partido, error: ErrorDeTorneo) {
        let torneo = Torneo(nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros])
        #expect(throws: error) { try torneo.registrar(partido) }
        #expect(torneo.partidos.isEmpty)
        #expect((error as any LocalizedError).errorDescription?.isEmpty == false)
    }

    @Test("Los partidos quedan en el orden en que llegan, con los límites del reglamento")
    func aceptados() throws {
        let torneo = Torneo(nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros])
        let limites = Self.partido(
            .gol(minuto: 0, jugador: Ejemplo.ana, equipo: Ejemplo.rayo),
            .gol(minuto: 130, jugador: .sinIdentificar, equipo: Ejemplo.toros),
            .tarjeta(minuto: 45, jugador: Ejemplo.sofia, color: .roja))
        try torneo.registrar(Ejemplo.rayoContraToros)
        try torneo.registrar(limites)
        #expect(torneo.partidos == [Ejemplo.rayoContraToros, limites])
        #expect(torneo.tablaDePosiciones().map(\.puntos) == [4, 1])
        #expect(torneo.filasDeGoleadores().map(\.goles) == [3, 1])
    }

    @MainActor
    @Test("El cronómetro avanza y avisa")
    func cronometro() {
        let cronometro = Cronometro()
        var minutos: [Int] = []
        cronometro.alTick = { [weak cronometro] in minutos.append(cronometro?.minuto ?? -1) }
        cronometro.avanzar()
        cronometro.avanzar()
        #expect(minutos == [1, 2])
    }

    @MainActor
    @Test("Un cronómetro capturado sin fuerza se libera")
    func cronometroSeLibera() {
        weak var testigo: Cronometro?
        do {
            let cronometro = Cronometro()
            cronometro.alTick = { [weak cronometro] in _ = cronometro?.minuto }
            cronometro.avanzar()
            testigo = cronometro
        }
        #expect(testigo == nil)
    }
}
