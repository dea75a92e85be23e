package import Foundation
import Observation

/// What the screen that connects to a server shows.
nonisolated package struct ConexionUiState: Hashable, Sendable {
    /// Whether the server is being asked.
    package var conectando = false
    /// The tournaments to choose from, when there are several.
    package var torneos: [TorneoDTO] = []
    /// What is wrong and what to do; nil when nothing is.
    package var error: Texto?
}

/// The screen that connects to a Marcador server: by address, or by the QR code that carries one.
@MainActor
@Observable
package final class ConexionViewModel {
    /// The address, as it is being typed.
    package var direccion = ""
    /// Whether the camera is in front.
    package var escaneando = false
    /// What the screen shows.
    package private(set) var uiState = ConexionUiState()

    @ObservationIgnored private var pedida: DireccionDeMarcador?
    /// How often something was asked for: what came of earlier questions counts no more.
    @ObservationIgnored private var vez = 0
    @ObservationIgnored private let servicio: (URL) -> any ServicioDePartidos
    @ObservationIgnored private let camara: any Camara
    @ObservationIgnored private let alTraerSecreto: @MainActor (String, Papel?, URL) async -> Void
    @ObservationIgnored private let alElegir:
        @MainActor (DireccionDeMarcador, TorneoDTO) async -> Void

    /// The screen, empty.
    ///
    /// - Parameters:
    ///   - servicio: makes the service of a server.
    ///   - camara: reads QR codes.
    ///   - alTraerSecreto: called with the secret of a link, once its server has taken it, what it opens,
    ///     and the server.
    ///   - alElegir: called with the address and the tournament of it that is to be followed.
    package init(
        servicio: @escaping (URL) -> any ServicioDePartidos, camara: any Camara = SinCamara(),
        alTraerSecreto: @escaping @MainActor (String, Papel?, URL) async -> Void = { _, _, _ in },
        alElegir: @escaping @MainActor (DireccionDeMarcador, TorneoDTO) async -> Void
    ) {
        self.servicio = servicio
        self.camara = camara
        self.alTraerSecreto = alTraerSecreto
        self.alElegir = alElegir
    }

    /// Whether «Conectar» can be tapped.
    package var puedeConectar: Bool {
        !uiState.conectando && direccion.contains { !$0.isWhitespace }
    }

    /// Whether this device reads QR codes.
    package var puedeEscanear: Bool { camara.existe }

    /// Brings the camera to the front, or says why it cannot come; the address can be typed all the
    /// same.
    package func escanear() async {
        guard await camara.permiso() else {
            uiState = ConexionUiState(error: .sinPermisoDeCamara)
            return
        }
        uiState.error = nil
        escaneando = true
    }

    /// The camera stopped by itself, as when its permission was taken back.
    package func alPerderLaCamara() {
        escaneando = false
        uiState = ConexionUiState(error: .sinPermisoDeCamara)
    }

    /// A QR code was scanned, or a link opened: connects to what it says, also in the middle of
    /// connecting to something else.
    package func alEscanear(_ texto: String) async {
        escaneando = false
        direccion = texto.trimmingCharacters(in: .whitespacesAndNewlines)
        await conectarAhora()
    }

    /// Nobody waits for an answer any more.
    package func cancelar() {
        vez += 1
        uiState = ConexionUiState()
    }

    /// Connects to the address: follows its tournament, or the only one, or offers a choice.
    package func conectar() async {
        guard !uiState.conectando else { return }
        await conectarAhora()
    }

    private func conectarAhora() async {
        vez += 1
        do throws(FalloDeDireccion) {
            let pedida = try DireccionDeMarcador(direccion)
            uiState = ConexionUiState(conectando: true)
            await preguntar(pedida, vez)
        } catch {
            uiState = ConexionUiState(error: error.texto)
        }
    }

    /// One of several tournaments was chosen.
    package func elegir(_ torneo: TorneoDTO) async {
        guard let pedida, !uiState.conectando else { return }
        let mia = vez
        uiState.conectando = true
        await alElegir(pedida, torneo)
        if mia == vez { uiState = ConexionUiState() }
    }

    private func preguntar(_ pedida: DireccionDeMarcador, _ mia: Int) async {
        do {
            let destino = servicio(pedida.servidor)
            if let secreto = pedida.secreto {
                // A link that counts no more must not take the place of one that does.
                let sesion = try await destino.sesion(con: secreto)
                guard mia == vez else { return }
                await alTraerSecreto(secreto, sesion.papel, pedida.servidor)
                // Nobody reads it over a shoulder.
                direccion = String(direccion.prefix { $0 != "#" })
            }
            let torneos = try await destino.torneos()
            guard mia == vez else { return }
            self.pedida = pedida
            uiState = ConexionUiState(torneos: torneos)
            let elegido = pedida.torneo.map { id in torneos.first { $0.id == id } }
            switch elegido {
            case .some(let torneo?): await elegir(torneo)
            case .some(nil): uiState.error = .noExisteElTorneo(pedida.torneo ?? "")
            case nil where torneos.count == 1: await elegir(torneos[0])
            case nil where torneos.isEmpty: uiState.error = .servidorSinTorneos
            case nil: return
            }
        } catch {
            guard mia == vez else { return }
            uiState = ConexionUiState(error: Self.frase(FalloDelServidor(error)))
        }
    }

    /// What is wrong when a server cannot be connected to.
    static func frase(_ fallo: FalloDelServidor) -> Texto {
        switch fallo {
        case .red(.sinConexion): .servidorNoContesta
        case .red(.sinCifrar): .conexionSinCifrar
        case .red(.servidor(500...)), .ahoraNo: fallo.texto
        case .faltaEnlace: fallo.texto
        case .rechazo(let rechazo) where rechazo.codigo == 403: fallo.texto
        case .red, .rechazo: .ahiNoHayMarcador
        }
    }
}
