/// Writes JSON for people and programs: two spaces of indent, a line per value.
///
/// Whoever calls it writes the keys in sorted order.
struct EscritorJson {
    private(set) var bytes: [UInt8] = []
    private var sangria = 0
    private var vacio = true

    mutating func abrir(_ signo: Unicode.Scalar) {
        bytes.append(UInt8(ascii: signo))
        sangria += 1
        vacio = true
    }

    mutating func cerrar(_ signo: Unicode.Scalar) {
        sangria -= 1
        if !vacio { saltarDeLinea() }
        bytes.append(UInt8(ascii: signo))
        vacio = false
    }

    /// Begins an element of an array.
    mutating func elemento() {
        if !vacio { bytes.append(UInt8(ascii: ",")) }
        saltarDeLinea()
        vacio = false
    }

    /// Begins a member of an object.
    mutating func clave(_ clave: some RawRepresentable<String>) {
        elemento()
        texto(clave.rawValue)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
    }

    mutating func entero(_ valor: Int) {
        if (0...9).contains(valor) {
            bytes.append(UInt8(48 + valor))
        } else {
            bytes.append(contentsOf: String(valor).utf8)
        }
    }

    mutating func cierto() { bytes.append(contentsOf: "true".utf8) }

    /// Writes a string; quotes, backslashes and control characters are escaped, the rest is UTF-8.
    ///
    /// - Complexity: O(bytes).
    mutating func texto(_ texto: String) {
        bytes.append(UInt8(ascii: "\""))
        for letra in texto.utf8 {
            switch letra {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(letra)
            case 0..<0x20: escapar(letra)
            default: bytes.append(letra)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func saltarDeLinea() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * sangria))
    }

    private mutating func escapar(_ letra: UInt8) {
        switch letra {
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        case 0x0D: bytes.append(contentsOf: "\\r".utf8)
        case 0x09: bytes.append(contentsOf: "\\t".utf8)
        default:
            let cifras = String(letra, radix: 16)
            bytes.append(contentsOf: ("\\u00" + (letra < 16 ? "0" : "") + cifras).utf8)
        }
    }
}
