extension [Partido] {
    /// The league table of these matches.
    ///
    /// Matches without a result have no effect, but their teams appear.
    ///
    /// - Parameters:
    ///   - equipos: teams that appear even when they are in no match, and the first ones in order of
    ///     entry.
    ///   - reglamento: what decides; one that gives only points has the lessons' order, and the known
    ///     ones are written `.laliga`.
    ///   - resoluciones: what the organiser has decided about the teams.
    /// - Returns: the rows from first to last; those that share a place by name.
    /// - Complexity: O(events + n log n) in the number of teams.
    public func tablaDePosiciones(
        equipos: [Equipo] = [], reglamento: any Reglamento = ReglamentoLiga(),
        resoluciones: Resoluciones<Equipo> = Resoluciones()
    ) -> [FilaDePosicion] {
        var tabla = TablaAcumulada(
            equipos: equipos, reglamento: reglamento, resoluciones: resoluciones)
        tabla.sumar(todos: self)
        return tabla.filas()
    }
}

extension Torneo {
    /// The league table of the tournament; teams that have not played appear too.
    ///
    /// Matches of a knock-out do not count, and who rests in a Swiss tournament has the points of a win.
    ///
    /// - Parameters:
    ///   - reglamento: what decides; nil for the tournament's own rules.
    ///   - resoluciones: what the organiser has decided about the teams; nil for what the tournament
    ///     has.
    /// - Returns: the rows from first to last.
    /// - Complexity: O(events + n log n) in the number of teams.
    public func tablaDePosiciones(
        reglamento: (any Reglamento)? = nil, resoluciones: Resoluciones<Equipo>? = nil
    ) -> [FilaDePosicion] {
        let documento = DocumentoDelTorneo(self)
        let liguilla = Liguilla(
            equipos: equipos, partidos: documento.partidosDeTabla, reglas: reglas,
            descansos: documento.descansosDelSuizo)
        return liguilla.partidos.tablaDePosiciones(
            equipos: equipos, reglamento: reglamento ?? reglas.reglamento,
            resoluciones: resoluciones ?? liguilla.resoluciones())
    }
}
