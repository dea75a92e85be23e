import Foundation

/// An instant of the wall clock, in milliseconds since 1970.
nonisolated package struct Instante: Hashable, Comparable, Sendable, Codable {
    /// Milliseconds since 1970.
    package let ms: Int64

    /// Makes one from milliseconds since 1970.
    package init(ms: Int64) { self.ms = ms }

    package static func < (uno: Instante, otro: Instante) -> Bool { uno.ms < otro.ms }

    /// The instant this many milliseconds later.
    package func masTarde(ms otros: Int) -> Instante { Instante(ms: ms + Int64(otros)) }
}

/// A clock that can be read and waited for; tests bring their own.
nonisolated package protocol Reloj: Sendable {
    /// What the wall clock shows.
    var ahora: Instante { get }

    /// Returns when the wall clock has reached the instant.
    ///
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    func esperar(hasta instante: Instante) async throws
}

/// The computer's clock.
nonisolated package struct RelojDelSistema: Reloj {
    package init() {}

    package var ahora: Instante {
        Instante(ms: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }

    /// Sleeps in steps of a second at most: a computer that was closed and opened again notices at
    /// once how late it is.
    package func esperar(hasta instante: Instante) async throws {
        while true {
            try Task.checkCancellation()
            let falta = instante.ms - ahora.ms
            guard falta > 0 else { return }
            try await Task.sleep(for: .milliseconds(min(falta, 1000)))
        }
    }
}
