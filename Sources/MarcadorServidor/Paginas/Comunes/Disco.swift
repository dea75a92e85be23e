/// The disc that stands for a team until it has a crest: initials on colours made from its name.
///
/// A shirt rather than a blot: 24 tones times 5 patterns, so that the teams of a league look different.
/// The colours themselves are classes of the style sheet, since inline styles are forbidden.
enum Disco {
    /// How many tones the style sheet has.
    static let tonos = 24
    /// How many patterns the style sheet has.
    static let dibujos = 5

    /// The tone of a team, always the same for the same name.
    ///
    /// - Parameter nombre: the whole name.
    /// - Returns: 0 ..< `tonos`.
    /// - Complexity: O(n) in the length of the name.
    static func tono(_ nombre: String) -> Int { Int(mezcla(nombre) % UInt64(tonos)) }

    /// The pattern of a team, always the same for the same name.
    ///
    /// - Parameter nombre: the whole name.
    /// - Returns: 0 ..< `dibujos`.
    /// - Complexity: O(n) in the length of the name.
    static func dibujo(_ nombre: String) -> Int {
        Int((mezcla(nombre) / UInt64(tonos)) % UInt64(dibujos))
    }

    /// The disc; assistive technology does not see it, the name is always beside it.
    ///
    /// - Parameter nombre: the whole name.
    /// - Returns: one element.
    static func html(_ nombre: String) -> HTML {
        """
        <span class="disco tono-\(tono(nombre)) dibujo-\(dibujo(nombre))" aria-hidden="true">\
        \(NombreCorto.iniciales(nombre))</span>
        """
    }

    /// FNV-1a with a final stir, so that the low digits depend on every letter.
    private static func mezcla(_ nombre: String) -> UInt64 {
        var h: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in nombre.utf8 { h = (h ^ UInt64(byte)) &* 0x100_0000_01b3 }
        h ^= h >> 32
        h = h &* 0xd6e8_feb8_6659_fd93
        return h ^ (h >> 32)
    }
}
