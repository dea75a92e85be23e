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
            let antes = fallos.count
            comprobarMomento(leido)
            guard let incidencia = incidencia(leido, local, visitante) else { continue }
            do throws(ErrorDeTorneo) {
                try partido.validarProtagonistas(incidencia)
            } catch {
                anotar(.partidoNoValido(error), en: leido.desde)
            }
            if !leido.estaRoto, fallos.count == antes { incidencias.append(incidencia) }
        }
        return incidencias
    }

    /// Looks at the events of a match of which one does not know who plays it.
    mutating func comprobarSinEquipos(_ leidos: [EventoLeido]) {
        for leido in leidos {
            comprobarMomento(leido)
            switch leido.tipo.map({ ($0, TipoDeEvento(rawValue: $0.valor)) }) {
            case (_, .gol)?: _ = clase(leido.clase)
            case (_, .tarjeta)?: _ = color(leido.color)
            case (_, .cambio)?, nil: break
            case (let tipo, nil)?: anotar(.tipoDesconocido(tipo.valor), en: tipo.desde)
            }
        }
    }

    private mutating func comprobarMomento(_ leido: EventoLeido) {
        do throws(ErrorDeTorneo) {
            try Partido.validarMomento(leido.minuto, anadido: 0)
        } catch {
            anotar(.partidoNoValido(error), en: leido.lugarDelMinuto ?? leido.desde)
        }
        do throws(ErrorDeTorneo) {
            try Partido.validarMomento(0, anadido: leido.anadido)
        } catch {
            anotar(.partidoNoValido(error), en: leido.lugarDelAnadido ?? leido.desde)
        }
    }

    private mutating func incidencia(
        _ leido: EventoLeido, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> Incidencia? {
        guard let tipo = leido.tipo else { return nil }
        var clase = ClaseDeGol.jugada
        let evento: EventoDePartido?
        switch TipoDeEvento(rawValue: tipo.valor) {
        case .gol:
            let suya = self.clase(leido.clase)
            clase = suya ?? .jugada
            let gol = gol(leido, suya, local, visitante)
            evento = suya == nil ? nil : gol
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
        _ leido: EventoLeido, _ clase: ClaseDeGol?, _ local: EquipoLeido, _ visitante: EquipoLeido
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
    /// `autor` names the real one, if anybody knows. Of a goal of no known kind one does not know in
    /// which squad that would be.
    private mutating func goleador(
        _ leido: EventoLeido, _ clase: ClaseDeGol?, _ suyo: EquipoLeido, _ rival: EquipoLeido
    ) -> Jugador? {
        let hallada = plaza(leido.jugador, clase ?? .jugada, suyo, rival)
        switch hallada?.plaza {
        case .real(let jugador):
            dudar(leido.jugador, tomado: jugador, entre: hallada?.equipo.plantilla ?? [])
            return jugador
        case nil:
            desconocido(leido.jugador)
            return nil
        case .ficticia:
            guard let clase, leido.autor.desde != nil else { return .sinIdentificar }
            let equipo = clase == .enPropia ? rival : suyo
            if let autor = equipo.plaza(leido.autor)?.jugador {
                dudar(leido.autor, tomado: autor, entre: equipo.equipo.plantilla)
                return autor
            }
            desconocido(leido.autor)
            return nil
        }
    }

    /// The entry of the squads that is meant, with its team: of an own goal, somebody of the other.
    private func plaza(
        _ jugador: Referencia, _ clase: ClaseDeGol, _ suyo: EquipoLeido, _ rival: EquipoLeido
    ) -> (plaza: EquipoLeido.Plaza, equipo: Equipo)? {
        let propia = suyo.plaza(jugador).map { (plaza: $0, equipo: suyo.equipo) }
        let ajena = { rival.plaza(jugador).map { (plaza: $0, equipo: rival.equipo) } }
        guard clase == .enPropia, propia?.plaza.jugador != nil else { return propia ?? ajena() }
        return ajena() ?? propia
    }

    private mutating func tarjeta(
        _ leido: EventoLeido, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> EventoDePartido? {
        let color = color(leido.color)
        let jugador = alguien(leido.jugador, local, visitante)
        guard let color, let jugador else { return nil }
        return .tarjeta(minuto: leido.minuto, jugador: jugador, color: color)
    }

    private mutating func color(_ escrito: TextoLeido?) -> ColorDeTarjeta? {
        guard let escrito else { return nil }
        let color = ColorDeTarjeta(rawValue: escrito.valor)
        if color == nil {
            let esperado = ColorDeTarjeta.allCases.map(\.rawValue).joined(separator: ", ")
            anotar(.valorNoValido(escrito.valor, esperado: esperado), en: escrito.desde)
        }
        return color
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
        guard
            let jugador = local.plaza(referencia)?.jugador ?? visitante.plaza(referencia)?.jugador
        else {
            desconocido(referencia)
            return nil
        }
        dudar(
            referencia, tomado: jugador,
            entre: local.equipo.plantilla + visitante.equipo.plantilla)
        return jugador
    }

    /// Notes that nobody is called that.
    mutating func desconocido(_ referencia: Referencia) {
        guard let desde = referencia.desde else { return }
        anotar(.jugadorDesconocido(referencia.nombre), en: desde)
    }

    /// Notes that the name alone could mean somebody else as well.
    ///
    /// - Complexity: O(squad), and nothing unless somebody wants to know.
    mutating func dudar(
        _ referencia: Referencia, tomado: Jugador, entre plantilla: @autoclosure () -> [Jugador]
    ) {
        guard quierenDudas, !referencia.esExacta, let desde = referencia.desde,
            plantilla().contains(where: { $0.nombre == tomado.nombre && $0 != tomado })
        else { return }
        dudas.append(DudaDelDocumento(desde: desde, tomado: tomado))
    }
}
