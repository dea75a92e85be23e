/// The colour of a card, as the rules know it.
public enum ClaseDeTarjeta: Hashable, Sendable {
    /// A caution.
    case amarilla
    /// A dismissal.
    case roja
}

/// A card that was shown.
public struct TarjetaMostrada<Persona: Hashable & Sendable>: Hashable, Sendable {
    /// Who saw it.
    public let persona: Persona
    /// Whether a player of the home side.
    public let esLocal: Bool
    /// The colour.
    public let clase: ClaseDeTarjeta

    /// Makes one.
    ///
    /// - Parameters:
    ///   - persona: who saw it; persons are told apart within a team.
    ///   - esLocal: whether a player of the home side.
    ///   - clase: the colour.
    public init(_ persona: Persona, esLocal: Bool, _ clase: ClaseDeTarjeta) {
        self.persona = persona
        self.esLocal = esLocal
        self.clase = clase
    }
}
