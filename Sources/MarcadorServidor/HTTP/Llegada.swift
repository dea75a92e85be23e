internal import Synchronization

/// Whether a request is arriving over a connection, and until when it may.
///
/// The library only hangs up when nothing comes for a while; whoever sends a byte now and then
/// would keep a connection for ever. One of these hangs on every connection.
final class Llegada: Sendable {
    let conexion: ConexionMHD

    /// The second of the server after which the request is late; none when nothing is arriving.
    private let ultimoSegundo: Atomic<UInt64>

    /// A request is expected.
    ///
    /// - Parameters:
    ///   - conexion: where it comes from.
    ///   - segundo: the second of the server until which it may come.
    init(_ conexion: ConexionMHD, hasta segundo: UInt64) {
        self.conexion = conexion
        ultimoSegundo = Atomic(segundo)
    }

    /// The request is there in full: from now on it is we who owe something.
    func completar() { ultimoSegundo.store(.max, ordering: .relaxed) }

    /// The answer has gone and the next request is expected.
    func esperarOtra(hasta segundo: UInt64) { ultimoSegundo.store(segundo, ordering: .relaxed) }

    /// Whether the request is late; asked once, for then it is dealt with.
    func caduca(en segundo: UInt64) -> Bool {
        let ultimo = ultimoSegundo.load(ordering: .relaxed)
        guard segundo > ultimo else { return false }
        return ultimoSegundo.compareExchange(
            expected: ultimo, desired: .max, ordering: .relaxed
        ).exchanged
    }
}
