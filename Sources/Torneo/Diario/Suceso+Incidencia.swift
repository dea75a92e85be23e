extension Suceso {
    /// What happened in a match, as the journal says it; nil when nobody who plays it took part.
    ///
    /// - Parameters:
    ///   - incidencia: what happened.
    ///   - encuentro: the match.
    ///   - numero: its number, from 1.
    public init?(_ incidencia: Incidencia, en encuentro: Partido, numero: Int) {
        let momento = incidencia.momento
        switch incidencia.evento {
        case .gol(_, let jugador, let equipo):
            guard equipo === encuentro.local || equipo === encuentro.visitante else { return nil }
            self = .gol(
                GolApuntado(
                    partido: numero, bando: equipo === encuentro.local ? .local : .visitante,
                    jugador: jugador, momento: momento, clase: incidencia.clase))
        case .tarjeta(_, let jugador, let color):
            guard let bando = encuentro.bando(de: jugador) else { return nil }
            self = .tarjeta(
                TarjetaApuntada(
                    partido: numero, bando: bando, jugador: jugador, color: color,
                    momento: momento))
        case .cambio(_, let sale, let entra):
            guard let bando = encuentro.bando(de: sale) else { return nil }
            self = .cambio(
                CambioApuntado(
                    partido: numero, bando: bando, sale: sale, entra: entra, momento: momento))
        }
    }
}

extension Partido {
    /// The side in whose squad somebody is; nil when in neither.
    fileprivate func bando(de jugador: Jugador) -> Bando? {
        if local.plantilla.contains(jugador) { return .local }
        return visitante.plantilla.contains(jugador) ? .visitante : nil
    }
}
