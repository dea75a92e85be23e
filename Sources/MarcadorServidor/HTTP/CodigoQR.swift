internal import CQrencode

/// A QR code, ISO/IEC 18004: which of its squares are dark.
struct CodigoQR: Hashable, Sendable {
    /// How many squares a side has.
    let lado: Int
    /// Whether each square is dark, line by line.
    let oscuros: [Bool]

    /// The code of a text, with a part of it to spare (level M) for creases and raindrops; nil when it
    /// does not fit (2,331 bytes do) or has a null character in it.
    ///
    /// - Parameter texto: what it says.
    /// - Complexity: O(*n*) in the length of the text.
    init?(_ texto: String) {
        guard !texto.utf8.contains(0), texto.utf8.count <= Self.cabida,
            let codigo = QRcode_encodeString8bit(texto, 0, QR_ECLEVEL_M)
        else { return nil }
        defer { QRcode_free(codigo) }
        lado = Int(codigo.pointee.width)
        // The lowest bit of each byte is the colour; the others say what the square is for.
        let bytes = UnsafeBufferPointer(start: codigo.pointee.data, count: lado * lado)
        oscuros = bytes.map { $0 & 1 == 1 }
    }

    private static let cabida = 2331
}
