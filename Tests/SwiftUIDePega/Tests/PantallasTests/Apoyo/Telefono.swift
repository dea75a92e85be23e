import Foundation
import MarcadorApp
import Synchronization

@testable import MarcadorUI
@testable import SwiftUI

/// A device with the application on it, whose clock, network and disk belong to the test.
@MainActor
final class Telefono {
    let reloj = RelojDeMano()
    let servicio: ServicioFalso
    let centro = CentroFalso()
    let escaparate = EscaparateFalso()
    let camara = CamaraFalsa()
    /// The Marcador of another computer.
    let otro = ServidorFalso()

    private let carpeta: CarpetaTemporal
    private let ajustes: UserDefaults
    private let conjunto = "marcador-pruebas-\(UUID().uuidString)"
    private let ancho: UserInterfaceSizeClass
    private let idioma: String
    private var piezas: Composicion
    private var aparato: Aparato

    /// The application, launched.
    ///
    /// - Parameters:
    ///   - ancho: how much room there is: a phone, or a tablet.
    ///   - idioma: the language of the system.
    ///   - servicio: what the network answers.
    ///   - preparar: puts into the data folder what is there before the first launch.
    /// - Throws: when there is no disk to work on.
    init(
        ancho: UserInterfaceSizeClass = .compact, idioma: String = "es",
        servicio: ServicioFalso = ServicioFalso(.success(Telefono.arbitros)),
        preparando preparar: (CarpetaDeDatos) throws -> Void = { _ in }
    ) throws {
        self.ancho = ancho
        self.idioma = idioma
        self.servicio = servicio
        carpeta = try CarpetaTemporal()
        try preparar(Self.datos(carpeta.url))
        guard let ajustes = UserDefaults(suiteName: conjunto) else {
            throw NoSePuede(description: "No hay ajustes")
        }
        self.ajustes = ajustes
        (piezas, aparato) = Self.lanzar(
            carpeta.url, ajustes, servicio, otro, (centro, escaparate, camara), reloj, ancho, idioma
        )
    }

    isolated deinit { ajustes.removePersistentDomain(forName: conjunto) }

    /// The screen.
    var pantalla: Aparato { aparato }
    /// What follows the Marcador of another computer.
    var servidor: ContenedorDelServidor { piezas.servidor }
    /// Who tells goals outside the screens.
    var avisos: NotificadorDeSistema { piezas.avisos }
    /// What is behind it.
    var modelo: ModeloDeLaApp { piezas.modelo }

    /// Closes the application for good and launches it again: only what is on the disk remains.
    func relanzar() async throws {
        try await modelo.partidos.asegurar()
        try await modelo.contenedor.partidoEnJuego.asegurar()
        aparato.apagar()
        await servidor.alIrse()
        modelo.contenedor.partidoEnJuego.tarea?.cancel()
        (piezas, aparato) = Self.lanzar(
            carpeta.url, ajustes, servicio, otro, (centro, escaparate, camara), reloj, ancho, idioma
        )
    }

    /// Lets minutes of a match pass.
    func pasan(minutos: Int) { reloj.avanzar(ms: minutos * Self.msPorMinuto) }

    /// Begins the match on the screen and waits until it is in play.
    ///
    /// - Throws: `NoSePuede` when it cannot begin.
    func empiezaElPartido() async throws {
        try aparato.tocar("Empezar partido")
        try await aparato.espera("el partido en juego") { $0.texto("estado") == "En juego" }
    }

    private static let msPorMinuto = 250

    /// The folders of a phone: Documents, and the application's own.
    private static func datos(_ carpeta: URL) -> CarpetaDeDatos {
        CarpetaDeDatos(url: carpeta, propia: carpeta.appending(path: "Soporte/Marcador"))
    }

    private static func lanzar(
        _ carpeta: URL, _ ajustes: UserDefaults, _ servicio: ServicioFalso,
        _ otro: ServidorFalso,
        _ fuera: (centro: CentroFalso, escaparate: EscaparateFalso, camara: CamaraFalsa),
        _ reloj: RelojDeMano, _ ancho: UserInterfaceSizeClass, _ idioma: String
    ) -> (Composicion, Aparato) {
        let piezas = Composicion(
            carpeta: datos(carpeta), ajustes: ajustes,
            configuracion: Configuracion(), servicio: servicio, marcadores: { _ in otro },
            centro: fuera.centro, camara: fuera.camara, escaparate: fuera.escaparate,
            idioma: { Idioma.preferido(segun: idioma) }, reloj: reloj)
        let aparato = Aparato {
            piezas.raiz.defaultAppStorage(ajustes)
        }
        aparato.entorno.horizontalSizeClass = ancho
        aparato.entorno.locale = Locale(identifier: idioma)
        return (piezas, aparato)
    }

    /// Two of the referees that the lessons' service knows.
    nonisolated static let arbitros = [
        ArbitroDTO(Arbitro(id: 1, nombre: "Leanne Graham", ciudad: "Gwenborough")),
        ArbitroDTO(Arbitro(id: 2, nombre: "Ervin Howell", ciudad: "Wisokyburgh")),
    ]
}

/// Notices that are written down instead of shown.
@MainActor
final class CentroFalso: CentroDeAvisos {
    var respuesta = PermisoDeAvisos.concedido
    private(set) var preguntado = false
    private(set) var avisos: [String] = []

    func permiso() async -> PermisoDeAvisos { preguntado ? respuesta : .sinPedir }

    func pedirPermiso() async throws -> PermisoDeAvisos {
        preguntado = true
        return respuesta
    }

    func publicar(id: String, titulo: String, cuerpo: String) async throws {
        avisos.append("\(titulo) \(cuerpo)")
    }
}

/// A locked screen that is written down instead of shown.
final class EscaparateFalso: EscaparateEnVivo {
    private let lineas = Mutex<[String]>([])
    private let motivo = Mutex<FalloEnVivo?>(nil)

    /// What was shown, in order; a dash when it was taken away.
    var ensenado: [String] { lineas.withLock { $0 } }

    var impedimento: FalloEnVivo? { motivo.withLock { $0 } }

    func impedir(_ fallo: FalloEnVivo?) { motivo.withLock { $0 = fallo } }

    func ensenar(_ estado: EstadoEnVivo) async throws(FalloEnVivo) {
        if let impedimento { throw impedimento }
        lineas.withLock {
            $0.append(estado.frase(caducado: false).espanol)
        }
    }

    func retirar() async { lineas.withLock { $0.append("–") } }
}

/// A camera that is there or not, and may be used or not.
@MainActor
final class CamaraFalsa: Camara {
    var existe = true
    var permitida = true

    func permiso() async -> Bool { permitida }
}
