internal import Synchronization

/// A listener's place in a channel; letting go of it stops listening.
public final class Suscripcion: Sendable {
    /// The channel listened to.
    public let canal: Canal
    private let ficha: Int

    /// Starts listening.
    ///
    /// - Parameters:
    ///   - canal: the channel.
    ///   - id: the last id the visitor has seen (`Last-Event-ID`, or the one its page was made
    ///     with); nil to start with the next new message. An id that is unknown, or so old that
    ///     what followed it is gone, gives a `recarga` event first.
    ///   - inicial: what a listener without an id gets first, for example the full state.
    public init(_ canal: Canal, desde id: String? = nil, inicial: Mensaje? = nil) {
        self.canal = canal
        ficha = canal.alta(desde: id, inicial: id == nil ? inicial : nil)
    }

    deinit { canal.baja(ficha) }

    /// Says how to wake the listener when there is something to read.
    func conectar(_ despertador: Despertador) {
        canal.estado.withLock { $0.conectar(ficha, despertador) }
    }

    /// Copies what there is to read; see ``EstadoDeCanal``.
    func leer(
        en destino: UnsafeMutableRawBufferPointer, siNoHay dormir: () -> Void
    ) -> Lectura {
        canal.estado.withLock { $0.leer(ficha, en: destino, siNoHay: dormir) }
    }

    /// Ends the stream once it has got what was sent.
    func terminar() { canal.terminar(ficha) }
}
