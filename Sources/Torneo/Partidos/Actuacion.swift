/// What somebody did in a match, as far as it is written down.
public struct Actuacion: Hashable, Sendable {
    /// Whether the line-up names him among those who began.
    public let esTitular: Bool
    /// What he took part in, in the order of play: his goals, also those in his own net, his cards, the
    /// substitutions in which he came on or went off.
    public let incidencias: [Incidencia]

    /// Whether he came on later.
    ///
    /// - Parameter jugador: who.
    /// - Returns: whether a substitution says so.
    /// - Complexity: O(events).
    public func entra(_ jugador: Jugador) -> Bool {
        incidencias.contains {
            if case .cambio(_, _, let entra) = $0.evento { entra == jugador } else { false }
        }
    }
}

extension Partido {
    /// What somebody did in this match; nil when he is not mentioned.
    ///
    /// Somebody of the home squad is looked for there first, as everywhere.
    ///
    /// - Parameters:
    ///   - jugador: who.
    ///   - equipo: for which of the two teams.
    /// - Returns: what is written down.
    /// - Complexity: O(events × log events + squad).
    public func actuacion(de jugador: Jugador, en equipo: Equipo) -> Actuacion? {
        guard equipo === local || equipo === visitante else { return nil }
        let alineacion = equipo === local ? ficha.acta.local : ficha.acta.visitante
        let esTitular = alineacion?.titulares.contains(jugador) ?? false
        let esDeLosSuyos = equipo === local || !local.plantilla.contains(jugador)
        let suyas = ordenDeJuego.map { incidencias[$0] }.filter { incidencia in
            switch incidencia.evento {
            case .gol(_, let autor, let favorecido):
                autor == jugador
                    && (favorecido === equipo) == (incidencia.clase != .enPropia)
            case .tarjeta(_, let quien, _): quien == jugador && esDeLosSuyos
            case .cambio(_, let sale, let entra):
                (sale == jugador || entra == jugador) && esDeLosSuyos
            }
        }
        guard esTitular || !suyas.isEmpty else { return nil }
        return Actuacion(esTitular: esTitular, incidencias: suyas)
    }

    /// How many cards are written down.
    ///
    /// - Complexity: O(events).
    public var cuantasTarjetas: Int {
        incidencias.indices.count { incidencias[$0].tarjeta != nil }
    }
}
