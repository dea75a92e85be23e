/// What turns text into something that is safe inside an element and inside double quotes.
enum Escape {
    /// Adds text to UTF-8 markup with `&`, `<`, `>` and `"` as references.
    ///
    /// Control characters that HTML forbids are left out.
    ///
    /// - Parameters:
    ///   - texto: any text.
    ///   - bytes: the markup so far.
    /// - Complexity: O(n) in the bytes of the text.
    static func anade(_ texto: String, a bytes: inout [UInt8]) {
        var texto = texto
        texto.withUTF8 { utf8 in
            guard utf8.contains(where: esEspecial) else {
                bytes.append(contentsOf: utf8)
                return
            }
            for byte in utf8 { anade(byte, a: &bytes) }
        }
    }

    private static func esEspecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
        case 0..<0x20, 0x7F: true
        default: false
        }
    }

    private static func anade(_ byte: UInt8, a bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
        case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
        case UInt8(ascii: "\n"), UInt8(ascii: "\t"): bytes.append(byte)
        case 0..<0x20, 0x7F: break
        default: bytes.append(byte)
        }
    }
}
