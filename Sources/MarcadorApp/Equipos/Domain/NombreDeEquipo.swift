/// What is made of a team's name where there is no room for it: two letters, until it has a crest.
///
/// One rule for every front end, so that a team is the same in the app and on the pages.
nonisolated package enum NombreDeEquipo {
    /// Two letters for the disc of a team: of its first two meaningful words, or the first of one.
    ///
    /// «Real Madrid» is RM, «Atlético de Madrid» AM, «FC Barcelona» BA: what many teams share says
    /// nothing. An article that begins the name of a place says something: «UD Las Palmas» is LP. A
    /// year says nothing, the number of a second team does: «Schalke 04» is SC, «Toros 2» is T2. Where
    /// only a number tells a team from the others, it is the number: «Equipo 10» is 10.
    ///
    /// - Parameter nombre: the whole name.
    /// - Returns: one or two graphemes, in capitals; `?` for a name without any letter or digit.
    /// - Complexity: O(n) in the length of the name.
    package static func iniciales(_ nombre: String) -> String {
        let trozos = nombre.split { !$0.isLetter && !$0.isNumber && !$0.esDibujo && $0 != "." }
        // «C.D.» is one word.
        let palabras = trozos.map { $0.filter { $0 != "." } }.filter { !$0.isEmpty }
        if let numero = numero(de: palabras) { return String(numero.suffix(2)) }
        let propias = propias(de: palabras)
        let elegidas = propias.isEmpty ? palabras : propias
        guard let primera = elegidas.first else { return "?" }
        guard elegidas.count > 1 else { return enMayusculas(primera.prefix(2)) }
        return enMayusculas(elegidas.prefix(2).map { $0.prefix(1) }.joined())
    }

    /// The number of two digits or more of a team that has no other name.
    private static func numero(de palabras: [String]) -> String? {
        guard palabras.count == 2, sinNombre.contains(palabras[0].lowercased()),
            palabras[1].count > 1, palabras[1].allSatisfy(\.isNumber)
        else { return nil }
        return palabras[1]
    }

    /// The words that tell one team from another.
    private static func propias(de palabras: [String]) -> [String] {
        var propias: [String] = []
        for (posicion, palabra) in palabras.enumerated() {
            let minusculas = palabra.lowercased()
            if comunes.contains(minusculas) { continue }
            if palabra.allSatisfy(\.isNumber), palabra.count > 1 || propias.isEmpty { continue }
            if articulos.contains(minusculas) {
                let empieza = propias.isEmpty && posicion + 1 < palabras.count
                let siguiente = empieza ? palabras[posicion + 1].lowercased() : ""
                guard empieza, !comunes.contains(siguiente) else { continue }
            }
            propias.append(palabra)
        }
        return propias
    }

    /// A capital can be more than one letter: ß is SS.
    private static func enMayusculas(_ letras: some StringProtocol) -> String {
        String(letras.uppercased().prefix(2))
    }

    private static let sinNombre: Set<String> = ["equipo", "team", "grupo", "group", "club"]

    private static let articulos: Set<String> = ["la", "las", "el", "los", "l", "the"]

    /// Abbreviations of «club» in several languages, and the small words between others.
    private static let comunes: Set<String> = [
        "fc", "cf", "cd", "cdf", "ud", "ad", "sd", "rc", "rcd", "ca", "cp", "ac", "afc", "sc", "as",
        "us", "ss", "ssc", "sl", "ue", "ce", "ef", "fk", "sk", "nk", "bk", "kv", "krc", "rsc", "sv",
        "fsv", "tsv", "vfb", "vfl", "tsg", "club",
        "de", "del", "y", "i", "do", "da", "dos", "of", "and",
    ]
}

nonisolated extension Character {
    /// Whether it is a picture rather than a letter, a digit or a mark between words.
    fileprivate var esDibujo: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}
