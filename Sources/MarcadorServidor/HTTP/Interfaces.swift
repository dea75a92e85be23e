internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The networks this computer is in.
enum Interfaces {
    /// The addresses under which others of a network may reach this computer: IPv4, neither its own
    /// nor those that a network card gives itself while nobody gives it one (169.254.0.0/16, RFC 3927).
    ///
    /// - Returns: in the system's order; none when it does not tell.
    static func direcciones() -> [Direccion] {
        var primera: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&primera) == 0 else { return [] }
        defer { freeifaddrs(primera) }
        var direcciones: [Direccion] = []
        var siguiente = primera
        while let interfaz = siguiente {
            siguiente = interfaz.pointee.ifa_next
            guard let socket = interfaz.pointee.ifa_addr,
                Int32(socket.pointee.sa_family) == AF_INET
            else { continue }
            let direccion = Direccion(socket: socket)
            if !direccion.esLoopback, !direccion.texto.hasPrefix("169.254.") {
                direcciones.append(direccion)
            }
        }
        return direcciones
    }
}
