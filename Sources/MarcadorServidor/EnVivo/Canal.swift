internal import Synchronization

/// A topic that visitors listen to: a bounded ring of the latest messages.
///
/// A message is written once; every listener has only its place in the ring, so a slow one costs
/// nothing but its own delay. **A listener that falls behind the ring**, or comes back after so
/// long (or after a restart of the server) that what it missed is gone, gets one `recarga` event,
/// which tells the page to load itself again, and goes on with the next new message. Nobody else
/// waits for it, and nothing is ever queued for it.
///
/// Ids are `sello-n`: the stamp is different in every channel and every run, so that an id from
/// before a restart is recognised as unknown.
public final class Canal: Sendable {
    let estado: Mutex<EstadoDeCanal>
    private let alCambiar: (@Sendable (Bool) -> Void)?

    /// Opens a channel.
    ///
    /// - Parameters:
    ///   - capacidad: how many messages can be caught up with, at least 1.
    ///   - sello: the stamp of this run; tests pass their own.
    ///   - alCambiar: called with true when the first listener comes and with false when the last
    ///     one has left, from any thread; two quick changes may be told out of order, so ask
    ///     ``hayOyentes`` before acting on it.
    public init(
        capacidad: Int = 256, sello: String = Canal.nuevoSello(),
        alCambiar: (@Sendable (_ hayOyentes: Bool) -> Void)? = nil
    ) {
        estado = Mutex(EstadoDeCanal(capacidad: max(capacidad, 1), sello: sello))
        self.alCambiar = alCambiar
    }

    /// A stamp no other channel has, in this run or another.
    public static func nuevoSello() -> String {
        String(UInt64.random(in: .min ... .max), radix: 36)
    }

    /// Whether anybody listens; when not, the owner need not render anything.
    public var hayOyentes: Bool { oyentes > 0 }

    /// How many listen.
    public var oyentes: Int { estado.withLock { $0.oyentes } }

    /// The id of the newest message, or of the beginning when there is none yet.
    ///
    /// A page made from the state as of now carries it and listens from there, so that nothing
    /// that happens between making the page and listening is missed.
    public var ultimoId: String { estado.withLock { $0.anillo.ultimoId } }

    /// Sends an event to everybody who listens and keeps it for those who come back.
    ///
    /// Returns at once: the listeners are woken on another thread.
    ///
    /// - Parameters:
    ///   - evento: the event's name, one word.
    ///   - datos: its data, any text.
    /// - Returns: the message, with the id it got.
    /// - Complexity: O(*listeners*), a few nanoseconds each.
    @discardableResult
    public func difundir(evento: String, datos: String) -> Mensaje {
        defer { despertar() }
        return anotar(evento: evento, datos: datos)
    }

    /// Keeps an event for everybody who listens, who get it when they are next woken: several
    /// events said at once then reach each of them in one piece.
    ///
    /// - Parameters:
    ///   - evento: the event's name, one word.
    ///   - datos: its data, any text.
    /// - Returns: the message, with the id it got.
    @discardableResult
    public func anotar(evento: String, datos: String) -> Mensaje {
        estado.withLock { $0.anadir(evento: evento, datos: datos) }
    }

    /// Keeps an event as ``anotar(evento:datos:)`` does, to be written when somebody reads it: one
    /// whom nobody hears costs nothing.
    ///
    /// - Parameters:
    ///   - evento: the event's name, one word.
    ///   - datos: gives its data; called at most once, from any thread, and must not wait or ask
    ///     the channel anything.
    /// - Returns: whether anybody listens.
    @discardableResult
    public func anotar(
        evento: String, cuandoSeLea datos: @escaping @Sendable () -> String
    ) -> Bool {
        estado.withLock { estado in
            estado.anadir(evento: evento, cuandoSeLea: datos)
            return estado.oyentes > 0
        }
    }

    /// Wakes everybody who listens and has something to read.
    public func despertar() {
        Pregonero.despertar(estado.withLock { $0.sacarDormidas() }, de: self)
    }

    /// Gives every listener a sign of life, so that dead ones are noticed and closed.
    public func latir() {
        Pregonero.despertar(
            estado.withLock { estado in
                estado.latir()
                return estado.sacarDormidas()
            }, de: self)
    }

    /// Ends every listener's stream once it has got what was sent; later ones end at once.
    public func cerrar() {
        Pregonero.despertar(
            estado.withLock { estado in
                estado.cerrado = true
                return estado.sacarDormidas()
            }, de: self)
    }

    func alta(desde id: String?, inicial: Mensaje?) -> Int {
        let (ficha, primera) = estado.withLock { estado in
            (estado.alta(desde: id, inicial: inicial), estado.oyentes == 1)
        }
        if primera { alCambiar?(true) }
        return ficha
    }

    func baja(_ ficha: Int) {
        let solo = estado.withLock { estado in
            estado.baja(ficha)
            return estado.oyentes == 0
        }
        if solo { alCambiar?(false) }
    }

    func terminar(_ ficha: Int) {
        Pregonero.despertar(estado.withLock { $0.terminar(ficha) }, de: self)
    }
}
