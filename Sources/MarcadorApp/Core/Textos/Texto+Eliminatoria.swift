nonisolated extension Texto {
    /// Title of the bracket, and the link to it.
    public static let eliminatoria = Texto("Eliminatoria", "Knock-out")
    /// The links to each round.
    public static let rondas = Texto("Rondas", "Rounds")
    /// Nothing follows the groups or the league.
    public static let sinEliminatoria = Texto("No hay eliminatoria", "No knock-out")
    /// What would be there.
    public static let sinEliminatoriaAyuda = Texto(
        "Si el torneo la tiene, aquí saldrán sus cruces ronda a ronda.",
        "If the tournament has one, its ties will appear here round by round.")
    /// Said of whoever goes on, after the name.
    public static let pasa = Texto("pasa", "goes through")
    /// Before the goals of a shoot-out, for assistive technology.
    public static let penaltis = Texto("en penaltis", "on penalties")
    /// The link to a match.
    public static let verPartido = Texto("Ver el partido", "See the match")
    /// Who is to play is not known because the round is not paired.
    public static let porEmparejar = Texto("Por emparejar", "To be paired")

    /// A level tie for which extra time is to be played.
    public static let faltaLaProrroga = Texto(
        "Empate: falta la prórroga", "Level: extra time is to be played")
    /// A level tie for which there is no shoot-out with a winner.
    public static let faltaLaTanda = Texto(
        "Empate: falta la tanda de penaltis", "Level: a shoot-out is to decide")
    /// A level tie that was awarded.
    public static let faltaQueSeDecida = Texto(
        "Empate: falta que la organización decida", "Level: the organiser is to decide")

    /// The name of a tie.
    ///
    /// - Parameter numero: its number.
    /// - Returns: e.g. «Llave 3».
    public static func llave(_ numero: Int) -> Texto {
        Texto("Llave \(numero)", "Tie \(numero)")
    }

    /// Who wins a tie.
    ///
    /// - Parameter llave: its number.
    /// - Returns: e.g. «Ganador de la llave 3».
    public static func ganadorDeLaLlave(_ llave: Int) -> Texto {
        Texto("Ganador de la llave \(llave)", "Winner of tie \(llave)")
    }

    /// Who loses a tie.
    ///
    /// - Parameter llave: its number.
    /// - Returns: e.g. «Perdedor de la llave 3».
    public static func perdedorDeLaLlave(_ llave: Int) -> Texto {
        Texto("Perdedor de la llave \(llave)", "Loser of tie \(llave)")
    }

    /// Who ends in a place of a group.
    ///
    /// - Parameters:
    ///   - puesto: the place, from 1.
    ///   - grupo: the group's name.
    /// - Returns: e.g. «1.º del grupo A».
    public static func puestoDelGrupo(_ puesto: Int, _ grupo: String) -> Texto {
        let nombre = Self.grupo(grupo)
        guard nombre.espanol.hasPrefix("Grupo "), nombre.ingles.hasPrefix("Group ") else {
            return Texto("\(puesto).º de \(nombre.espanol)", "No. \(puesto) of \(nombre.ingles)")
        }
        return Texto(
            "\(puesto).º del g\(nombre.espanol.dropFirst())",
            "No. \(puesto) of g\(nombre.ingles.dropFirst())")
    }

    /// One of the best in a place of several groups.
    ///
    /// - Parameters:
    ///   - puesto: the place, from 1.
    ///   - grupos: the groups' names.
    /// - Returns: e.g. «Mejor 3.º de A/B/C».
    public static func mejorDeLosGrupos(_ puesto: Int, _ grupos: [String]) -> Texto {
        let lista = grupos.joined(separator: "/")
        return Texto("Mejor \(puesto).º de \(lista)", "Best no. \(puesto) of \(lista)")
    }
}
