/// How a goal was scored, as far as it matters to the rules.
public enum ClaseDeGol: String, CaseIterable, Sendable {
    /// In open play or from a free kick: nothing special.
    case jugada
    /// From a penalty during the match (not in a shoot-out).
    case penalti
    /// An own goal: it counts for the team of the event, in nobody's tally, and its player is of
    /// the other team (or unknown).
    case enPropia
}

/// Something that happened in a match, with all that is known of it: the lessons' event and what
/// real match reports add.
public struct Incidencia: Hashable, Sendable {
    /// What happened.
    public let evento: EventoDePartido
    /// Minutes of added time on top of the event's minute; 0 in normal play.
    public let anadido: Int
    /// False when nobody wrote the minute down; the event then carries minute 0.
    public let minutoConocido: Bool
    /// How the goal was scored; `.jugada` for everything that is no goal.
    public let clase: ClaseDeGol

    /// Makes one.
    ///
    /// - Parameters:
    ///   - evento: what happened.
    ///   - anadido: minutes of added time.
    ///   - minutoConocido: whether the event's minute is the real one.
    ///   - clase: how the goal was scored.
    public init(
        _ evento: EventoDePartido, anadido: Int = 0, minutoConocido: Bool = true,
        clase: ClaseDeGol = .jugada
    ) {
        self.evento = evento
        self.anadido = anadido
        self.minutoConocido = minutoConocido
        self.clase = clase
    }

    /// When it happened; nil when it is not known.
    public var momento: Momento? {
        minutoConocido ? Momento(minuto: evento.minuto, anadido: anadido) : nil
    }

    /// Who gets the goal in the scorers' list: nil for own goals, unknown scorers and no goals.
    public var goleador: (jugador: Jugador, equipo: Equipo)? {
        guard clase != .enPropia, case .gol(_, let jugador, let equipo) = evento,
            jugador != .sinIdentificar
        else { return nil }
        return (jugador, equipo)
    }
}
