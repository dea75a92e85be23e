nonisolated extension Texto {
    /// Title of the list of teams.
    public static let equipos = Texto("Equipos", "Teams")
    /// No team has entered.
    public static let sinEquipos = Texto("Todavía no hay equipos", "No teams yet")
    /// What will be there.
    public static let sinEquiposAyuda = Texto(
        "Aquí saldrán los equipos del torneo con su plantilla.",
        "The teams of the tournament will appear here with their squads.")
    /// Heading of a squad.
    public static let plantilla = Texto("Plantilla", "Squad")
    /// A squad without players.
    public static let sinPlantilla = Texto(
        "Este equipo todavía no ha presentado su plantilla.",
        "This team has not handed in its squad yet.")
    /// Mark of the captain.
    public static let capitan = Texto("Capitán", "Captain")
    /// The player has no shirt number.
    public static let sinDorsal = Texto("sin dorsal", "no number")
    /// A shirt number, for assistive technology.
    ///
    /// - Parameter n: the number.
    /// - Returns: e.g. «Dorsal 9».
    public static func dorsal(_ n: Int) -> Texto { Texto("Dorsal \(n)", "Number \(n)") }
    /// The size of a squad.
    ///
    /// - Parameter n: players.
    /// - Returns: e.g. «11 jugadores».
    public static func jugadores(_ n: Int) -> Texto {
        Texto(n == 1 ? "1 jugador" : "\(n) jugadores", n == 1 ? "1 player" : "\(n) players")
    }
}
