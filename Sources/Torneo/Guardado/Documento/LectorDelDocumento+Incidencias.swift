extension LectorDelDocumento {
    /// Turns what the document says into what happened; what makes no sense is noted.
    ///
    /// - Parameters:
    ///   - leidos: the events of a match.
    ///   - local: the home side.
    ///   - visitante: the visitors.
    /// - Returns: what makes sense.
    mutating func incidencias(
        _ leidos: [EventoLeido], local: EquipoLeido, visitante: EquipoLeido
    ) -> [Incidencia] {
        let partido = Partido(local: local.equipo, visitante: visitante.equipo)
        var incidencias: [Incidencia] = []
        incidencias.reserveCapacity(leidos.count)
        for leido in leidos {
            guard let incidencia = incidencia(leido, local, visitante) else { continue }
            do throws(ErrorDeTorneo) {
                try partido.validar(incidencia)
                incidencias.append(incidencia)
            } catch {
                anotar(.partidoNoValido(error), en: leido.desde)
            }
        }
        return incidencias
    }

    private mutating func incidencia(
        _ leido: EventoLeido, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> Incidencia? {
        guard let tipo = leido.tipo else { return nil }
        var clase = ClaseDeGol.jugada
        let evento: EventoDePartido?
        switch TipoDeEvento(rawValue: tipo.valor) {
        case .gol:
            guard let suya = self.clase(leido.clase) else { return nil }
            clase = suya
            evento = gol(leido, clase, local, visitante)
        case .tarjeta: evento = tarjeta(leido, local, visitante)
        case .cambio: evento = cambio(leido, local, visitante)
        case nil:
            anotar(.tipoDesconocido(tipo.valor), en: tipo.desde)
            return nil
        }
        return evento.map {
            Incidencia(
                $0, anadido: leido.anadido, minutoConocido: !leido.minutoDesconocido, clase: clase,
                id: leido.id)
        }
    }

    private mutating func clase(_ escrita: TextoLeido?) -> ClaseDeGol? {
        guard let escrita else { return .jugada }
        guard let clase = ClaseDeGol(rawValue: escrita.valor) else {
            let esperado = ClaseDeGol.allCases.map(\.rawValue).joined(separator: ", ")
            anotar(.valorNoValido(escrita.valor, esperado: esperado), en: escrita.desde)
            return nil
        }
        return clase
    }

    private mutating func gol(
        _ leido: EventoLeido, _ clase: ClaseDeGol, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> EventoDePartido? {
        guard let nombre = leido.equipo else { return nil }
        guard let suyo = [local, visitante].first(where: { $0.equipo.nombre == nombre.valor })
        else {
            if numeros[nombre.valor] != nil {
                anotar(
                    .partidoNoValido(.golDeEquipoAjeno(equipo: nombre.valor)), en: nombre.desde)
            } else if !equiposMalos.contains(nombre.valor) {
                anotar(.equipoDesconocido(nombre.valor), en: nombre.desde)
            }
            return nil
        }
        let rival = suyo.equipo === local.equipo ? visitante : local
        guard let jugador = goleador(leido, clase, suyo, rival) else { return nil }
        return .gol(minuto: leido.minuto, jugador: jugador, equipo: suyo.equipo)
    }

    /// Who scored.
    ///
    /// The entry of the squad is an invented one when there is nobody to name for old readers; then
    /// `autor` names the real one, if anybody knows.
    private mutating func goleador(
        _ leido: EventoLeido, _ clase: ClaseDeGol, _ suyo: EquipoLeido, _ rival: EquipoLeido
    ) -> Jugador? {
        switch plaza(leido.jugador, clase, suyo, rival) {
        case .real(let jugador): return jugador
        case nil:
            desconocido(leido.jugador)
            return nil
        case .ficticia:
            guard leido.autor.desde != nil else { return .sinIdentificar }
            let equipo = clase == .enPropia ? rival : suyo
            if let autor = equipo.plaza(leido.autor)?.jugador { return autor }
            desconocido(leido.autor)
            return nil
        }
    }

    /// The entry of the squads that is meant: of an own goal, somebody of the other team.
    private func plaza(
        _ jugador: Referencia, _ clase: ClaseDeGol, _ suyo: EquipoLeido, _ rival: EquipoLeido
    ) -> EquipoLeido.Plaza? {
        let propia = suyo.plaza(jugador)
        guard clase == .enPropia, propia?.jugador != nil else {
            return propia ?? rival.plaza(jugador)
        }
        return rival.plaza(jugador) ?? propia
    }

    private mutating func tarjeta(
        _ leido: EventoLeido, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> EventoDePartido? {
        guard let escrito = leido.color else { return nil }
        guard let color = ColorDeTarjeta(rawValue: escrito.valor) else {
            let esperado = ColorDeTarjeta.allCases.map(\.rawValue).joined(separator: ", ")
            anotar(.valorNoValido(escrito.valor, esperado: esperado), en: escrito.desde)
            return nil
        }
        guard let jugador = alguien(leido.jugador, local, visitante) else { return nil }
        return .tarjeta(minuto: leido.minuto, jugador: jugador, color: color)
    }

    private mutating func cambio(
        _ leido: EventoLeido, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> EventoDePartido? {
        let sale = alguien(leido.sale, local, visitante)
        let entra = alguien(leido.entra, local, visitante)
        guard let sale, let entra else { return nil }
        return .cambio(minuto: leido.minuto, sale: sale, entra: entra)
    }

    /// Somebody of either squad, the home side first.
    private mutating func alguien(
        _ referencia: Referencia, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> Jugador? {
        let plaza = local.plaza(referencia)?.jugador ?? visitante.plaza(referencia)?.jugador
        if plaza == nil { desconocido(referencia) }
        return plaza
    }

    /// Notes that nobody is called that.
    mutating func desconocido(_ referencia: Referencia) {
        anotar(.jugadorDesconocido(referencia.nombre), en: referencia.desde ?? 0)
    }
}
