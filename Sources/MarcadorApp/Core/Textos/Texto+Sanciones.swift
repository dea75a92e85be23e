package import Torneo

nonisolated extension Texto {
    /// Heading of cards that cost matches.
    public static let sanciones = Texto("Sanciones", "Suspensions")
    /// Nobody is suspended.
    public static let sinSanciones = Texto("No hay sanciones", "No suspensions")

    // MARK: Why

    /// Why somebody is suspended.
    ///
    /// - Parameter causa: the cards.
    /// - Returns: e.g. «5 amarillas».
    package static func causa(_ causa: CausaDeSancion) -> Texto {
        switch causa {
        case .amarillas(let partidos): amarillas(partidos.count)
        case .dobleAmarilla: Texto("doble amarilla", "two yellow cards in one match")
        case .roja: Texto("roja directa", "straight red card")
        case .decision(_, let motivo):
            Texto("decisión del organizador, \(motivo)", "organiser's decision, \(motivo)")
        }
    }

    /// Matches of a suspension that were lifted.
    ///
    /// - Parameters:
    ///   - n: how many.
    ///   - motivo: why.
    /// - Returns: e.g. «Se le perdona 1 partido: recurso aceptado.»
    public static func perdonados(_ n: Int, _ motivo: String) -> Texto {
        Texto(
            n == 1
                ? "Se le perdona 1 partido: \(motivo)."
                : "Se le perdonan \(n) partidos: \(motivo).",
            n == 1 ? "1 match lifted: \(motivo)." : "\(n) matches lifted: \(motivo).")
    }

    /// Yellow cards.
    ///
    /// - Parameter n: how many.
    /// - Returns: e.g. «5 amarillas».
    public static func amarillas(_ n: Int) -> Texto {
        Texto(
            n == 1 ? "1 amarilla" : "\(n) amarillas", n == 1 ? "1 yellow card" : "\(n) yellow cards"
        )
    }

    /// Dismissals for two yellow cards.
    ///
    /// - Parameter n: how many.
    /// - Returns: e.g. «1 doble amarilla».
    public static func doblesAmarillas(_ n: Int) -> Texto {
        Texto(
            n == 1 ? "1 doble amarilla" : "\(n) dobles amarillas",
            n == 1 ? "1 second yellow card" : "\(n) second yellow cards")
    }

    /// Red cards.
    ///
    /// - Parameter n: how many.
    /// - Returns: e.g. «1 roja».
    public static func rojas(_ n: Int) -> Texto {
        Texto(n == 1 ? "1 roja" : "\(n) rojas", n == 1 ? "1 red card" : "\(n) red cards")
    }

    // MARK: Which matches

    /// Between a card and the other team of that match.
    public static let contra = Texto("contra", "against")
    /// Before the other teams of matches that have served a suspension.
    public static let cumplioContra = Texto("Cumplió contra", "Served against")
    /// Before the other teams of matches that will serve it.
    ///
    /// - Parameter n: how many matches.
    /// - Returns: e.g. «Se pierde el partido contra».
    public static func sePierdeElPartidoContra(_ n: Int) -> Texto {
        Texto(
            n == 1 ? "Se pierde el partido contra" : "Se pierde los partidos contra",
            n == 1 ? "Misses the match against" : "Misses the matches against")
    }
    /// Matches to be served that are not known yet.
    ///
    /// - Parameter n: how many.
    /// - Returns: e.g. «Queda 1 partido por cumplir.»
    public static func quedaPorCumplir(_ n: Int) -> Texto {
        Texto(
            n == 1 ? "Queda 1 partido por cumplir." : "Quedan \(n) partidos por cumplir.",
            n == 1 ? "1 match still to be served." : "\(n) matches still to be served.")
    }
    /// After the name of somebody who misses the next match.
    ///
    /// - Parameter causa: why.
    /// - Returns: e.g. «se pierde este partido: 5 amarillas.»
    public static func noPuedeJugar(_ causa: Texto) -> Texto {
        Texto(
            "se pierde este partido: \(causa.espanol).", "misses this match: \(causa.ingles).")
    }
    /// One caution away.
    public static let apercibido = Texto(
        "a una amarilla de la sanción.", "one yellow card away from a suspension.")

    /// What cards cost, in a sentence.
    ///
    /// - Parameter regla: the rule.
    /// - Returns: e.g. «Cada 5 amarillas, 1 partido; doble amarilla, 1; roja, 1.»
    package static func regla(_ regla: ReglaDeSanciones) -> Texto {
        let ciclos = regla.ciclos.map(String.init)
        let amarillas =
            ciclos.isEmpty || regla.porCiclo == 0
            ? Texto("Las amarillas no se acumulan", "Yellow cards do not add up")
            : ciclos.count == 1
                ? Texto(
                    "Cada \(ciclos[0]) amarillas, \(partidosDeSancion(regla.porCiclo).espanol)",
                    "Every \(ciclos[0]) yellow cards, \(partidosDeSancion(regla.porCiclo).ingles)")
                : Texto(
                    "Ciclos de \(ciclos.joined(separator: ", ")) amarillas, "
                        + partidosDeSancion(regla.porCiclo).espanol,
                    "Cycles of \(ciclos.joined(separator: ", ")) yellow cards, "
                        + partidosDeSancion(regla.porCiclo).ingles)
        return Texto(
            "\(amarillas.espanol); doble amarilla, \(regla.porDobleAmarilla); roja directa, "
                + "\(regla.porRoja).",
            "\(amarillas.ingles); second yellow, \(regla.porDobleAmarilla); straight red, "
                + "\(regla.porRoja).")
    }

    private static func partidosDeSancion(_ n: Int) -> Texto {
        Texto(n == 1 ? "1 partido" : "\(n) partidos", n == 1 ? "1 match" : "\(n) matches")
    }
}
