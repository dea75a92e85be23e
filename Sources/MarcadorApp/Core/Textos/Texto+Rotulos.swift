nonisolated extension Texto {
    /// The label of a round or group as a document says it, in the reader's words.
    ///
    /// Rounds and groups known by name, in Spanish or English, are said in the other language too; in
    /// their own, and everything else in both, they stay as they are written. A label may have several parts,
    /// as in «Group A · Matchday 1» or «Cuartos de final (ida)». Data keep what was written.
    ///
    /// - Parameter escrito: the label.
    /// - Returns: e.g. «Octavos de final», «Round of 16», for either of them.
    /// - Complexity: O(n) in its length.
    public static func rotulo(_ escrito: String) -> Texto {
        for separador in [" · ", ", "] {
            let partes = escrito.partes(entre: separador)
            guard partes.count > 1 else { continue }
            let textos = partes.map(rotulo)
            return Texto(
                textos.map(\.espanol).joined(separator: separador),
                textos.map(\.ingles).joined(separator: separador))
        }
        for (ida, vuelta) in [(" (ida)", " (first leg)"), (" (vuelta)", " (second leg)")] {
            for final in [ida, vuelta] where escrito.hasSuffix(final) {
                let ronda = rotulo(String(escrito.dropLast(final.count)))
                return Texto(ronda.espanol + ida, ronda.ingles + vuelta)
            }
        }
        if let numero = Int(escrito), numero > 0 { return .jornada(numero) }
        return conocido(escrito) ?? conNumero(escrito) ?? Texto(literal: escrito)
    }

    private static func conocido(_ escrito: String) -> Texto? {
        guard let (otro, enEspanol) = RotulosConocidos.porClave[escrito.lowercased()] else {
            return nil
        }
        return enEspanol ? Texto(escrito, otro) : Texto(otro, escrito)
    }

    /// «Matchday 3», «Grupo B»: a word, and after it a number or a letter.
    private static func conNumero(_ escrito: String) -> Texto? {
        guard let hueco = escrito.lastIndex(of: " ") else { return nil }
        let (palabra, cual) = (escrito[..<hueco], escrito[escrito.index(after: hueco)...])
        let esNumero = !cual.isEmpty && cual.utf8.allSatisfy { (48...57).contains($0) }
        let clave = palabra.lowercased()
        for (espanol, ingles, deNumero) in RotulosConocidos.series
        where esNumero || !deNumero && (1...3).contains(cual.count) {
            let enMinuscula = palabra.first?.isLowercase == true
            func con(_ serie: String) -> String {
                "\(enMinuscula ? serie.lowercased() : serie) \(cual)"
            }
            if clave == espanol.lowercased() { return Texto(escrito, con(ingles)) }
            if clave == ingles.lowercased() { return Texto(con(espanol), escrito) }
        }
        return nil
    }
}

/// The names of rounds and groups, in both languages.
nonisolated private enum RotulosConocidos {
    /// Spanish, English, and whether only a number follows.
    static let series: [(String, String, deNumero: Bool)] = [
        ("Jornada", "Matchday", true), ("Ronda de", "Round of", true), ("Ronda", "Round", true),
        ("Grupo", "Group", false), ("Zona", "Zone", false),
    ]

    /// By any spelling in small letters: the name in the other language, and whether the spelling is Spanish.
    static let porClave: [String: (otro: String, enEspanol: Bool)] = {
        var porClave: [String: (otro: String, enEspanol: Bool)] = [:]
        for (enEspanol, enIngles) in rondas {
            for nombre in enIngles { porClave[nombre.lowercased()] = (enEspanol[0], false) }
            for nombre in enEspanol { porClave[nombre.lowercased()] = (enIngles[0], true) }
        }
        return porClave
    }()

    /// Spellings in Spanish and in English, the one to say first.
    private static let rondas: [([String], [String])] = [
        (["Treintaidosavos de final"], ["Round of 64", "Last 64"]),
        (["Dieciseisavos de final", "Dieciseisavos"], ["Round of 32", "Last 32"]),
        (["Octavos de final", "Octavos"], ["Round of 16", "Last 16", "Eighth-finals"]),
        (
            ["Cuartos de final", "Cuartos"],
            ["Quarter-finals", "Quarterfinals", "Quarter finals", "Quarter-final", "Quarterfinal"]
        ),
        (
            ["Semifinales", "Semifinal"],
            ["Semi-finals", "Semifinals", "Semi finals", "Semi-final", "Semis"]
        ),
        (
            ["Tercer puesto", "Partido por el tercer puesto", "Tercer y cuarto puesto"],
            [
                "Match for third place", "Third place", "Third-place match", "Third place match",
                "Third-place play-off", "Third place play-off", "Third-place playoff",
                "Play-off for third place", "Third place match play-off", "3rd place match",
            ]
        ),
        (["Final"], ["Final", "Finals"]),
        (["Gran final"], ["Grand final"]),
        (["Segunda gran final"], ["Second grand final"]),
        (["Invictos"], ["Winners' bracket", "Upper bracket"]),
        (["Repesca"], ["Losers' bracket", "Lower bracket"]),
        (["Fase de grupos"], ["Group stage"]),
        (["Ronda preliminar"], ["Preliminary round"]),
    ]
}

extension String {
    /// The pieces between a separator; the whole when it is not there.
    nonisolated fileprivate func partes(entre separador: String) -> [String] {
        var partes: [String] = []
        var desde = startIndex
        var aqui = startIndex
        while aqui < endIndex {
            guard self[aqui...].hasPrefix(separador) else {
                aqui = index(after: aqui)
                continue
            }
            partes.append(String(self[desde..<aqui]))
            aqui = index(aqui, offsetBy: separador.count)
            desde = aqui
        }
        return partes + [String(self[desde...])]
    }
}
