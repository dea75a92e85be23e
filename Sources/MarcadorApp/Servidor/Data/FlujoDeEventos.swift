import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One connection that stays open and brings events as they happen.
///
/// Through the delegate, because the client library of Linux cannot read a body as it arrives in
/// any other way.
nonisolated final class FlujoDeEventos: NSObject, URLSessionDataDelegate {
    typealias Salida = AsyncThrowingStream<[EventoRecibido], any Error>

    /// How many pieces may wait to be looked at; whoever is slower starts again.
    private static let maximoEnEspera = 256

    private let lector: Mutex<LectorDeEventos>
    private let salida: Salida.Continuation
    private let idioma: Idioma

    private init(ultimoId: String?, salida: Salida.Continuation, idioma: Idioma) {
        lector = Mutex(LectorDeEventos(ultimoId: ultimoId))
        self.idioma = idioma
        self.salida = salida
    }

    /// Sends the request and hands on what comes.
    ///
    /// - Parameters:
    ///   - peticion: the request.
    ///   - ajustes: the client's settings.
    ///   - id: the last event that was seen.
    ///   - idioma: the language in which it says why not.
    /// - Returns: the events; whoever stops reading hangs up.
    static func abrir(
        _ peticion: URLRequest, ajustes: URLSessionConfiguration, desde id: String?,
        _ idioma: Idioma
    ) -> Salida {
        let (flujo, salida) = Salida.makeStream(bufferingPolicy: .bufferingOldest(maximoEnEspera))
        let sesion = URLSession(
            configuration: ajustes,
            delegate: FlujoDeEventos(ultimoId: id, salida: salida, idioma: idioma),
            delegateQueue: nil)
        let tarea = sesion.dataTask(with: peticion)
        salida.onTermination = { _ in
            tarea.cancel()
            sesion.finishTasksAndInvalidate()
        }
        tarea.resume()
        return flujo
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let fallo = fallo(response) else {
            salida.yield([])
            return completionHandler(.allow)
        }
        salida.finish(throwing: fallo)
        completionHandler(.cancel)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
    ) {
        do {
            let eventos = try lector.withLock { lector in try lector.leer(data) }
            guard !eventos.isEmpty, case .dropped = salida.yield(eventos) else { return }
            salida.finish(throwing: FalloDelServidor.red(.sinConexion))
        } catch {
            salida.finish(throwing: FalloDelServidor.red(.respuestaIncomprensible))
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        if let error {
            salida.finish(throwing: FalloDelServidor.red(ErrorDeRed(deLaBiblioteca: error)))
        } else {
            salida.finish()
        }
    }

    private func fallo(_ respuesta: URLResponse) -> FalloDelServidor? {
        guard let http = respuesta as? HTTPURLResponse else {
            return .red(.respuestaIncomprensible)
        }
        guard http.statusCode == 200 else {
            return .red(
                .servidor(codigo: http.statusCode), esperando: Reintento.segundos(http), idioma)
        }
        let tipo = http.value(forHTTPHeaderField: "Content-Type") ?? ""
        return tipo.hasPrefix("text/event-stream") ? nil : .red(.respuestaIncomprensible)
    }
}
