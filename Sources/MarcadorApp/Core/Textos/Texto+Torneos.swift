nonisolated extension Texto {
    /// Title of the list of tournaments.
    public static let torneos = Texto("Torneos", "Tournaments")
    /// Link to it.
    public static let otrosTorneos = Texto("Otros torneos", "Other tournaments")
    /// Heading of the ways to begin one more.
    public static let otroTorneo = Texto("Otro torneo", "One more tournament")
    /// There is none.
    public static let sinTorneos = Texto("Todavía no hay torneos", "No tournaments yet")
    /// What will be there.
    public static let sinTorneosAyuda = Texto(
        "Aquí saldrán los torneos que se lleven con Marcador.",
        "The tournaments run with Marcador will appear here.")
    /// Teams and matches of a tournament.
    ///
    /// - Parameters:
    ///   - equipos: how many teams.
    ///   - partidos: how many matches.
    /// - Returns: e.g. «4 equipos · 18 partidos».
    public static func tamano(equipos: Int, partidos: Int) -> Texto {
        Texto(
            (equipos == 1 ? "1 equipo" : "\(equipos) equipos") + " · "
                + (partidos == 1 ? "1 partido" : "\(partidos) partidos"),
            (equipos == 1 ? "1 team" : "\(equipos) teams") + " · "
                + (partidos == 1 ? "1 match" : "\(partidos) matches"))
    }
}
