// The published rules. What each edition says, and what is not covered, is in `docs/reglamentos.md`.
extension ReglaDeSanciones {
    /// The RFEF's Código Disciplinario for leagues: every five cautions cost a match.
    ///
    /// So its article 112 in the editions since 2014; a dismissal costs one match at least.
    public static let rfef = ReglaDeSanciones(nombre: "rfef", ciclos: [5])

    /// FIFA World Cup regulations 2010 to 2022: two cautions in different matches cost one.
    ///
    /// So does any dismissal; single cautions are wiped after the quarter-finals.
    public static let fifa = ReglaDeSanciones(
        nombre: "fifa", ciclos: [2], seBorranTras: [.cuartos])

    /// FIFA World Cup 26: as before, and wiped after the group stage too.
    ///
    /// As the press told FIFA's decision of April 2026.
    public static let fifa2026 = ReglaDeSanciones(
        nombre: "fifa-2026", ciclos: [2], seBorranTras: [.grupos, .cuartos])

    /// UEFA Champions League regulations: the third caution and then every second one cost a match.
    ///
    /// All expire after the quarter-finals.
    public static let champions = ReglaDeSanciones(
        nombre: "champions", ciclos: [3, 2], seBorranTras: [.cuartos])

    /// Dismissals only: cautions never add up.
    public static let soloExpulsiones = ReglaDeSanciones(nombre: "solo-expulsiones", ciclos: [])

    /// All of them.
    public static let conocidas = [rfef, fifa, fifa2026, champions, soloExpulsiones]

    /// The rule of this name; nil when there is none.
    public static func conocida(_ nombre: String) -> ReglaDeSanciones? {
        conocidas.first { $0.nombre == nombre }
    }
}

extension ReglamentoDeCompeticion {
    /// The disciplinary rule that goes with the rules of a table, unless another one was chosen.
    ///
    /// FIFA's and UEFA's competitions have their own; leagues, and whatever is made up, five cautions.
    public var sanciones: ReglaDeSanciones {
        switch nombre {
        case "fifa", "eurocopa": .fifa
        case "fifa-2026": .fifa2026
        case "champions-2020", "champions-2021", "champions-liga": .champions
        default: .rfef
        }
    }
}
