internal import CMicrohttpd
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Counts open connections by address, so that nobody takes all of them.
final class Visitantes: Sendable {
    private let cuentas = Mutex<[Clave: Int]>([:])
    private let maximo: Int
    private let maximoDeTodas: Int

    /// The connections open in this process, whichever server they came to: all of them share the
    /// system's limit of open files.
    private static let abiertas = Atomic<Int>(0)

    /// An IPv4 address, or the network half of an IPv6 address: one visitor owns all of that.
    struct Clave: Hashable, Sendable {
        private var familia: Int32
        private var red: UInt64

        /// Nil for loopback, which is not counted.
        init?(_ socket: UnsafePointer<sockaddr>) {
            let direccion = Direccion(socket: socket)
            guard !direccion.esLoopback else { return nil }
            familia = Int32(socket.pointee.sa_family)
            let crudo = UnsafeRawPointer(socket)
            switch familia {
            case AF_INET:
                red = UInt64(crudo.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr)
            case AF_INET6:
                let v6 = crudo.loadUnaligned(as: sockaddr_in6.self).sin6_addr
                red = withUnsafeBytes(of: v6) { $0.loadUnaligned(as: UInt64.self) }
            default:
                return nil
            }
        }
    }

    /// Makes a count that begins at nothing.
    ///
    /// - Parameters:
    ///   - maximo: the most connections from one address.
    ///   - maximoDeTodas: the most connections of the whole process.
    init(maximo: Int, maximoDeTodas: Int) {
        self.maximo = maximo
        self.maximoDeTodas = maximoDeTodas
    }

    /// Whether one more connection from this address is let in.
    func cabe(_ socket: UnsafePointer<sockaddr>) -> Bool {
        guard Self.abiertas.load(ordering: .relaxed) < maximoDeTodas else { return false }
        guard let clave = Clave(socket) else { return true }
        return cuentas.withLock { $0[clave, default: 0] < maximo }
    }

    /// A connection from this address was opened.
    ///
    /// - Parameter socket: the address.
    /// - Returns: under which key it is counted; nil when only among all.
    @discardableResult
    func entra(_ socket: UnsafePointer<sockaddr>) -> Clave? {
        Self.abiertas.add(1, ordering: .relaxed)
        guard let clave = Clave(socket) else { return nil }
        cuentas.withLock { $0[clave, default: 0] += 1 }
        return clave
    }

    /// A connection from this address was closed.
    func sale(_ socket: UnsafePointer<sockaddr>) { sale(Clave(socket)) }

    /// A connection that was counted under this key was closed.
    func sale(_ clave: Clave?) {
        Self.abiertas.subtract(1, ordering: .relaxed)
        guard let clave else { return }
        cuentas.withLock { cuentas in
            let quedan = cuentas[clave, default: 1] - 1
            cuentas[clave] = quedan > 0 ? quedan : nil
        }
    }
}
