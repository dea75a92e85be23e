/// What the server serves: the seam between HTTP and everything else.
public protocol Aplicacion: Sendable {
    /// Answers at once from what is ready.
    ///
    /// Called for `GET` and `HEAD` on the library's own thread, hundreds of thousands of times a
    /// second: it must not wait for anything. The path has not been checked or decoded yet.
    ///
    /// - Parameter cabeza: what is known of the request; good only during the call.
    /// - Returns: a ready answer, or nil to have ``responder(_:)`` called.
    func alInstante(_ cabeza: some CabezaDePeticion) -> RespuestaLista?

    /// The longest body that a request may have beyond the usual one.
    ///
    /// Called on the library's own thread before a body that announces itself as longer than usual
    /// is taken in: it must not wait for anything.
    ///
    /// - Parameter cabeza: what is known of the request; good only during the call.
    /// - Returns: a number of bytes; nil for the usual limit.
    func cuerpoMaximo(_ cabeza: some CabezaDePeticion) -> Int?

    /// Answers taking the time it needs; meanwhile the connection rests and no thread waits.
    ///
    /// Called on the main actor, where the answers are made: going there and back from other threads
    /// several times would take longer than most of them.
    ///
    /// - Parameter peticion: the complete request.
    /// - Returns: what to send. The task is cancelled when the server stops.
    @MainActor func responder(_ peticion: Peticion) async -> Salida
}

extension Aplicacion {
    /// The usual limit for every request.
    public func cuerpoMaximo(_ cabeza: some CabezaDePeticion) -> Int? { nil }
}

/// What goes out in answer to a request.
public enum Salida: Sendable {
    /// An answer made for this request.
    case respuesta(Respuesta)
    /// An answer that is ready and shared.
    case lista(RespuestaLista)
    /// Events, for as long as the visitor stays.
    case flujo(Suscripcion)
}
