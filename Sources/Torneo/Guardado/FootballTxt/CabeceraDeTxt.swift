/// What a line says that is no part of a match.
enum CabeceraDeTxt {
    /// The name of the tournament.
    case titulo(String)
    /// A heading: round or group, with its depth from 1.
    case titular(String, nivel: Int)
    /// The teams of a group.
    case grupo(String, equipos: [String])
    /// When a round is played, which its matches say better.
    case fechasDeRonda

    /// Reads a line; nil when it is none of these.
    init?(_ linea: LineaDeTxt) {
        let texto = linea.texto
        if let primera = texto.first, primera == "=" || primera == "▪" || primera == "»" {
            let signos = texto.prefix { $0 == primera }
            let resto = texto[signos.endIndex...]
            if primera == "=" {
                let limpio = resto.reversed().drop { $0 == "=" || $0.isWhitespace }.reversed()
                let nombre = String(limpio).recortado
                self =
                    signos.count == 1
                    ? .titulo(nombre) : .titular(nombre, nivel: signos.count - 1)
                return
            }
            self = Self.definicion(resto) ?? .titular(resto.recortado, nivel: signos.count)
            return
        }
        if let definicion = Self.definicion(texto[...]) {
            self = definicion
        } else if Self.esRondaConocida(texto) {
            self = .titular(texto, nivel: Self.esGrupo(texto) ? 2 : 1)
        } else {
            return nil
        }
    }

    /// `Group A | Ana  Eva` or `Matchday 1 | Fri Jun 14 - Tue Jun 18`.
    private static func definicion(_ texto: Substring) -> CabeceraDeTxt? {
        guard let barra = texto.firstIndex(of: "|") else { return nil }
        let nombre = texto[..<barra].recortado
        let resto = texto[texto.index(after: barra)...]
        guard !nombre.isEmpty else { return nil }
        var escaner = Escaner(resto.recortado)
        if escaner.fecha() != nil { return .fechasDeRonda }
        return .grupo(nombre, equipos: resto.porDobleEspacio)
    }

    static func esGrupo(_ texto: String) -> Bool {
        let palabras = texto.lowercased().split(separator: " ")
        guard palabras.count == 2, let primera = palabras.first else { return false }
        return ["group", "grupo", "gruppe", "zone", "zona"].contains(primera)
    }

    /// Whether a line without any sign is a heading as old files write them.
    private static func esRondaConocida(_ texto: String) -> Bool {
        guard texto.count < 60, !texto.contains(":"), !texto.contains("@") else { return false }
        if esGrupo(texto) { return true }
        let palabras = texto.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard let primera = palabras.first else { return false }
        let solas = [
            "final", "finals", "quarter", "quarterfinals", "quarterfinal", "semi", "semis",
            "semifinals", "semifinal", "matchday", "round", "jornada", "ronda", "octavos",
            "cuartos",
            "semifinales", "dieciseisavos", "playoff", "playoffs", "preliminary", "third", "fecha",
        ]
        if solas.contains(String(primera)) { return true }
        return palabras.count > 1
            && (palabras[1] == "round" || palabras[1] == "place"
                || (palabras[0] == "match" && palabras[1] == "for"))
    }
}

/// Which round and which group the matches that follow belong to.
struct TitularesDeTxt {
    private var niveles: [Int: String] = [:]
    /// What definitions said is a group.
    var grupos: Set<String> = []

    mutating func poner(_ texto: String, nivel: Int) {
        niveles = niveles.filter { $0.key < nivel }
        // A dash stands for no heading, so that what follows one can be without.
        if texto != "-" { niveles[nivel] = texto }
    }

    private var piezas: [String] {
        niveles.sorted { $0.key < $1.key }.flatMap { _, texto -> [String] in
            if esGrupo(texto) { return [texto] }
            let trozos = texto.split(whereSeparator: { $0 == "," || $0 == "/" }).map(\.recortado)
            return trozos.contains(where: esGrupo) ? trozos.filter { !$0.isEmpty } : [texto]
        }
    }

    var grupo: String? { piezas.last(where: esGrupo) }

    var ronda: String? {
        let rondas = piezas.filter { !esGrupo($0) }
        return rondas.isEmpty ? nil : rondas.joined(separator: ", ")
    }

    private func esGrupo(_ texto: String) -> Bool {
        grupos.contains(texto) || CabeceraDeTxt.esGrupo(texto)
    }
}
