internal import CMicrohttpd
internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// An event stream on its way to one visitor, over a socket that the library has let go of.
///
/// A stream rests nearly all the time, and in the library's hands it would keep the memory of its
/// request meanwhile. At any time one party may write to it, or nobody: while it sleeps in the
/// channel, nobody; whoever takes it out (the ``Pregonero``), until it sleeps again or is handed
/// back; then the stream itself, until there is nothing to send. Only the stream itself ends it.
final class Retransmision: Sendable {
    /// What is listened to.
    let canal: Canal
    /// Its socket, a descriptor of its own.
    let enchufe: Int32

    private let estado: Mutex<Estado>
    private let alAcabar: @Sendable (Retransmision) -> Void

    private struct Estado {
        /// None when the stream is over.
        var suscripcion: Suscripcion?
        /// For how many seconds the socket has taken nothing; none when nothing waits for it.
        var atasco: Int?
    }

    /// Where streams go on that do not take everything at once.
    private static let cola = DispatchQueue(label: "marcador.retransmision", qos: .userInitiated)

    /// How much is read from the channel at a time, in bytes.
    private static let trozo = 4096

    /// How many pieces a stream sends before it is the turn of the others.
    private static let turno = 16

    /// A stream that has not begun.
    ///
    /// - Parameters:
    ///   - suscripcion: what is streamed.
    ///   - enchufe: the socket, which from now on belongs to the stream.
    ///   - alAcabar: called once, when the stream is over and its socket closed.
    init(
        _ suscripcion: Suscripcion, en enchufe: Int32,
        alAcabar: @escaping @Sendable (Retransmision) -> Void
    ) {
        canal = suscripcion.canal
        self.enchufe = enchufe
        self.alAcabar = alAcabar
        estado = Mutex(Estado(suscripcion: suscripcion))
    }

    /// Begins.
    ///
    /// - Parameter cabeza: what goes before the events.
    func empezar(con cabeza: [UInt8]) {
        estado.withLock { $0.suscripcion }?.conectar(.retransmision(self))
        seguir(cabeza[...])
    }

    /// Is over before it has begun.
    func renunciar() { acabar(cerrando: false) }

    /// Goes on where whoever wrote has left off.
    func reanudar() { Self.cola.async { self.seguir([]) } }

    /// Ends once everything has been sent.
    func terminar() { estado.withLock { $0.suscripcion }?.terminar() }

    /// Hangs up: whoever waits for the socket finds it closed.
    func cortar() {
        // Under the lock, so that it is not somebody else's socket by now.
        estado.withLock { estado in
            if estado.suscripcion != nil { shutdown(enchufe, Int32(SHUT_RDWR)) }
        }
    }

    /// A second has passed: a socket that takes nothing for too long is given up.
    ///
    /// - Parameter maximo: the most seconds it may take nothing.
    func pasarUnSegundo(maximo: Int) {
        let harta = estado.withLock { estado in
            estado.atasco = estado.atasco.map { $0 + 1 }
            return estado.atasco.map { $0 > maximo } ?? false
        }
        if harta { cortar() }
    }

    /// Writes as much as the system takes without waiting.
    ///
    /// - Parameter bytes: what is to be sent.
    /// - Returns: how many bytes were taken; none also when the visitor has gone.
    func escribir(_ bytes: UnsafeRawBufferPointer) -> Int { max(0, enviar(bytes)) }

    private func enviar(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if os(Linux)
            send(enchufe, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        #else
            send(enchufe, bytes.baseAddress, bytes.count, MSG_DONTWAIT)
        #endif
    }

    private func seguir(_ pendiente: ArraySlice<UInt8>) {
        var pendiente = pendiente
        for _ in 0..<Self.turno {
            if pendiente.isEmpty {
                switch leer() {
                case .bytes(let bytes): pendiente = bytes
                case .nada: return
                case .fin: return acabar()
                }
            }
            let enviados = pendiente.withUnsafeBytes(enviar)
            if enviados < 0 {
                guard [EAGAIN, EINTR].contains(errno) else { return acabar() }
                return esperarSitio(para: pendiente)
            }
            pendiente = pendiente.dropFirst(enviados)
        }
        Self.cola.async { [pendiente] in self.seguir(pendiente) }
    }

    private enum Leido {
        case bytes(ArraySlice<UInt8>)
        /// The stream sleeps and is in other hands from now on.
        case nada
        case fin
    }

    private func leer() -> Leido {
        guard let suscripcion = estado.withLock({ $0.suscripcion }) else { return .nada }
        var lectura = Lectura.espera
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.trozo) { destino, escritos in
            lectura = suscripcion.leer(en: UnsafeMutableRawBufferPointer(destino)) {}
            if case .bytes(let cuantos) = lectura { escritos = cuantos }
        }
        switch lectura {
        case .bytes: return .bytes(bytes[...])
        case .espera: return .nada
        case .fin: return .fin
        }
    }

    private func esperarSitio(para pendiente: ArraySlice<UInt8>) {
        estado.withLock { $0.atasco = 0 }
        let fuente = DispatchSource.makeWriteSource(fileDescriptor: enchufe, queue: Self.cola)
        fuente.setEventHandler { fuente.cancel() }
        // Not before the system has forgotten the socket, which may be closed next.
        fuente.setCancelHandler {
            self.estado.withLock { $0.atasco = nil }
            self.seguir(pendiente)
        }
        fuente.activate()
    }

    private func acabar(cerrando: Bool = true) {
        let suscripcion = estado.withLock { estado in
            let suscripcion = estado.suscripcion.take()
            if suscripcion != nil {
                if cerrando { shutdown(enchufe, Int32(SHUT_WR)) }
                close(enchufe)
            }
            return suscripcion
        }
        if suscripcion != nil { alAcabar(self) }
    }
}
