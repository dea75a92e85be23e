package import Torneo

/// What a bracket has to say about its matches.
nonisolated extension Texto {
    /// Said beside a second grand final.
    public static let soloSiPierdeElPrimero = Texto(
        "Solo si pierde el primero", "Only if the first loses")
    /// Said beside a second grand final that is not needed.
    public static let noHaceFaltaJugarlo = Texto("No hace falta jugarlo", "Not needed")

    /// A second grand final before the first has told that it is needed.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong and what to do.
    public static func soloSiPierdeElPrimero(partido numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) solo se juega si el equipo que llega sin perder pierde la "
                + "primera final: pon antes ese resultado",
            "Match no. \(numero) is played only if the team that is unbeaten so far loses the "
                + "first final: enter that result first")
    }

    /// A second grand final that is not needed.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong.
    public static func noHaceFalta(partido numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) no hace falta: el equipo que llegó sin perder ha ganado la "
                + "primera final",
            "Match no. \(numero) is not needed: the team that was unbeaten has won the first final")
    }

    /// Extra time or a shoot-out that cannot have been.
    ///
    /// - Parameters:
    ///   - numero: the match.
    ///   - objecion: what is wrong.
    /// - Returns: what is wrong and what to do.
    package static func resultadoSinSentido(
        _ numero: Int, _ objecion: ObjecionAlResultado
    ) -> Texto {
        switch objecion {
        case .enLaIda:
            Texto(
                "El partido n.º \(numero) es la ida: no lleva prórroga ni penaltis, puede acabar "
                    + "en empate. Deja esas casillas en blanco",
                "Match no. \(numero) is a first leg: it has no extra time and no shoot-out, it may "
                    + "end level. Leave those fields blank")
        case .faltaLaIda:
            Texto(
                "La prórroga y los penaltis del partido n.º \(numero) dependen de la ida: pon antes "
                    + "su resultado",
                "Extra time and shoot-out of match no. \(numero) depend on the first leg: enter its "
                    + "result first")
        case .prorrogaSinEmpate:
            Texto(
                "El partido n.º \(numero) no puede tener prórroga: antes de ella no había empate",
                "Match no. \(numero) cannot have extra time: it was not level before")
        case .tandaSinEmpate:
            Texto(
                "El partido n.º \(numero) no puede tener tanda de penaltis: no hay empate que "
                    + "deshacer",
                "Match no. \(numero) cannot have a shoot-out: it is not level")
        }
    }

    /// The other leg could not have ended as it did.
    ///
    /// - Parameters:
    ///   - otro: the other leg.
    ///   - partido: the match whose result was to change.
    /// - Returns: what is wrong and what to do.
    public static func otraPiernaImposible(_ otro: Int, partido: Int) -> Texto {
        Texto(
            "Con ese resultado del partido n.º \(partido), el n.º \(otro) no pudo tener prórroga "
                + "o penaltis: corrige antes el n.º \(otro)",
            "With that result of match no. \(partido), no. \(otro) could not have had extra time or "
                + "a shoot-out: correct no. \(otro) first")
    }

    /// Rules that would change who plays a match that has begun.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong and that nothing has changed.
    public static func cuadroEmpezado(_ numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) de la eliminatoria ya ha empezado y con ese cambio lo "
                + "jugarían otros equipos: las reglas se quedan como estaban",
            "Match no. \(numero) of the knock-out has begun and with that change other teams would "
                + "play it: the rules stay as they were")
    }

    /// A place of the bracket for which teams are level on everything.
    ///
    /// - Parameter nombres: the teams.
    /// - Returns: who must decide between whom.
    public static func esperaLaDecision(entre nombres: [String]) -> Texto {
        let (antes, ultimo) = (nombres.dropLast().joined(separator: ", "), nombres.last ?? "")
        return Texto(
            "Espera la decisión del organizador entre \(antes) y \(ultimo)",
            "Waits for the organiser’s decision between \(antes) and \(ultimo)")
    }
}
