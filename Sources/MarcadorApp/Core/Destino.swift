/// The screens, as data: where a link leads.
nonisolated package enum Destino: Hashable, Sendable {
    /// The list of matches.
    case partidos
    /// A match.
    case partido(Int)
    /// The scorers.
    case goleadores
    /// The table.
    case tabla
    /// The bracket.
    case eliminatoria
    /// The teams.
    case equipos
    /// A team, by its position in the tournament from 1.
    case equipo(Int)
    /// The referees.
    case arbitros
    /// The chronicle of a match.
    case cronica(Int)
    /// The published chronicles.
    case cronicas
    /// The settings.
    case ajustes
}
