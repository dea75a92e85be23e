extension [Partido] {
    /// Whether any goal was scored, also own goals and those of nobody knows whom.
    ///
    /// - Complexity: O(events) at most.
    public var hayGoles: Bool {
        contains { $0.ficha.estado.tieneMarcador && $0.incidencias.contains { $0.equipo != nil } }
    }

    /// The scorers of these matches with their team, most goals first, then by name.
    ///
    /// Own goals and unknown scorers are in nobody's tally.
    ///
    /// - Complexity: O(events + n log n) in the number of scorers.
    public func filasDeGoleadores() -> [FilaDeGoleador] {
        GoleadoresAcumulados(self).filas()
    }

    /// The ranking of scorers, most goals first, then by name.
    ///
    /// Namesakes of two teams with the same number (or none) are equal as values and still two
    /// elements, each in its place. `puntosDe(_:)` cannot tell them apart and says the goals of the
    /// first, who has most; `filasDeGoleadores()` tells each with its team.
    ///
    /// - Complexity: O(events + n log n) in the number of scorers.
    public func goleadores() -> Ranking<Jugador> {
        let acumulados = GoleadoresAcumulados(self)
        let goles = GolesPorJugador(acumulados)
        return Ranking(ordenados: acumulados.jugadores) { goles[$0] }
    }
}

extension Torneo {
    /// The scorers of the tournament with their team, most goals first, then by name.
    ///
    /// - Complexity: O(events + n log n) in the number of scorers.
    public func filasDeGoleadores() -> [FilaDeGoleador] { partidos.filasDeGoleadores() }

    /// The ranking of the tournament's scorers; see `goleadores()` of an array of matches.
    ///
    /// - Complexity: O(events + n log n) in the number of scorers.
    public func goleadores() -> Ranking<Jugador> { partidos.goleadores() }
}

/// The goals of each player, looked up only when somebody asks for them.
private final class GolesPorJugador {
    private let acumulados: GoleadoresAcumulados
    private lazy var goles = Dictionary(
        acumulados.filas().map { ($0.jugador, $0.goles) },
        uniquingKeysWith: { primero, _ in primero })

    init(_ acumulados: GoleadoresAcumulados) { self.acumulados = acumulados }

    subscript(jugador: Jugador) -> Int { goles[jugador] ?? 0 }
}
