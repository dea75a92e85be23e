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
