extension PartidoAjeno {
    /// The match as ours.
    ///
    /// - Parameter equipos: the two teams.
    /// - Returns: the match.
    func hacer(_ equipos: (local: EquipoHecho, visitante: EquipoHecho)) -> Partido {
        var ficha = ficha
        ficha.acta = acta.hecha(equipos)
        return Partido(
            local: equipos.local.equipo, visitante: equipos.visitante.equipo,
            incidencias: incidencias(equipos), ficha: ficha)
    }

    /// What happened, as the match was played.
    ///
    /// Goals of the score that are in no list have neither scorer nor minute.
    private func incidencias(
        _ equipos: (local: EquipoHecho, visitante: EquipoHecho)
    ) -> [Incidencia] {
        if golesLocal?.isEmpty ?? true, golesVisitante?.isEmpty ?? true, sucesos.isEmpty {
            // Most matches of long lists: the score is all that is known.
            let mudo = GolAjeno(autor: nil, minuto: nil, anadido: 0, clase: .jugada)
            return Array(
                repeating: mudo.incidencia(de: equipos.local, contra: equipos.visitante),
                count: marcador?.local ?? 0)
                + Array(
                    repeating: mudo.incidencia(de: equipos.visitante, contra: equipos.local),
                    count: marcador?.visitante ?? 0)
        }
        var incidencias: [(orden: Int?, que: Incidencia)] = []
        let lados = [
            (golesLocal ?? [], marcador?.local ?? 0, equipos.local, equipos.visitante),
            (golesVisitante ?? [], marcador?.visitante ?? 0, equipos.visitante, equipos.local),
        ]
        for (goles, cuantos, suyo, rival) in lados {
            incidencias += goles.map { ($0.orden, $0.incidencia(de: suyo, contra: rival)) }
            let mudo = GolAjeno(autor: nil, minuto: nil, anadido: 0, clase: .jugada)
            for _ in 0..<max(0, cuantos - goles.count) {
                incidencias.append((nil, mudo.incidencia(de: suyo, contra: rival)))
            }
        }
        // Sources that tell them man by man have no order within a minute: it is always the same one.
        for suceso in sucesos.enOrden {
            let equipo = suceso.lado == .local ? equipos.local : equipos.visitante
            incidencias.append((suceso.orden, suceso.incidencia(de: equipo)))
        }
        guard incidencias.count > 1 else { return incidencias.map(\.que) }
        if incidencias.contains(where: { $0.orden != nil }) {
            // What has no place in the source comes last.
            return incidencias.enumerated().sorted { una, otra in
                (una.element.orden ?? .max, una.offset) < (otra.element.orden ?? .max, otra.offset)
            }.map(\.element.que)
        }
        return Partido(
            local: equipos.local.equipo, visitante: equipos.visitante.equipo,
            incidencias: incidencias.map(\.que)
        ).cronologia
    }
}

extension GolAjeno {
    fileprivate func incidencia(de suyo: EquipoHecho, contra rival: EquipoHecho) -> Incidencia {
        let equipo = clase == .enPropia ? rival : suyo
        let jugador = autor.map { equipo.jugador($0) } ?? .sinIdentificar
        return Incidencia(
            .gol(minuto: minuto ?? 0, jugador: jugador, equipo: suyo.equipo), anadido: anadido,
            minutoConocido: minuto != nil, clase: clase)
    }
}

extension [SucesoAjeno] {
    /// Home side first, cards before substitutions, by name; what has a place in its source keeps it.
    fileprivate var enOrden: [SucesoAjeno] {
        guard allSatisfy({ $0.orden == nil }) else { return self }
        return enumerated().sorted { uno, otro in
            let (suyo, ajeno) = (uno.element.clave, otro.element.clave)
            return suyo == ajeno ? uno.offset < otro.offset : suyo < ajeno
        }.map(\.element)
    }
}

extension SucesoAjeno {
    fileprivate var clave: (Int, Int, String) {
        let bando = lado == .local ? 0 : 1
        return switch que {
        case .tarjeta(let persona, _): (bando, 0, persona.nombre)
        case .cambio(let sale, _): (bando, 1, sale.nombre)
        }
    }

    fileprivate func incidencia(de equipo: EquipoHecho) -> Incidencia {
        let minuto = momento?.minuto ?? 0
        let evento: EventoDePartido =
            switch que {
            case .tarjeta(let persona, let color):
                .tarjeta(minuto: minuto, jugador: equipo.jugador(persona), color: color)
            case .cambio(let sale, let entra):
                .cambio(
                    minuto: minuto, sale: equipo.jugador(sale), entra: equipo.jugador(entra))
            }
        return Incidencia(evento, anadido: momento?.anadido ?? 0, minutoConocido: momento != nil)
    }
}

extension ActaAjena {
    fileprivate func hecha(_ equipos: (local: EquipoHecho, visitante: EquipoHecho)) -> Acta {
        var acta = Acta()
        acta.descanso = descanso
        acta.reglamentario = reglamentario
        acta.local = alineaciones[.local]?.hecha(equipos.local)
        acta.visitante = alineaciones[.visitante]?.hecha(equipos.visitante)
        acta.lanzamientos = lanzamientos.map { lanzamiento in
            let equipo = lanzamiento.lado == .local ? equipos.local : equipos.visitante
            return Lanzamiento(
                jugador: equipo.jugador(lanzamiento.persona), bando: lanzamiento.lado,
                marcado: lanzamiento.marcado)
        }
        acta.arbitros = arbitros
        acta.asistencia = asistencia
        acta.ganadorDeLaTanda = ganadorDeLaTanda
        return acta
    }
}

extension AlineacionAjena {
    fileprivate func hecha(_ equipo: EquipoHecho) -> Alineacion {
        Alineacion(
            titulares: titulares.map { equipo.jugador($0) },
            capitan: capitan.map { equipo.jugador($0) }, entrenador: entrenador)
    }
}
