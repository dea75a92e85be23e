internal import Synchronization

/// Whether a request is arriving over a connection, and until when it may.
///
/// The library only hangs up when nothing comes for a while; whoever sends a byte now and then
/// would keep a connection for ever. One of these hangs on every connection.
final class Llegada: Sendable {
    let conexion: ConexionMHD
    /// The peer's address.
    let origen: Direccion

    /// The second of the server after which the request is late; none when nothing is arriving.
    private let ultimoSegundo: Atomic<UInt64>

    /// The memory the connection has for the head of a request and of its answer, in bytes.
    private let memoria: Int
    private let ocupada = Atomic<Int>(0)
    private let conHuellas = Atomic<Bool>(true)

    /// The least memory that heads of answers are promised, in bytes.
    private static let paraLaRespuesta = 1024

    /// A request is expected.
    ///
    /// - Parameters:
    ///   - conexion: where it comes from.
    ///   - origen: the peer's address.
    ///   - memoria: what the connection has for heads, in bytes.
    ///   - segundo: the second of the server until which it may come.
    init(_ conexion: ConexionMHD, de origen: Direccion, memoria: Int, hasta segundo: UInt64) {
        self.conexion = conexion
        self.origen = origen
        self.memoria = memoria
        ultimoSegundo = Atomic(segundo)
    }

    /// The head of a request has taken so much memory, in bytes.
    func ocupar(_ bytes: Int) { ocupada.store(bytes, ordering: .relaxed) }

    /// Whether a proxy has left a header in the request that has come last.
    var reenviada: Bool { conHuellas.load(ordering: .relaxed) }

    /// Takes note of whether a proxy has left a header in the request.
    func anotar(reenviada: Bool) { conHuellas.store(reenviada, ordering: .relaxed) }

    /// Why an answer cannot be sent, if it cannot.
    ///
    /// Without memory for the head of an answer the library hangs up without a word.
    ///
    /// - Parameter cabeza: what the head of the answer takes, in bytes.
    /// - Returns: whose head is too long, or nil when both find room.
    func rechazo(a cabeza: Int) -> Rechazo? {
        if cabeza + ocupada.load(ordering: .relaxed) <= memoria { return nil }
        return cabeza > memoria - Self.paraLaRespuesta
            ? .respuestaQueNoCabe : .cabecerasDemasiadoGrandes
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
