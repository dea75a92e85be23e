import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El guion de un partido que se vuelve a jugar")
struct PruebasDelGuion {
    private func gol(_ minuto: Int, _ equipo: Equipo = Ejemplo.rayo) -> EventoDePartido {
        .gol(minuto: minuto, jugador: equipo.plantilla[0], equipo: equipo)
    }

    private func partido(_ incidencias: [Incidencia], prorroga: Bool = false) -> Partido {
        Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: incidencias,
            ficha: Ficha(prorroga: prorroga))
    }

    /// The minutes in which something happens, one for each thing.
    private func minutos(_ partido: Partido, duracion: Int) -> [Int] {
        let guion = GuionDelPartido(partido, duracion: duracion)
        return (0...duracion).flatMap { minuto in
            guion.incidencias(enElMinuto: minuto).map { _ in minuto }
        }
    }

    @Test(
        "cada gol cae en su minuto, si el partido llega",
        arguments: [
            (0, 90, [1]), (1, 90, [1]), (90, 90, [90]), (91, 90, []), (91, 120, [91]),
            (80, 60, []), (60, 60, [60]),
        ])
    func cadaGolEnSuMinuto(minuto: Int, duracion: Int, caen: [Int]) {
        #expect(minutos(partido([Incidencia(gol(minuto))]), duracion: duracion) == caen)
    }

    @Test("lo que nadie apuntó cuándo fue cae al final, y el resultado acaba bien")
    func sinMinuto() async {
        let partido = partido([
            Incidencia(gol(0), minutoConocido: false), Incidencia(gol(30, Ejemplo.toros)),
        ])
        #expect(minutos(partido, duracion: 90) == [30, 90])
        #expect(minutos(partido, duracion: 60) == [30, 60])
        let directo = Directo(partidoId: 1, partido: partido, duracion: 90, msPorMinuto: 0)
        await directo.jugar()
        #expect(directo.marcador == Marcador(local: 1, visitante: 1))
    }

    @Test("el tiempo añadido va con su minuto, por orden")
    func tiempoAnadido() {
        let partido = partido([
            Incidencia(gol(90), anadido: 5), Incidencia(gol(90), anadido: 2),
            Incidencia(gol(90)), Incidencia(gol(45), anadido: 1),
        ])
        let guion = GuionDelPartido(partido, duracion: 90)
        #expect(guion.incidencias(enElMinuto: 45).map(\.anadido) == [1])
        #expect(guion.incidencias(enElMinuto: 90).map(\.anadido) == [0, 2, 5])
        #expect(guion.incidencias(enElMinuto: 46).isEmpty)
    }

    @Test("un gol en propia cuenta para el otro, también en directo")
    func enPropia() async {
        let enPropia = EventoDePartido.gol(
            minuto: 3, jugador: Ejemplo.ivan, equipo: Ejemplo.rayo)
        let partido = partido([Incidencia(enPropia, clase: .enPropia)])
        let directo = Directo(partidoId: 1, partido: partido, duracion: 60, msPorMinuto: 0)
        await directo.jugar()
        #expect(directo.marcador == Marcador(local: 1, visitante: 0))
    }

    @Test("una prórroga se puede jugar hasta el 120; las duraciones de siempre siguen ahí")
    func prorroga() async {
        let repositorio = RepositorioDePartidos(
            nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros],
            partidos: [
                PartidoDeLista(id: 1, partido: partido([Incidencia(gol(118))], prorroga: true)),
                PartidoDeLista(id: 2, partido: partido([Incidencia(gol(18))])),
            ])
        let contenedor = Escenario.contenedor(repositorio)
        #expect(contenedor.duraciones(de: 1) == [120, 90, 60])
        #expect(contenedor.duraciones(de: 2) == [90, 60])
        #expect(contenedor.partidoViewModel(id: 1).directo?.duracion == 120)
        #expect(contenedor.partidoViewModel(id: 2).directo?.duracion == 90)
        let largo = Directo(
            partidoId: 1, partido: repositorio.partidos[0].partido, duracion: 120, msPorMinuto: 0)
        await largo.jugar()
        #expect(largo.marcador == Marcador(local: 1, visitante: 0))
        #expect(largo.ultimoAviso == "minuto 120 con 1-0")
    }
}
