internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A listening socket.
struct Escucha {
    let enchufe: Int32
    let puerto: UInt16

    /// Opens the socket.
    ///
    /// - Parameters:
    ///   - direccion: an IPv4 or IPv6 literal.
    ///   - puerto: the TCP port; 0 for any free one.
    /// - Throws: ``ErrorDeServidor``; no socket is left open.
    init(direccion: String, puerto: UInt16) throws(ErrorDeServidor) {
        var v4 = sockaddr_in()
        var v6 = sockaddr_in6()
        if inet_pton(AF_INET, direccion, &v4.sin_addr) == 1 {
            v4.sin_family = sa_family_t(AF_INET)
            v4.sin_port = puerto.bigEndian
            enchufe = try Self.abrir(AF_INET, v4, direccion, puerto)
        } else if inet_pton(AF_INET6, direccion, &v6.sin6_addr) == 1 {
            v6.sin6_family = sa_family_t(AF_INET6)
            v6.sin6_port = puerto.bigEndian
            enchufe = try Self.abrir(AF_INET6, v6, direccion, puerto)
        } else {
            throw .direccionMalEscrita(direccion)
        }
        self.puerto = Self.puerto(de: enchufe)
    }

    private static func abrir<Nombre>(
        _ familia: Int32, _ nombre: Nombre, _ direccion: String, _ puerto: UInt16
    ) throws(ErrorDeServidor) -> Int32 {
        #if canImport(Glibc)
            let enchufe = socket(familia, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        #else
            let enchufe = socket(familia, SOCK_STREAM, 0)
        #endif
        guard enchufe >= 0 else { throw fallo(direccion, puerto) }
        var si: Int32 = 1
        setsockopt(enchufe, SOL_SOCKET, SO_REUSEADDR, &si, socklen_t(MemoryLayout<Int32>.size))
        let atado = withUnsafePointer(to: nombre) { nombre in
            nombre.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(enchufe, $0, socklen_t(MemoryLayout<Nombre>.size))
            }
        }
        guard atado == 0, listen(enchufe, SOMAXCONN) == 0 else {
            let error = fallo(direccion, puerto)
            close(enchufe)
            throw error
        }
        return enchufe
    }

    private static func fallo(_ direccion: String, _ puerto: UInt16) -> ErrorDeServidor {
        switch errno {
        case EADDRINUSE: .puertoOcupado(puerto)
        case EACCES: .sinPermiso(puerto: puerto)
        case EADDRNOTAVAIL: .direccionAjena(direccion)
        default: .sistema(String(cString: strerror(errno)))
        }
    }

    private static func puerto(de enchufe: Int32) -> UInt16 {
        var nombre = sockaddr_in6()
        var largo = socklen_t(MemoryLayout<sockaddr_in6>.size)
        withUnsafeMutablePointer(to: &nombre) { nombre in
            nombre.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(enchufe, $0, &largo)
            }
        }
        // The port lies at the same place in IPv4 and IPv6 addresses.
        return UInt16(bigEndian: nombre.sin6_port)
    }
}
