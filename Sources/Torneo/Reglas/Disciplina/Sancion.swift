/// Why somebody is suspended; matches are told by their numbers.
public enum CausaDeSancion: Hashable, Sendable {
    /// A cycle of cautions was completed, in these matches.
    case amarillas([Int])
    /// Two cautions in this match.
    case dobleAmarilla(Int)
    /// A straight red card in this match.
    case roja(Int)
    /// The organiser said so, after this match and for this reason; nil when none had been decided.
    case decision(tras: Int?, motivo: String)

    /// The match after which the suspension begins; nil when it begins with the first one.
    public var partido: Int? {
        switch self {
        case .amarillas(let partidos): partidos[partidos.count - 1]
        case .dobleAmarilla(let partido), .roja(let partido): partido
        case .decision(let tras, _): tras
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
    /// How many matches it costs, without those that were lifted.
    public internal(set) var partidos: Int
    /// How many of its matches the organiser lifted.
    public internal(set) var perdonados = 0
    /// Why he lifted them; nil when he lifted none.
    public internal(set) var motivo: String?
    /// The matches that serve it, in the order of serving; fewer than `partidos` when no more are known.
    public internal(set) var turnos: [TurnoDeSancion] = []
    /// The position of its cause in the order of play.
    let desde: Int

    init(causa: CausaDeSancion, partidos: Int, desde: Int) {
        self.causa = causa
        self.partidos = partidos
        self.desde = desde
    }

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
