/// Why somebody is suspended; matches are told by their numbers.
public enum CausaDeSancion: Hashable, Sendable {
    /// A cycle of cautions was completed, in these matches.
    case amarillas([Int])
    /// Two cautions in this match.
    case dobleAmarilla(Int)
    /// A straight red card in this match.
    case roja(Int)

    /// The match after which the suspension begins.
    public var partido: Int {
        switch self {
        case .amarillas(let partidos): partidos[partidos.count - 1]
        case .dobleAmarilla(let partido), .roja(let partido): partido
        }
    }
}

/// A match in which a suspension is served.
public struct TurnoDeSancion: Hashable, Sendable {
    /// The number of the match.
    public let partido: Int
    /// Whether it has been served: the match has been played.
    public let cumplido: Bool
}

/// A suspension.
public struct Sancion: Hashable, Sendable {
    /// Why.
    public let causa: CausaDeSancion
    /// How many matches it costs.
    public let partidos: Int
    /// The matches that serve it, in the order of serving; fewer than `partidos` when no more are known.
    public internal(set) var turnos: [TurnoDeSancion] = []
    /// The position of its cause in the order of play.
    let desde: Int

    /// How many of its matches have been served.
    ///
    /// - Complexity: O(matches it costs).
    public var cumplidos: Int { turnos.count { $0.cumplido } }

    /// Whether all of it has been served.
    public var estaCumplida: Bool { cumplidos == partidos }
}

/// Somebody who is suspended for a match.
public struct Baja: Hashable, Sendable {
    /// The position of the person in `Disciplina.expedientes`.
    public let expediente: Int
    /// The position of the suspension among the person's.
    public let sancion: Int
}
