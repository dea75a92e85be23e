import Synchronization

/// Whether something has changed since the last look; put up from any thread.
final class Bandera: Sendable {
    private let puesta = Mutex(true)

    /// Something has changed.
    func poner() { puesta.withLock { $0 = true } }

    /// Whether it was up; it is down afterwards.
    func quitar() -> Bool {
        puesta.withLock { puesta in
            defer { puesta = false }
            return puesta
        }
    }
}
