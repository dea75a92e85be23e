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

    /// An IPv4 address, or the network half of an IPv6 address: one visitor owns all of that.
    private struct Clave: Hashable {
        var familia: Int32
        var red: UInt64

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

    init(maximo: Int) { self.maximo = maximo }

    /// Whether one more connection from this address is let in.
    func cabe(_ socket: UnsafePointer<sockaddr>) -> Bool {
        guard let clave = Clave(socket) else { return true }
        return cuentas.withLock { $0[clave, default: 0] < maximo }
    }

    /// A connection from this address was opened.
    func entra(_ socket: UnsafePointer<sockaddr>) {
        guard let clave = Clave(socket) else { return }
        cuentas.withLock { $0[clave, default: 0] += 1 }
    }

    /// A connection from this address was closed.
    func sale(_ socket: UnsafePointer<sockaddr>) {
        guard let clave = Clave(socket) else { return }
        cuentas.withLock { cuentas in
            let quedan = cuentas[clave, default: 1] - 1
            cuentas[clave] = quedan > 0 ? quedan : nil
        }
    }
}
