import Synchronization

/// A number that tests share between tasks.
final class Cuenta: Sendable {
    private let numero = Mutex(0)

    var valor: Int { numero.withLock { $0 } }

    func sumar() { numero.withLock { $0 += 1 } }
}
