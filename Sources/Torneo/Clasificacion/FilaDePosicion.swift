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
    /// Points; a rule may make them negative.
    public let puntos: Int

    /// Goals scored minus goals conceded.
    public var diferencia: Int { golesAFavor - golesEnContra }

    init(equipo: Equipo, balance: Balance) {
        self.equipo = equipo
        jugados = balance.jugados
        ganados = balance.ganados
        empatados = balance.empatados
        perdidos = balance.perdidos
        golesAFavor = balance.golesAFavor
        golesEnContra = balance.golesEnContra
        puntos = balance.puntos
    }
}

extension [FilaDePosicion] {
    /// The place of each row: teams with equal points, difference and goals scored share one, and
    /// the next place skips (1, 1, 3).
    ///
    /// - Complexity: O(n).
    public var puestos: [Int] {
        puestos { una, otra in
            una.puntos == otra.puntos && una.diferencia == otra.diferencia
                && una.golesAFavor == otra.golesAFavor
        }
    }
}
