import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Cerrar la aplicación a mitad de partido")
struct PruebasDeRetomar {
    private let carpeta: CarpetaTemporal
    private let reloj = RelojDeMano()

    init() throws { carpeta = try CarpetaTemporal() }

    private var fichero: URL { carpeta.fichero(".torneo.directo.json") }

    private func repositorio() -> RepositorioDePartidos {
        RepositorioDePartidos(
            nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos, Ejemplo.aguilas],
            partidos: [
                PartidoDeLista(id: 1, partido: Ejemplo.rayoContraToros),
                PartidoDeLista(id: 2, partido: Ejemplo.lobosContraAguilas),
            ],
            almacen: AlmacenDelTorneo(url: carpeta.fichero("torneo.json")))
    }

    private func aplicacion(_ notificador: (any Notificador)? = nil) -> ContenedorDeLaApp {
        Escenario.contenedor(
            repositorio(), directo: fichero, notificador: notificador, reloj: reloj)
    }

    /// Plays match 1 to a minute, marks goals for the visitors by hand, and dies.
    private func jugar(minutos: Int, golesAMano: Int) async throws {
        let app = aplicacion()
        let pantalla = app.partidoViewModel(id: 1)
        pantalla.empezar()
        try await app.partidoEnJuego.asegurar()
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: minutos * 250)
        await hasta("el minuto \(minutos)") { pantalla.directo?.minuto == minutos }
        for _ in 0..<golesAMano { pantalla.alGol(.visitante) }
        app.partidoEnJuego.tarea?.cancel()
        await app.partidoEnJuego.tarea?.value
    }

    @Test("sigue desde el instante del saque, con los goles a mano en su sitio")
    func sigue() async throws {
        try await jugar(minutos: 30, golesAMano: 2)
        reloj.avanzar(ms: 30 * 250)
        let espia = NotificadorEspia()
        let app = aplicacion(espia)
        let lineas = await registro { app.retomar() }
        let directo = try #require(app.partidoEnJuego.directo(id: 1))
        #expect(lineas == ["partido n.º 1 RETOMADO en el minuto 60"])
        #expect(directo.minuto == 60)
        #expect(directo.duracion == 90)
        #expect(directo.marcador == Marcador(local: 1, visitante: 3), "12', 55' y dos a mano")
        #expect(espia.avisos.isEmpty, "lo pasado no se avisa")
        #expect(app.partidoEnJuego.enJuego == 1)
        #expect(!app.partidoViewModel(id: 2).empezar())
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 30 * 250)
        await app.partidoEnJuego.tarea?.value
        #expect(directo.marcador == Marcador(local: 2, visitante: 3))
        #expect(app.partidos.partido(id: 1)?.marcador() == Marcador(local: 2, visitante: 3))
        #expect(espia.avisos == ["Ana (Rayo FC), minuto 80"])
    }

    @Test("si acabó mientras tanto, está terminado, y la X lo olvida para siempre")
    func acaboMientrasTanto() async throws {
        try await jugar(minutos: 30, golesAMano: 1)
        reloj.avanzar(ms: 24 * 3_600_000)
        let app = aplicacion()
        app.retomar()
        let directo = try #require(app.partidoEnJuego.directo)
        #expect(directo.terminado)
        #expect(directo.minuto == 90)
        #expect(directo.marcador == Marcador(local: 2, visitante: 2))
        #expect(app.partidoEnJuego.enJuego == nil)
        app.partidoEnJuego.cerrar()
        try await app.partidoEnJuego.asegurar()
        let otra = aplicacion()
        otra.retomar()
        #expect(otra.partidoEnJuego.directo == nil)
    }

    @Test("un partido previsto que acabó mientras tanto tiene resultado")
    func previsto() async throws {
        let partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [],
            ficha: Ficha(estado: .programado))
        func app() -> ContenedorDeLaApp {
            Escenario.contenedor(
                RepositorioDePartidos(
                    nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros],
                    partidos: [PartidoDeLista(id: 1, partido: partido)],
                    almacen: AlmacenDelTorneo(url: carpeta.fichero("torneo.json"))),
                directo: fichero, reloj: reloj)
        }
        let antes = app()
        try await MesaDelTorneo(contenedor: antes).cumplir(.empezar(partido: 1, duracion: nil))
        #expect(antes.partidos.partido(id: 1)?.ficha.estado == .enJuego)
        #expect(antes.partidos.partido(id: 1)?.marcadorFinal == nil)
        antes.partidoEnJuego.tarea?.cancel()
        await antes.partidoEnJuego.tarea?.value
        reloj.avanzar(ms: 3_600_000)
        let despues = app()
        despues.retomar()
        #expect(despues.partidos.partido(id: 1)?.ficha.estado == .finalizado)
        #expect(despues.partidos.partido(id: 1)?.marcadorFinal == .aCero)
    }

    @Test(
        "un fichero sin sentido no se sigue, y no impide empezar",
        arguments: [
            "", "{", "[]", #"{"partidoId":1}"#,
            #"{"partidoId":99,"duracion":90,"inicio":{"ms":1},"msPorMinuto":250,"eventosDelGuion":5}"#,
            #"{"partidoId":1,"duracion":9223372036854775807,"inicio":{"ms":1},"msPorMinuto":0,"eventosDelGuion":5}"#,
            #"{"partidoId":1,"duracion":90,"inicio":{"ms":1},"msPorMinuto":9223372036854775807,"eventosDelGuion":5}"#,
            #"{"partidoId":1,"duracion":90,"inicio":{"ms":9223372036854775807},"msPorMinuto":250,"eventosDelGuion":5}"#,
            #"{"partidoId":1,"duracion":90,"inicio":{"ms":9999999999},"msPorMinuto":250,"eventosDelGuion":5}"#,
            #"{"partidoId":1,"duracion":90,"inicio":{"ms":-1},"msPorMinuto":250,"eventosDelGuion":5}"#,
            #"{"partidoId":1,"duracion":0,"inicio":{"ms":1},"msPorMinuto":250,"eventosDelGuion":5}"#,
            #"{"partidoId":1,"duracion":90,"inicio":{"ms":1},"msPorMinuto":-5,"eventosDelGuion":5}"#,
        ])
    func sinSentido(texto: String) async throws {
        try Data(texto.utf8).write(to: fichero)
        let app = aplicacion()
        app.retomar()
        #expect(app.partidoEnJuego.directo == nil)
        #expect(app.partidoViewModel(id: 1).empezar())
        app.partidoEnJuego.tarea?.cancel()
        await app.partidoEnJuego.tarea?.value
    }

    @Test("más eventos del guion que eventos hay: todo es guion", arguments: [-3, 0, 5, 99])
    func eventosDelGuion(cuantos: Int) throws {
        try AlmacenDelDirecto(url: fichero).guardar(
            DirectoGuardado(
                partidoId: 1, duracion: 90, inicio: reloj.ahora, msPorMinuto: 250,
                eventosDelGuion: cuantos))
        reloj.avanzar(ms: 90 * 250)
        let app = aplicacion()
        app.retomar()
        #expect(app.partidoEnJuego.directo?.marcador == Marcador(local: 2, visitante: 1))
    }

    @Test("sin nada que retomar, no pasa nada")
    func nada() {
        let app = aplicacion()
        app.retomar()
        #expect(app.partidoEnJuego.directo == nil)
    }
}
