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
        var palabras: (UInt64, UInt64) = (0, 0)
        var decide = true
        var letras = nombre.utf8.makeIterator()
        // Two bytes more than are kept: a character begun within may end there, with a mark behind.
        for posicion in 0..<18 {
            let letra = letras.next() ?? 0
            if letra >= 0xCC { decide = false }
            if posicion < 8 {
                palabras.0 = palabras.0 << 8 | UInt64(letra)
            } else if posicion < 16 {
                palabras.1 = palabras.1 << 8 | UInt64(letra)
            }
        }
        (alto, bajo) = palabras
        self.decide = decide
    }

    /// Whether its name is `<` another; nil when only the whole names can tell.
    func vaDelante(de otro: Prefijo) -> Bool? {
        guard decide, otro.decide else { return nil }
        if alto != otro.alto { return alto < otro.alto }
        return bajo == otro.bajo ? nil : bajo < otro.bajo
    }
}
