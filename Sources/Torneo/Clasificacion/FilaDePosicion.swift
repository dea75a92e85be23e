/// A row of a table of the lessons' teams.
public typealias FilaDePosicion = Posicion<Equipo>

extension [FilaDePosicion] {
    /// The place of each row: teams that nothing puts apart share one, and the next place skips
    /// (1, 1, 3).
    ///
    /// - Complexity: O(n).
    public var puestos: [Int] { map(\.puesto) }
}
