/// The body of a request, as far as it has come.
struct CuerpoQueLlega {
    /// What has come; nothing when it was refused.
    private(set) var bytes: [UInt8] = []
    /// Whether the request was refused before its body had come.
    private(set) var rechazado = false

    private var recibidos = 0

    /// How many times the limit is swallowed after the refusal, so that the peer can read it.
    private static let paciencia = 1024

    /// What became of a piece of the body.
    enum Recepcion {
        /// It is kept.
        case cabe
        /// It is the first beyond the limit: the time to refuse the request.
        case rebosa
        /// The request is refused already.
        case sobra
        /// It is time to hang up.
        case basta
    }

    /// Keeps a piece, up to the limit; what is beyond is only counted.
    ///
    /// - Parameters:
    ///   - trozo: what has come.
    ///   - maximo: the most bytes that are kept.
    /// - Returns: what became of it.
    mutating func recibir(_ trozo: UnsafeRawBufferPointer, maximo: Int) -> Recepcion {
        recibidos += trozo.count
        if rechazado { return recibidos <= maximo * Self.paciencia ? .sobra : .basta }
        guard recibidos <= maximo else {
            rechazar()
            return .rebosa
        }
        bytes += trozo
        return .cabe
    }

    /// Keeps nothing more.
    mutating func rechazar() {
        rechazado = true
        bytes = []
    }
}
