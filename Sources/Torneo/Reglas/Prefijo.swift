/// The first letters of a name as numbers that sort as names do, if they can.
///
/// Names compare by Unicode, in the composed form. Characters below U+0300, which is all that names in
/// Latin letters need, are composed already and combine with nothing before them: there that is the
/// order of the bytes, which a processor compares sixteen at a time.
struct Prefijo: Hashable, Sendable {
    private let alto: UInt64
    private let bajo: UInt64
    /// False when only the whole name can tell.
    private let decide: Bool

    /// Looks at a name.
    init(_ nombre: String) {
        self =
            nombre.utf8.withContiguousStorageIfAvailable { Prefijo(letras: $0) }
            ?? Prefijo(letras: Array(nombre.utf8.prefix(Self.miradas)))
    }

    // Two bytes more than are kept: a character begun within may end there, with a mark behind.
    private static let miradas = 18

    private init(letras: some RandomAccessCollection<UInt8>) {
        var palabras: (UInt64, UInt64) = (0, 0)
        var altas: UInt8 = 0
        var posicion = 0
        for letra in letras.prefix(Self.miradas) {
            altas |= letra
            if posicion < 8 {
                palabras.0 |= UInt64(letra) << UInt64(56 - posicion * 8)
            } else if posicion < 16 {
                palabras.1 |= UInt64(letra) << UInt64(120 - posicion * 8)
            }
            posicion += 1
        }
        (alto, bajo) = palabras
        decide = altas < 0x80 || !letras.prefix(Self.miradas).contains { $0 >= 0xCC }
    }

    /// Whether its name is `<` another; nil when only the whole names can tell.
    func vaDelante(de otro: Prefijo) -> Bool? {
        guard decide, otro.decide else { return nil }
        if alto != otro.alto { return alto < otro.alto }
        return bajo == otro.bajo ? nil : bajo < otro.bajo
    }
}
