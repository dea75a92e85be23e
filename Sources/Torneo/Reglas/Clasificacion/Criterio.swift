/// Something that is measured of a team over its matches.
///
/// The raw value is what documents say.
public enum Medida: String, CaseIterable, Hashable, Sendable {
    /// Points, with adjustments.
    case puntos
    /// Points divided by matches played, compared as a fraction; 0 without matches.
    case puntosPorPartido = "puntos_por_partido"
    /// Goals scored minus goals conceded.
    case diferencia
    /// Goals scored.
    case goles
    /// Goals scored as visitors.
    case golesFuera = "goles_fuera"
    /// Matches won.
    case victorias
    /// Matches won as visitors.
    case victoriasFuera = "victorias_fuera"
    /// Goal average: goals scored divided by goals conceded, compared as a fraction.
    ///
    /// With none conceded it is above every number, and with none at all it is 1: as many scored
    /// as conceded.
    case cociente
    /// The points of all opponents together.
    case puntosDeRivales = "puntos_de_rivales"
    /// The goal differences of all opponents together.
    case diferenciaDeRivales = "diferencia_de_rivales"
    /// The goals of all opponents together.
    case golesDeRivales = "goles_de_rivales"

    /// Whether it can be measured over the matches between a few teams.
    public var valeEntreEmpatados: Bool {
        switch self {
        case .puntosDeRivales, .diferenciaDeRivales, .golesDeRivales: false
        default: true
        }
    }
}

/// A step in deciding who stands before whom, for teams that are level so far; more is better.
///
/// Neither the name nor the order of entry is one.
public enum Criterio: Hashable, Sendable {
    /// A measure over all matches.
    case general(Medida)
    /// The matches between the teams that are still level.
    case enfrentamientos(Enfrentamientos)
    /// Conduct points: fewer taken off is better.
    case conducta
    /// Lots drawn from the seed of the rules; without a seed it decides nothing.
    case sorteo
    /// What the organiser decided, or a match for the place; without a decision it decides nothing.
    case decision

    /// Points over all matches.
    public static let puntos = Criterio.general(.puntos)
    /// Goal difference over all matches.
    public static let diferencia = Criterio.general(.diferencia)
    /// Goals over all matches.
    public static let goles = Criterio.general(.goles)
}
