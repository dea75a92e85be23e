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
    public let goles: Int

    /// Whether it stands before another row: more goals, then name, team name, number and id.
    func vaDelante(de otra: FilaDeGoleador) -> Bool {
        if goles != otra.goles { return goles > otra.goles }
        if jugador.nombre != otra.jugador.nombre { return jugador.nombre < otra.jugador.nombre }
        if equipo.nombre != otra.equipo.nombre { return equipo.nombre < otra.equipo.nombre }
        let dorsales = (jugador.dorsal ?? .max, otra.jugador.dorsal ?? .max)
        if dorsales.0 != dorsales.1 { return dorsales.0 < dorsales.1 }
        return (jugador.id ?? "") < (otra.jugador.id ?? "")
    }
}

extension [FilaDeGoleador] {
    /// The place of each row: equal goals share one, and the next place skips (1, 1, 3).
    ///
    /// - Complexity: O(n).
    public var puestos: [Int] { puestos { $0.goles == $1.goles } }
}
