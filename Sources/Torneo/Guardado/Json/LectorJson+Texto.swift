extension LectorJson {
    /// Takes a string out of the document.
    ///
    /// - Complexity: O(bytes).
    func texto(_ trozo: TrozoDeTexto) throws(FalloDeJson) -> String {
        guard trozo.conEscapes else { return String(decoding: bytes[trozo.rango], as: UTF8.self) }
        var letras: [UInt8] = []
        var donde = trozo.rango.lowerBound
        while donde < trozo.rango.upperBound {
            if bytes[donde] == UInt8(ascii: "\\") {
                let escalar = try escape(&donde, fin: trozo.rango.upperBound)
                letras.append(contentsOf: String(Character(escalar)).utf8)
            } else {
                letras.append(bytes[donde])
                donde += 1
            }
        }
        return String(decoding: letras, as: UTF8.self)
    }

    private func escape(_ donde: inout Int, fin: Int) throws(FalloDeJson) -> Unicode.Scalar {
        let principio = donde
        let letra = bytes[donde + 1]
        donde += 2
        switch letra {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Unicode.Scalar(letra)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            if let escalar = escalarEscapado(&donde, fin: fin) { return escalar }
        default: break
        }
        throw fallo("escape que no existe dentro de un texto", en: principio)
    }

    /// The scalar of `\uXXXX`, or of a pair of them, whose first digit is at `donde`.
    private func escalarEscapado(_ donde: inout Int, fin: Int) -> Unicode.Scalar? {
        guard let alto = unidad(en: donde, fin: fin) else { return nil }
        donde += 4
        guard (0xD800...0xDBFF).contains(alto) else { return Unicode.Scalar(alto) }
        guard donde + 2 <= fin, bytes[donde] == UInt8(ascii: "\\"),
            bytes[donde + 1] == UInt8(ascii: "u"), let bajo = unidad(en: donde + 2, fin: fin),
            (0xDC00...0xDFFF).contains(bajo)
        else { return nil }
        donde += 6
        return Unicode.Scalar(0x10000 + (alto - 0xD800) << 10 + (bajo - 0xDC00))
    }

    private func unidad(en donde: Int, fin: Int) -> UInt32? {
        guard donde + 4 <= fin else { return nil }
        var valor: UInt32 = 0
        for byte in bytes[donde..<donde + 4] {
            guard let cifra = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                return nil
            }
            valor = valor << 4 | UInt32(cifra)
        }
        return valor
    }
}

/// The first byte that cannot stand where it does in UTF-8; nil when all is well.
///
/// - Complexity: O(n).
func primerByteQueNoEsUtf8(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var leidos = 0
    var letras = bytes.makeIterator()
    var lector = Unicode.UTF8.ForwardParser()
    while case .valid(let letra) = lector.parseScalar(from: &letras) { leidos += letra.count }
    return leidos
}
