/// What a line with a colon says about the match before it.
enum PropiedadDeTxt: CaseIterable, Hashable {
    case goles, amarillas, rojas, cambios, penaltis, arbitros, asistencia, entrenador

    /// How it is written, in small letters.
    var nombres: [String] {
        switch self {
        case .goles: ["goals", "goles"]
        case .amarillas: ["yellow cards", "yellow card", "amarillas", "tarjetas amarillas"]
        case .rojas: ["red cards", "red card", "sent off", "rojas", "tarjetas rojas", "expulsados"]
        case .cambios: ["subs", "substitutions", "cambios"]
        case .penaltis:
            [
                "penalties", "penalty shootout", "penalty shoot-out", "shootout", "penaltis",
                "tanda",
                "tanda de penaltis",
            ]
        case .arbitros:
            ["referee", "referees", "refs", "ref", "árbitro", "árbitros", "arbitro", "arbitros"]
        case .asistencia: ["attendance", "att", "att.", "asistencia", "espectadores"]
        case .entrenador: ["coach", "coaches", "trainer", "manager", "entrenador", "entrenadora"]
        }
    }

    init?(_ nombre: String) {
        let nombre = nombre.lowercased()
        guard let cual = Self.allCases.first(where: { $0.nombres.contains(nombre) }) else {
            return nil
        }
        self = cual
    }
}

/// A part of a match report that may go on over several lines.
struct BloqueDeTxt {
    enum Que: Hashable {
        /// Goals between parentheses.
        case goles
        /// Goals on lines of their own, without parentheses.
        case golesSueltos
        case propiedad(PropiedadDeTxt)
        case alineacion(Bando)
        /// Something with a colon that nobody knows: it is read over.
        case desconocido(String)
    }

    let que: Que
    let linea: Int
    private(set) var texto = ""
    /// How many brackets are open, and the last two letters that are no blanks.
    private var hondo = 0
    private var ultimas: (Character, Character) = (" ", " ")

    init(que: Que, linea: Int, texto: String) {
        self.que = que
        self.linea = linea
        anadir(texto)
    }

    /// Goes on with a line.
    mutating func anadir(_ linea: String) {
        texto += linea
        for letra in linea where !letra.isWhitespace {
            if letra == "(" || letra == "[" { hondo += 1 }
            if letra == ")" || letra == "]" { hondo -= 1 }
            ultimas = (ultimas.1, letra)
        }
    }

    /// Whether it cannot end here: a bracket is open, or it ends in something that goes on.
    var sigue: Bool {
        if hondo > 0 { return true }
        // A dash behind a semicolon is a side that has nothing, and the end.
        return ",;-–".contains(ultimas.1) && !(ultimas.0 == ";" && ultimas.1 == "-")
    }
}
