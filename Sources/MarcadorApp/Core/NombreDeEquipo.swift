/// What is made of a team's name: initials and a tone, until it has a crest.
nonisolated package enum NombreDeEquipo {
    /// Two letters: of its first two meaningful words, or the first of one.
    ///
    /// - Parameter nombre: the whole name.
    /// - Returns: one or two graphemes, in capitals; `?` for a name without any letter or digit.
    /// - Complexity: O(n) in the length of the name.
    package static func iniciales(_ nombre: String) -> String {
        let palabras = nombre.split { !$0.isLetter && !$0.isNumber }
        let propias = palabras.filter { $0.count > 2 || palabras.count == 1 }
        let elegidas = propias.isEmpty ? palabras : propias
        guard let primera = elegidas.first else { return "?" }
        guard elegidas.count > 1 else { return String(primera.prefix(2)).uppercased() }
        return elegidas.prefix(2).map { $0.prefix(1) }.joined().uppercased()
    }

    /// A tone, 0 ..< 1, always the same for the same name (FNV-1a).
    package static func tono(_ nombre: String) -> Double {
        var h: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in nombre.utf8 { h = (h ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Double(h % 360) / 360
    }
}
