import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Lo que la aplicación pide al sistema")
struct PruebasDelAparato {
    @Test("Los ajustes del sistema guardan, olvidan y no confunden palabras con números")
    func ajustes() throws {
        let nombre = "marcador-pruebas-\(UUID().uuidString)"
        let sistema = try #require(UserDefaults(suiteName: nombre))
        defer { sistema.removePersistentDomain(forName: nombre) }
        let preferencias = PreferenciasDelSistema(sistema)
        #expect(preferencias.duracion == 90)
        preferencias.guardar(60, en: Ajustes.claveDuracion)
        #expect(PreferenciasDelSistema(sistema).duracion == 60)
        sistema.set("sesenta", forKey: Ajustes.claveDuracion)
        #expect(preferencias.duracion == 90)
        preferencias.olvidar(Ajustes.claveDuracion)
        #expect(preferencias.entero(Ajustes.claveDuracion) == nil)
    }

    @Test(
        "Los avisos salen solo con permiso, en la lengua del momento",
        arguments: [
            (PermisoDeAvisos.concedido, Idioma.es, ["¡Gol! Ana (Rayo FC), minuto 12"]),
            (.concedido, .en, ["Goal! Ana (Rayo FC), minute 12"]),
            (.denegado, .es, []), (.sinPedir, .es, []),
        ])
    func avisos(permiso: PermisoDeAvisos, idioma: Idioma, esperados: [String]) async {
        let centro = CentroDePrueba(permiso)
        let notificador = NotificadorDeSistema(centro: centro) { idioma }
        await notificador.mirar()
        #expect(notificador.permitido == (permiso == .concedido))
        notificador.notificarGol(minuto: 12, jugador: "Ana", equipo: "Rayo FC")
        for _ in 0..<100 { await Task.yield() }
        await hasta("los avisos") { centro.avisos.count == esperados.count }
        #expect(centro.avisos == esperados)
    }

    @Test("Cada gol es un aviso, también los del mismo jugador en el mismo minuto")
    func dosGoles() async {
        let centro = CentroDePrueba(.concedido)
        let notificador = NotificadorDeSistema(centro: centro)
        await notificador.mirar()
        for (partido, goles) in [(1, 1), (1, 2), (2, 1)] {
            notificador.notificarGol(
                GolAvisado(
                    partidoId: partido, minuto: 12, jugador: "Ana", equipo: "Rayo FC",
                    marcador: Marcador(local: goles, visitante: 0)))
        }
        await hasta("los avisos") { centro.avisos.count == 3 }
        #expect(Set(centro.ids).count == 3)
    }

    @Test("De un gol sin autor se dice el equipo y cómo va")
    func golSinAutor() async {
        let centro = CentroDePrueba(.concedido)
        let notificador = NotificadorDeSistema(centro: centro)
        await notificador.mirar()
        notificador.notificarGol(
            GolAvisado(
                partidoId: 1, minuto: 12, jugador: "", equipo: "Toros",
                marcador: Marcador(local: 0, visitante: 1)))
        await hasta("el aviso") { centro.avisos == ["¡Gol! Gol de Toros, minuto 12, 0 a 1"] }
    }

    @Test(
        "El ritmo elegido vale si nadie lo dijo al arrancar, y solo si es de los que hay",
        arguments: [
            (Int?.none, [String](), 250), (60_000, [], 60_000), (7, [], 250),
            (60_000, ["-msPorMinuto", "20"], 20),
        ])
    func ritmo(elegido: Int?, argumentos: [String], ms: Int) async throws {
        let preferencias = PreferenciasFalsas()
        if let elegido { preferencias.guardar(elegido, en: Ajustes.claveRitmo) }
        let contenedor = ContenedorDeLaApp(
            partidos: RepositorioDePartidos(),
            comunes: Escenario.comunes(preferencias: preferencias),
            configuracion: Configuracion(argumentos: argumentos), reloj: RelojDeMano())
        let directo = try #require(contenedor.partidoViewModel(id: 1).directo)
        #expect(directo.msPorMinuto == ms)
    }

