import Foundation
import MarcadorApp
import Observation
import Testing
import Torneo

@testable import MarcadorServidor

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Returns when something observed holds, woken by what changes; the suite's limit of time guards it.
@MainActor
func cuando(_ condicion: () -> Bool) async {
    while !condicion() {
        await withCheckedContinuation { continuacion in
            _ = withObservationTracking {
                condicion()
            } onChange: {
                continuacion.resume()
            }
        }
        await Task.yield()
    }
}

extension ServicioMarcador {
    /// A service that waits longer than people would: the computer that tests may be busy.
    ///
    /// - Parameters:
    ///   - servidor: the server.
    ///   - cabeceras: what is sent with every request.
    ///   - secreto: the secret of a link for a match.
    /// - Returns: the service.
    @MainActor
    static func paciente(
        _ servidor: URL, _ cabeceras: [String: String] = [:],
        secreto: @escaping (Lugar) -> String? = { _ in nil }
    ) -> ServicioMarcador {
        let ajustes = URLSessionConfiguration.ephemeral
        ajustes.timeoutIntervalForRequest = 120
        ajustes.httpAdditionalHeaders = cabeceras
        return ServicioMarcador(
            servidor: servidor, secreto: secreto, sesion: URLSession(configuration: ajustes),
            plazo: .seconds(120))
    }
}

/// A real server that can be stopped and opened again on the same data and port.
@MainActor
final class ServidorDePrueba {
    let carpeta: URL
    private(set) var servidor: ServidorDeMarcador?
    private(set) var puerto: UInt16 = 0

    init() throws {
        carpeta = FileManager.default.temporaryDirectory
            .appending(path: "marcador-seguido-\(UUID().uuidString)")
        try abrir()
    }

    var direccion: String { "http://localhost:\(puerto)" }

    func abrir() throws {
        var opciones = ServidorDeMarcador.Opciones()
        opciones.puerto = puerto
        opciones.carpeta = CarpetaDeDatos(url: carpeta)
        // An hour a minute: the minute stands still.
        opciones.configuracion = Configuracion(argumentos: ["-msPorMinuto", "3600000"])
        let nuevo = try ServidorDeMarcador(opciones)
        puerto = nuevo.puerto
        servidor = nuevo
    }

    func parar() {
        servidor?.parar()
        servidor = nil
    }

    /// The same data at another address.
    func mudar() throws {
        parar()
        puerto = 0
        try abrir()
    }

    func borrar() { try? FileManager.default.removeItem(at: carpeta) }

    /// The match as it is on the disk in the end.
    func guardado(_ numero: Int) async throws -> Partido {
        await servidor?.guardar()
        let datos = try Data(contentsOf: carpeta.appending(path: "torneo.json"))
        return try DocumentoDelTorneo(json: datos).partidos[numero - 1]
    }
}
