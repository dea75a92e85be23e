/// Percent-encoding of paths, queries and forms.
enum Porcentaje {
    /// Decodes a piece of a path, a query or a form.
    ///
    /// - Parameters:
    ///   - texto: the encoded bytes.
    ///   - masEsEspacio: whether `+` stands for a space, as it does in queries and forms.
    /// - Returns: the text meant.
    /// - Throws: ``ErrorDePeticion/porcentajeMalFormado(en:)`` or ``ErrorDePeticion/noEsUTF8(en:)``.
    /// - Complexity: O(*n*) in the length of the text.
    static func descifrar(
        _ texto: some Collection<UInt8>, masEsEspacio: Bool
    ) throws(ErrorDePeticion) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texto.count)
        var resto = texto.makeIterator()
        while let byte = resto.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let alto = resto.next().flatMap(cifra), let bajo = resto.next().flatMap(cifra)
                else { throw .porcentajeMalFormado(en: legible(texto)) }
                bytes.append(alto << 4 | bajo)
            case UInt8(ascii: "+") where masEsEspacio:
                bytes.append(UInt8(ascii: " "))
            default:
                bytes.append(byte)
            }
        }
        guard let descifrado = String(validating: bytes, as: UTF8.self) else {
            throw .noEsUTF8(en: legible(texto))
        }
        return descifrado
    }

    /// Encodes a text as one segment of a path or one value of a query.
    ///
    /// - Parameter texto: any text.
    /// - Returns: the text with everything but unreserved characters percent-encoded.
    static func cifrar(_ texto: String) -> String {
        let cifras = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in texto.utf8 {
            if esLibre(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), cifras[Int(byte >> 4)], cifras[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func esLibre(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static func cifra(_ letra: UInt8) -> UInt8? {
        switch letra {
        case 0x30...0x39: letra - 0x30
        case 0x41...0x46: letra - 0x41 + 10
        case 0x61...0x66: letra - 0x61 + 10
        default: nil
        }
    }

    /// The start of a broken text, fit to be shown in a sentence.
    private static func legible(_ texto: some Collection<UInt8>) -> String {
        let muestra = texto.prefix(60).map { 0x20..<0x7F ~= $0 ? $0 : UInt8(ascii: "?") }
        return String(decoding: muestra, as: UTF8.self)
    }
}
