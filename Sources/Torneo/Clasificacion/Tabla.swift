/// A row of the table.
public struct FilaDePosicion: Hashable, Sendable {
    /// The team.
    public let equipo: Equipo
    /// Matches played.
    public let jugados: Int
    /// Matches won.
    public let ganados: Int
    /// Matches drawn.
    public let empatados: Int
    /// Matches lost.
    public let perdidos: Int
    /// Goals scored.
    public let golesAFavor: Int
    /// Goals conceded.
    public let golesEnContra: Int
    /// Points.
    public let puntos: Int

    /// Goals scored minus goals conceded.
    public var diferencia: Int { golesAFavor - golesEnContra }
}
