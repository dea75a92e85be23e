extension Partido {
    /// The goals of a team that count: those of the events, or those awarded.
    ///
    /// - Parameter equipo: one of the two; anybody else has 0.
    /// - Returns: how many goals.
    /// - Complexity: O(events).
    public func golesDe(_ equipo: Equipo) -> Int {
        let marcador = marcador()
        if equipo === local { return marcador.local }
        return equipo === visitante ? marcador.visitante : 0
    }

    /// Goals of the home side.
    public var golesLocal: Int { marcador().local }

    /// Goals of the visitors.
    public var golesVisitante: Int { marcador().visitante }

    /// The score that counts: what was awarded, else what was played.
    ///
    /// Extra time is included, the shoot-out is not. A match without a result has a score of 0-0
    /// here; ask `ficha.estado` whether it means anything.
    ///
    /// - Complexity: O(events).
    public func marcador() -> Marcador {
        if case .adjudicado(let marcador) = ficha.estado { return marcador }
        return marcadorJugado
    }

    /// What was scored on the pitch, whatever was decided afterwards.
    ///
    /// - Complexity: O(events).
    public var marcadorJugado: Marcador {
        var goles = (local: 0, visitante: 0)
        for incidencia in incidencias {
            guard case .gol(_, _, let equipo) = incidencia.evento else { continue }
            if equipo === local { goles.local += 1 }
            if equipo === visitante { goles.visitante += 1 }
        }
        return Marcador(local: goles.local, visitante: goles.visitante)
    }

    /// The score, when the match has a result; nil while unknown, which is not 0-0.
    public var marcadorFinal: Marcador? { ficha.estado.tieneResultado ? marcador() : nil }

    /// Who won on goals, or that nobody did; a shoot-out decides who goes on, not the result.
    public func resultado() -> Resultado {
        let marcador = marcador()
        if marcador.local > marcador.visitante {
            return .victoria(ganador: local, perdedor: visitante)
        }
        if marcador.local < marcador.visitante {
            return .victoria(ganador: visitante, perdedor: local)
        }
        return .empate
    }
}
