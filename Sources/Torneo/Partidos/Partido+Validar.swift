extension Partido {
    /// The minutes a match can have: ninety, extra time and a little more.
    public static let minutosPosibles = 0...130

    /// Checks that something can have happened in this match.
    ///
    /// - Parameter incidencia: what is said to have happened.
    /// - Throws: `ErrorDeTorneo`, the first thing that is wrong with it.
    /// - Complexity: O(squad).
    public func validar(_ incidencia: Incidencia) throws(ErrorDeTorneo) {
        let evento = incidencia.evento
        guard Self.minutosPosibles.contains(evento.minuto), (0...60).contains(incidencia.anadido)
        else { throw .minutoFueraDelPartido(evento.minuto) }
        switch evento {
        case .gol(_, let jugador, let equipo):
            try validarGol(de: jugador, para: equipo, clase: incidencia.clase)
        case .tarjeta(_, let jugador, _):
            guard juega(jugador) else { throw .jugadorNoJuegaElPartido(jugador: jugador.nombre) }
        case .cambio(_, let sale, let entra):
            guard juega(sale), juega(entra) else { throw .cambioConAjenos }
        }
    }

    private func validarGol(
        de jugador: Jugador, para equipo: Equipo, clase: ClaseDeGol
    ) throws(ErrorDeTorneo) {
        guard equipo === local || equipo === visitante else {
            throw .golDeEquipoAjeno(equipo: equipo.nombre)
        }
        let rival = equipo === local ? visitante : local
        let suEquipo = clase == .enPropia ? rival : equipo
        guard jugador == .sinIdentificar || suEquipo.plantilla.contains(jugador) else {
            throw .jugadorNoJuegaEnElEquipo(jugador: jugador.nombre, equipo: suEquipo.nombre)
        }
    }

    private func juega(_ jugador: Jugador) -> Bool {
        local.plantilla.contains(jugador) || visitante.plantilla.contains(jugador)
    }
}
