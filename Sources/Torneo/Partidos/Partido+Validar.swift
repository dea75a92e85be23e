extension Partido {
    /// The minutes a match can have: ninety, extra time and a little more.
    public static let minutosPosibles = 0...130

    /// The minutes that can be added to a half.
    public static let anadidosPosibles = 0...60

    /// The goals that an awarded score or a shoot-out can have.
    public static let golesPosibles = 0...999

    /// Checks that the match makes sense, whatever tournament it belongs to.
    ///
    /// - Throws: `ErrorDeTorneo`, the first thing that is wrong with it.
    /// - Complexity: O(events × squad).
    public func validar() throws(ErrorDeTorneo) {
        guard local !== visitante else { throw .equipoContraSiMismo }
        for incidencia in incidencias { try validar(incidencia) }
        if case .adjudicado(let marcador) = ficha.estado { try validar(marcador) }
        if let tanda = ficha.tanda { try validar(tanda) }
    }

    private func validar(_ marcador: Marcador) throws(ErrorDeTorneo) {
        guard Self.golesPosibles.contains(marcador.local),
            Self.golesPosibles.contains(marcador.visitante)
        else { throw .marcadorImposible(marcador) }
    }

    /// Checks that something can have happened in this match.
    ///
    /// - Parameter incidencia: what is said to have happened.
    /// - Throws: `ErrorDeTorneo`, the first thing that is wrong with it.
    /// - Complexity: O(squad).
    public func validar(_ incidencia: Incidencia) throws(ErrorDeTorneo) {
        try Self.validarMomento(incidencia.evento.minuto, anadido: incidencia.anadido)
        try validarProtagonistas(incidencia)
    }

    /// Checks that there is such a moment in a match.
    ///
    /// - Parameters:
    ///   - minuto: the minute.
    ///   - anadido: the added minutes.
    /// - Throws: `ErrorDeTorneo`, the first thing that is wrong with it.
    static func validarMomento(_ minuto: Int, anadido: Int) throws(ErrorDeTorneo) {
        guard minutosPosibles.contains(minuto) else { throw .minutoFueraDelPartido(minuto) }
        guard anadidosPosibles.contains(anadido) else { throw .anadidoFueraDelPartido(anadido) }
    }

    /// Checks that those who took part in something play this match.
    ///
    /// - Parameter incidencia: what is said to have happened.
    /// - Throws: `ErrorDeTorneo`, the first thing that is wrong with it.
    /// - Complexity: O(squad).
    func validarProtagonistas(_ incidencia: Incidencia) throws(ErrorDeTorneo) {
        switch incidencia.evento {
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
