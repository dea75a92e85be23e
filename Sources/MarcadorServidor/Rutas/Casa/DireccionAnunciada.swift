import Foundation

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The address under which others open the server: scheme, host and port, which any phone can use.
package struct DireccionAnunciada: Hashable, Sendable {
    /// Without a slash at its end, like `http://192.168.1.20:8080`.
    package let texto: String

    /// Why an address is not announced.
    package enum Fallo: Error, Hashable, Sendable {
        /// It is none that a browser opens.
        case noSeAbre
        /// Its port is none from 1 to 65535.
        case puerto
        /// There is more than scheme, host and port, and that would be lost.
        case sobra
    }

    /// Reads an address.
    ///
    /// - Parameter escrita: `http://` or `https://`, a name or a number (IPv6 within brackets), and a
    ///   port if it is not the usual one.
    /// - Throws: `Fallo`.
    /// - Complexity: O(n) in its length.
    package init(_ escrita: String) throws(Fallo) {
        guard escrita.utf8.count <= 300, let partes = URLComponents(string: escrita),
            let esquema = partes.scheme?.lowercased(), ["http", "https"].contains(esquema),
            let anfitrion = partes.encodedHost?.lowercased(), Self.vale(anfitrion)
        else { throw .noSeAbre }
        guard partes.user == nil, partes.password == nil, ["", "/"].contains(partes.path),
            partes.query == nil, partes.fragment == nil
        else { throw .sobra }
        guard (1...65_535).contains(partes.port ?? 80) else { throw .puerto }
        texto = "\(esquema)://\(anfitrion)\(partes.port.map { ":\($0)" } ?? "")"
    }

    /// A name of the domain system, or a number as networks write it.
    private static func vale(_ anfitrion: String) -> Bool {
        if anfitrion.hasPrefix("["), anfitrion.hasSuffix("]") {
            return esNumero(String(anfitrion.dropFirst().dropLast()), AF_INET6)
        }
        let etiquetas = anfitrion.split(separator: ".", omittingEmptySubsequences: false)
        // What ends in a number is a number: 999.999.999.999 is no name.
        if etiquetas.last?.utf8.allSatisfy({ (48...57).contains($0) }) ?? true {
            return esNumero(anfitrion, AF_INET)
        }
        return anfitrion.utf8.count <= 253 && etiquetas.allSatisfy(esEtiqueta)
    }

    private static func esEtiqueta(_ etiqueta: Substring) -> Bool {
        (1...63).contains(etiqueta.utf8.count) && etiqueta.first != "-" && etiqueta.last != "-"
            && etiqueta.utf8.allSatisfy {
                (48...57).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 95
            }
    }

    private static func esNumero(_ texto: String, _ familia: Int32) -> Bool {
        var direccion = in6_addr()
        return inet_pton(familia, texto, &direccion) == 1
    }
}
