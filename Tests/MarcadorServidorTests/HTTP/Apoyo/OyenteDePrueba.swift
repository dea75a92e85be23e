import Synchronization

/// Somebody who listens to an event stream, wherever it comes from.
final class OyenteDePrueba: Sendable {
    private let pendiente = Mutex<[UInt8]>([])
    private let mas: @Sendable () async throws -> [UInt8]?
    private let alIrse: @Sendable () async -> Void

    /// The stream ended before what was waited for had come.
    struct FinDelFlujo: Error { var leido: String }

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - mas: waits for the next piece of the stream; nil at its end.
    ///   - alIrse: goes away without saying so.
    init(
        mas: @escaping @Sendable () async throws -> [UInt8]?,
        alIrse: @escaping @Sendable () async -> Void
    ) {
        self.mas = mas
        self.alIrse = alIrse
    }

    /// Reads until a text has come; gives everything since the last reading up to its end.
    @discardableResult
    func leer(hasta texto: String) async throws -> String {
        let buscado = Array(texto.utf8)
        while true {
            let hallado: String? = pendiente.withLock { pendiente in
                guard let lugar = pendiente.firstRange(of: buscado) else { return nil }
                defer { pendiente.removeSubrange(..<lugar.upperBound) }
                return String(decoding: pendiente[..<lugar.upperBound], as: UTF8.self)
            }
            if let hallado { return hallado }
            guard let trozo = try await mas() else { throw FinDelFlujo(leido: resto()) }
            pendiente.withLock { $0 += trozo }
        }
    }

    /// Reads until the stream ends; gives everything since the last reading.
    func leerHastaElFin() async throws -> String {
        while let trozo = try await mas() { pendiente.withLock { $0 += trozo } }
        return resto()
    }

    /// Goes away without saying so.
    func irse() async { await alIrse() }

    private func resto() -> String {
        pendiente.withLock { pendiente in
            defer { pendiente = [] }
            return String(decoding: pendiente, as: UTF8.self)
        }
    }
}
