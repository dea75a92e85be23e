internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// One end of a connection: the address without its port.
public struct Direccion: Sendable, Hashable {
    /// The address as text, for example `127.0.0.1` or `fe80::1`.
    public let texto: String

    /// Whether the address belongs to this very machine.
    ///
    /// True for `127.0.0.0/8`, `::1` and the same IPv4 range written inside IPv6.
    public let esLoopback: Bool

    /// The network the address stands for: the whole IPv4 address, the first half of an IPv6
    /// address, of which one visitor owns the rest.
    var red: String {
        var v6 = in6_addr()
        guard inet_pton(AF_INET6, texto, &v6) == 1 else { return texto }
        return withUnsafeBytes(of: v6) { bytes in
            let esV4 = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            return esV4
                ? bytes[12...].map { String($0) }.joined(separator: ".")
                : stride(from: 0, to: 8, by: 2).map {
                    String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16)
                }.joined(separator: ":")
        }
    }

    /// Reads an address written as an IPv4 or IPv6 literal.
    ///
    /// - Parameter texto: the literal; any other text gives an address that is not loopback.
    public init(_ texto: String) {
        self.texto = texto
        var v4 = in_addr()
        var v6 = in6_addr()
        if inet_pton(AF_INET, texto, &v4) == 1 {
            esLoopback = Self.esLoopback(v4)
        } else if inet_pton(AF_INET6, texto, &v6) == 1 {
            esLoopback = Self.esLoopback(v6)
        } else {
            esLoopback = false
        }
    }

    /// Reads the address of a socket.
    ///
    /// - Parameter socket: an IPv4 or IPv6 address; anything else gives an empty text.
    init(socket: UnsafePointer<sockaddr>) {
        var letras = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let familia = Int32(socket.pointee.sa_family)
        let crudo = UnsafeRawPointer(socket)
        switch familia {
        case AF_INET:
            var v4 = crudo.loadUnaligned(as: sockaddr_in.self).sin_addr
            inet_ntop(familia, &v4, &letras, socklen_t(letras.count))
            esLoopback = Self.esLoopback(v4)
        case AF_INET6:
            var v6 = crudo.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            inet_ntop(familia, &v6, &letras, socklen_t(letras.count))
            esLoopback = Self.esLoopback(v6)
        default:
            esLoopback = false
        }
        texto = letras.withUnsafeBufferPointer { letras in
            letras.baseAddress.map { String(cString: $0) } ?? ""
        }
    }

    private static func esLoopback(_ v4: in_addr) -> Bool {
        UInt32(bigEndian: v4.s_addr) >> 24 == 127
    }

    private static func esLoopback(_ v6: in6_addr) -> Bool {
        withUnsafeBytes(of: v6) { bytes in
            let ceros = bytes.prefix(10).allSatisfy { $0 == 0 }
            let unos = bytes[10] == 0xFF && bytes[11] == 0xFF
            let propia = bytes[10..<15].allSatisfy { $0 == 0 } && bytes[15] == 1
            return ceros && (propia || unos && bytes[12] == 127)
        }
    }
}
