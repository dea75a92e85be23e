/// The first letters of a name as numbers that sort as names do, if they can.
///
/// Names compare by Unicode, in the composed form. Characters below U+0300, and the Latin letters with more
/// marks at U+1E00, are composed already and combine with nothing before them: where there is nothing else,
/// that is the order of the bytes, which a processor compares sixteen at a time.
struct Prefijo: Hashable, Sendable {
    private let alto: UInt64
    private let bajo: UInt64
    /// False when only the whole name can tell.
    private let decide: Bool

    /// Looks at a name.
    init(_ nombre: String) {
        self =
            nombre.utf8.withContiguousStorageIfAvailable { Prefijo(letras: $0) }
            ?? Array(nombre.utf8.prefix(Self.miradas)).withUnsafeBufferPointer {
                Prefijo(letras: $0)
            }
    }

    // Four bytes more than are kept: a letter begun within may end there, with a mark behind whose first two
    // bytes tell.
    private static let miradas = 20

    private init(letras: UnsafeBufferPointer<UInt8>) {
        let miradas = letras.prefix(Self.miradas)
        var palabras: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &palabras) { $0.copyBytes(from: miradas) }
        alto = UInt64(bigEndian: palabras.0)
        bajo = UInt64(bigEndian: palabras.1)
        let sonAscii = (palabras.0 | palabras.1 | palabras.2) & 0x8080_8080_8080_8080 == 0
        decide = sonAscii || miradas.indices.allSatisfy { Self.esLetraCompuesta(miradas, en: $0) }
    }

    /// Whether the character to which a byte belongs is composed and combines with nothing before it.
    private static func esLetraCompuesta(
        _ letras: Slice<UnsafeBufferPointer<UInt8>>, en lugar: Int
    ) -> Bool {
        let letra = letras[lugar]
        if letra < 0xCC { return true }
        // The last byte is looked at only as the second one of what begins before it.
        guard lugar + 1 < letras.endIndex else { return true }
        return letra == 0xE1 && (0xB8...0xBB).contains(letras[lugar + 1])
    }

    /// Whether its name is `<` another; nil when only the whole names can tell.
    func vaDelante(de otro: Prefijo) -> Bool? {
        guard decide, otro.decide else { return nil }
        if alto != otro.alto { return alto < otro.alto }
        return bajo == otro.bajo ? nil : bajo < otro.bajo
    }
}
