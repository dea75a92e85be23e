extension [Partido] {
    /// The league table of these matches.
    ///
    /// Matches without a result have no effect, but their teams appear.
    ///
    /// - Parameters:
    ///   - equipos: teams that appear even when they are in no match, and the first ones in order of
    ///     entry.
    ///   - reglamento: how many points a result gives.
    /// - Returns: the rows from first to last: points, difference, goals scored, then name.
    /// - Complexity: O(events + n log n) in the number of teams.
    public func tablaDePosiciones(
        equipos: [Equipo] = [], reglamento: any Reglamento = ReglamentoLiga()
    ) -> [FilaDePosicion] {
        var tabla = TablaAcumulada(equipos: equipos, reglamento: reglamento)
        for partido in self {
            tabla.inscribir(partido.local)
            tabla.inscribir(partido.visitante)
            tabla.sumar(partido)
        }
        return tabla.filas()
    }
}

extension Torneo {
    /// The league table of the tournament; teams that have not played appear too.
    ///
    /// - Parameter reglamento: how many points a result gives.
    /// - Returns: the rows from first to last.
    /// - Complexity: O(events + n log n) in the number of teams.
    public func tablaDePosiciones(
        reglamento: any Reglamento = ReglamentoLiga()
    ) -> [FilaDePosicion] {
        partidos.tablaDePosiciones(equipos: equipos, reglamento: reglamento)
    }
}
