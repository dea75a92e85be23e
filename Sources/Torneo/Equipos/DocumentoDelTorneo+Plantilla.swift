extension DocumentoDelTorneo {
    /// The same tournament with another squad of one team, in all that speaks of it.
    ///
    /// The team is a new object: whoever holds the tournament as it was keeps it whole.
    ///
    /// - Parameters:
    ///   - posicion: the position of the team in `equipos`.
    ///   - nuevo: the team with its new squad.
    ///   - nombres: what players are called from now on, in the past too; those who keep everything
    ///     need not be there.
    /// - Returns: the tournament.
    /// - Complexity: O(events).
    func conEquipo(
        _ posicion: Int, _ nuevo: Equipo, llamando nombres: [Jugador: Jugador] = [:]
    ) -> DocumentoDelTorneo {
        let relevo = RelevoDeEquipo(viejo: equipos[posicion], nuevo: nuevo, nombres: nombres)
        var otro = self
        otro.equipos[posicion] = nuevo
        otro.partidos = partidos.map(relevo.partido)
        otro.cuadro?.cruces = cuadro?.cruces.map(relevo.cruce) ?? []
        otro.reglas.resoluciones = relevo.resoluciones(reglas.resoluciones)
        otro.reglas.decisiones = reglas.decisiones.map(relevo.decision)
        return otro
    }

    /// Whether anything that happened, a match report, or a suspension, names somebody of a team.
    ///
    /// - Complexity: O(events).
    func nombra(_ jugador: Jugador, de equipo: Equipo) -> Bool {
        let olvido = Jugador(nombre: jugador.nombre, dorsal: jugador.dorsal, id: "\u{0}")
        let relevo = RelevoDeEquipo(viejo: equipo, nuevo: equipo, nombres: [jugador: olvido])
        return partidos.contains { relevo.partido($0) != $0 }
            || reglas.decisiones.contains { $0.equipo === equipo && $0.persona == jugador }
    }
}

/// Puts a team, and its players under other names, where they were before.
private struct RelevoDeEquipo {
    let viejo: Equipo
    let nuevo: Equipo
    let nombres: [Jugador: Jugador]

    func equipo(_ equipo: Equipo) -> Equipo { equipo === viejo ? nuevo : equipo }

    func partido(_ partido: Partido) -> Partido {
        guard partido.local === viejo || partido.visitante === viejo else { return partido }
        var ficha = partido.ficha
        if !nombres.isEmpty { ficha.acta = acta(ficha.acta, de: partido) }
        return Partido(
            local: equipo(partido.local), visitante: equipo(partido.visitante),
            incidencias: partido.incidencias.map { incidencia($0, en: partido) }, ficha: ficha)
    }

    func cruce(_ cruce: CruceDelCuadro) -> CruceDelCuadro {
        var otro = cruce
        otro.local = lado(cruce.local)
        otro.visitante = lado(cruce.visitante)
        return otro
    }

    func resoluciones(_ antes: Resoluciones<Equipo>) -> Resoluciones<Equipo> {
        Resoluciones(
            ajustes: antes.ajustes.map {
                Ajuste(
                    equipo: equipo($0.equipo), puntos: $0.puntos, motivo: $0.motivo, dia: $0.dia)
            },
            retirados: Dictionary(antes.retirados.map { (equipo($0), $1) }) { uno, _ in uno },
            orden: antes.orden.map(equipo))
    }

    func decision(
        _ antes: DecisionDisciplinaria<Equipo, Jugador>
    ) -> DecisionDisciplinaria<Equipo, Jugador> {
        guard antes.equipo === viejo else { return antes }
        return DecisionDisciplinaria(
            equipo: nuevo, persona: llamado(antes.persona), partidos: antes.partidos,
            motivo: antes.motivo, tras: antes.tras)
    }

    private func lado(_ lado: CruceDelCuadro.Lado) -> CruceDelCuadro.Lado {
        if case .equipo(let suyo) = lado { .equipo(equipo(suyo)) } else { lado }
    }

    private func incidencia(_ incidencia: Incidencia, en partido: Partido) -> Incidencia {
        let evento: EventoDePartido =
            switch incidencia.evento {
            case .gol(let minuto, let jugador, let suyo):
                .gol(
                    minuto: minuto,
                    jugador: (suyo === viejo) == (incidencia.clase != .enPropia)
                        ? llamado(jugador) : jugador,
                    equipo: equipo(suyo))
            case .tarjeta(let minuto, let jugador, let color):
                .tarjeta(minuto: minuto, jugador: llamado(jugador, en: partido), color: color)
            case .cambio(let minuto, let sale, let entra):
                .cambio(
                    minuto: minuto, sale: llamado(sale, en: partido),
                    entra: llamado(entra, en: partido))
            }
        return Incidencia(
            evento, anadido: incidencia.anadido, minutoConocido: incidencia.minutoConocido,
            clase: incidencia.clase, id: incidencia.id)
    }

    private func acta(_ acta: Acta, de partido: Partido) -> Acta {
        guard !acta.estaVacia else { return acta }
        var otra = acta
        let bando: Bando = partido.local === viejo ? .local : .visitante
        let suya = bando == .local ? \Acta.local : \Acta.visitante
        otra[keyPath: suya]?.titulares = acta[keyPath: suya]?.titulares.map(llamado) ?? []
        otra[keyPath: suya]?.capitan = acta[keyPath: suya]?.capitan.map(llamado)
        otra.lanzamientos = acta.lanzamientos.map {
            $0.bando == bando
                ? Lanzamiento(jugador: llamado($0.jugador), bando: bando, marcado: $0.marcado) : $0
        }
        return otra
    }

    private func llamado(_ jugador: Jugador) -> Jugador { nombres[jugador] ?? jugador }

    /// The same of somebody of whom the match does not say the side: one who is in both squads is
    /// taken for the home side's, as everywhere.
    private func llamado(_ jugador: Jugador, en partido: Partido) -> Jugador {
        let esDelLocal = partido.local.plantilla.contains(jugador)
        return (partido.local === viejo) == esDelLocal ? llamado(jugador) : jugador
    }
}
