extension Partido {
    /// Who scored in this match, each once, in the order of their first goal as written down.
    ///
    /// Own goals and unknown scorers are nobody's.
    ///
    /// - Complexity: O(events).
    public func goleadores() -> [Jugador] {
        var vistos = Set<Jugador>()
        return incidencias.compactMap { $0.goleador?.jugador }.filter { vistos.insert($0).inserted }
    }

    /// The minutes in which a player scored, as written down.
    ///
    /// Goals without a known minute are left out; own goals are not the player's.
    ///
    /// - Parameter jugador: the scorer.
    /// - Returns: the minutes, 0…130, without added time.
    /// - Complexity: O(events).
    public func minutosDeGolDe(_ jugador: Jugador) -> [Int] {
        incidencias.filter { $0.minutoConocido && $0.goleador?.jugador == jugador }
            .map(\.evento.minuto)
    }

    /// The events that pass a filter, as written down.
    ///
    /// - Parameter filtro: whether an event is wanted.
    /// - Returns: the wanted ones.
    /// - Complexity: O(events).
    public func eventos(_ filtro: (EventoDePartido) -> Bool) -> [EventoDePartido] {
        eventos.filter(filtro)
    }

    /// What happened, as the match was played.
    ///
    /// 45+2 comes before 46, what happened at one moment stays as it was written down, and what has
    /// no known minute stands at the end.
    ///
    /// - Complexity: O(n log n) in the number of events.
    public var cronologia: [Incidencia] {
        ordenDeJuego.map { incidencias[$0] }
    }
}
