/// A row of the scorers' list: somebody, the team for which the goals were scored, how many.
///
/// The team belongs to the row, so namesakes of two teams are two rows, and old goals stay with
/// the old team when a player moves.
public struct FilaDeGoleador: Hashable, Sendable {
    /// The scorer.
    public let jugador: Jugador
    /// The team the goals counted for.
    public let equipo: Equipo
    /// How many goals; at least 1.
    public internal(set) var goles: Int

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - jugador: the scorer.
    ///   - equipo: the team the goals counted for.
    ///   - goles: how many goals.
    public init(jugador: Jugador, equipo: Equipo, goles: Int) {
        self.jugador = jugador
        self.equipo = equipo
        self.goles = goles
    }
}

extension [FilaDeGoleador] {
    /// The place of each row: equal goals share one, and the next place skips (1, 1, 3).
    ///
    /// - Complexity: O(n).
    public var puestos: [Int] { puestos { $0.goles == $1.goles } }
}
