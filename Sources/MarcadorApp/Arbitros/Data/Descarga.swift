import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request to a server nobody vouches for: bounded in size and in time.
nonisolated final class Descarga: NSObject, URLSessionDataDelegate {
    /// The most that is read of an answer, in bytes.
    static let maximo = 4 * 1_048_576

    private struct Estado {
        var datos = Data()
        var espera: CheckedContinuation<(Data, URLResponse), any Error>?
    }

    private let estado = Mutex(Estado())

    /// Sends the request and reads the answer.
    ///
    /// - Parameters:
    ///   - peticion: the request.
    ///   - ajustes: the client's settings.
    ///   - plazo: how long all of it may take.
    ///   - reloj: the clock by which it may.
    /// - Returns: the body and the response.
    /// - Throws: what the client library says; `URLError.cancelled` when the answer is too long or
    ///   takes too long.
    static func datos(
        _ peticion: URLRequest, ajustes: URLSessionConfiguration, plazo: Duration,
        reloj: any Reloj
    ) async throws -> (Data, URLResponse) {
        let descarga = Descarga()
        let sesion = URLSession(configuration: ajustes, delegate: descarga, delegateQueue: nil)
        defer { sesion.finishTasksAndInvalidate() }
        let tarea = sesion.dataTask(with: peticion)
        let hasta = reloj.ahora.masTarde(
            ms: Int(plazo.components.seconds * 1000)
                + Int(plazo.components.attoseconds / 1_000_000_000_000_000))
        let vigilante = Task {
            try await reloj.esperar(hasta: hasta)
            tarea.cancel()
        }
        defer { vigilante.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { espera in
                descarga.estado.withLock { $0.espera = espera }
                tarea.resume()
            }
        } onCancel: {
            tarea.cancel()
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
    ) {
        let cabe = estado.withLock { estado in
            estado.datos.append(data)
            return estado.datos.count <= Self.maximo
        }
        if !cabe { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let (espera, datos) = estado.withLock { estado in
            defer { estado.espera = nil }
            return (estado.espera, estado.datos)
        }
        if let respuesta = task.response, error == nil, datos.count <= Self.maximo {
            espera?.resume(returning: (datos, respuesta))
        } else {
            espera?.resume(throwing: error ?? URLError(.badServerResponse))
        }
    }
}
