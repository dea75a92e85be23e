extension Jugador {
    /// Reads somebody as the journal names people: name, number, id.
    ///
    /// - Throws: `ErrorDeApunte`, with the place.
    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        self.init(
            nombre: try lector.texto(.nombre),
            dorsal: lector.tiene(.dorsal) ? try lector.entero(.dorsal) : nil,
            id: lector.tiene(.id) ? try lector.texto(.id) : nil)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.dorsal, dorsal)
        json.texto(.id, id)
        json.texto(.nombre, nombre)
    }
}

extension Partido {
    /// The team of a side.
    func equipo(de bando: Bando) -> Equipo { bando == .local ? local : visitante }

    /// Checks that somebody is in a squad; whom nobody identified is in all of them.
    func exigir(_ jugador: Jugador, en bando: Bando) throws(RechazoDeApunte) {
        let equipo = equipo(de: bando)
        guard jugador == .sinIdentificar || equipo.plantilla.contains(jugador) else {
            throw .jugadorDesconocido(jugador.nombre, equipo: equipo.nombre)
        }
    }

    /// Writes something down after checking it; a match without a score is being played from then
    /// on.
    mutating func anotar(_ incidencia: Incidencia) throws(RechazoDeApunte) {
        do throws(ErrorDeTorneo) {
            try validar(incidencia)
        } catch {
            throw .noVale(error)
        }
        registrar(incidencia)
        if !ficha.estado.tieneMarcador { ficha.estado = .enJuego }
    }
}