    @Test(
        "Un partido de verdad dura lo que dura; el de ejemplo, lo de las lecciones",
        arguments: [
            ("Copa Barrio", 4, 250), ("Copa Barrio", 3, 60_000), ("Liga del Barrio", 4, 60_000),
        ])
    func ritmoDeVerdad(nombre: String, equipos: Int, ms: Int) async throws {
        let contenedor = ContenedorDeLaApp(
            partidos: RepositorioDePartidos(
                nombre: nombre, equipos: Array(DatosDeEjemplo.torneo.equipos.prefix(equipos)),
                partidos: [PartidoDeLista(id: 1, partido: Ejemplo.rayoContraToros)]),
            comunes: Escenario.comunes(), configuracion: Configuracion(), reloj: RelojDeMano())
        #expect(contenedor.partidoViewModel(id: 1).directo?.msPorMinuto == ms)
    }

    @Test("Lo que el sistema no deja hacer sin cifrar se dice aparte")
    func sinCifrar() {
        let noDeja = URLError(.appTransportSecurityRequiresSecureConnection)
        #expect(ErrorDeRed(deLaBiblioteca: noDeja) == .sinCifrar)
        #expect(ErrorDeRed(deLaBiblioteca: URLError(.timedOut)) == .sinConexion)
        #expect(ErrorDeRed(deLaBiblioteca: CancellationError()) == .sinConexion)
        #expect(ErrorDeRed.sinCifrar.texto.espanol == ErrorDeRed.sinCifrar.errorDescription)
    }

    @Test("Con -reiniciarDatos se olvida el torneo, el directo, los árbitros y la duración")
    func reiniciar() async throws {
        let carpeta = try CarpetaTemporal()
        let preferencias = PreferenciasFalsas()
        var configuracion = Configuracion()
        func lanzar() -> ContenedorDeLaApp {
            .enDisco(
                CarpetaDeDatos(url: carpeta.url), servicio: SinServicio(),
                preferencias: preferencias, configuracion: configuracion, reloj: RelojDeMano())
        }
        let primera = ModeloDeLaApp(contenedor: lanzar())
        let goles = primera.partidos.partido(id: 2)?.marcador().goles
        await primera.pedir(.gol(partido: 2, lado: .local))
        await primera.pedir(.cambiarDuracion(partido: nil, minutos: 60))
        await primera.pedir(.empezar(partido: 2, duracion: nil))
        primera.contenedor.partidoEnJuego.tarea?.cancel()

        let segunda = lanzar()
        #expect(segunda.partidos.partido(id: 2)?.marcador().goles == goles.map { $0 + 1 })
        #expect(segunda.partidoEnJuego.enJuego == 2)
        #expect(preferencias.duracion == 60)
        segunda.partidoEnJuego.tarea?.cancel()

        configuracion.reiniciarDatos = true
        let tercera = lanzar()
        #expect(tercera.partidos.partido(id: 2)?.marcador().goles == goles)
        #expect(tercera.partidoEnJuego.enJuego == nil)
        #expect(preferencias.duracion == 90)
    }

    @Test(
        "-servicio dice dónde preguntar",
        arguments: [
            (["-servicio", "http://127.0.0.1:9"], "http://127.0.0.1:9"), ([], nil),
        ])
    func servicio(argumentos: [String], direccion: String?) {
        #expect(Configuracion(argumentos: argumentos).servicio?.absoluteString == direccion)
    }
}

/// Notices that are written down instead of shown.
private final class CentroDePrueba: CentroDeAvisos {
    private let respuesta: PermisoDeAvisos
    private(set) var avisos: [String] = []
    private(set) var ids: [String] = []

    init(_ respuesta: PermisoDeAvisos) { self.respuesta = respuesta }

    func permiso() async -> PermisoDeAvisos { respuesta }
    func pedirPermiso() async throws -> PermisoDeAvisos { respuesta }
    func publicar(id: String, titulo: String, cuerpo: String) async throws {
        avisos.append("\(titulo) \(cuerpo)")
        ids.append(id)
    }
}
