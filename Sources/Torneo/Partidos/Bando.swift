/// One of the two sides of a match.
public enum Bando: String, CaseIterable, Sendable {
    /// The home side.
    case local
    /// The visitors.
    case visitante

    /// The other one.
    public var contrario: Bando { self == .local ? .visitante : .local }
}
