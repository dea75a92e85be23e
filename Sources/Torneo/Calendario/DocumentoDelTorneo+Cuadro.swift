extension DocumentoDelTorneo {
    /// The bracket with everything that results tell: who plays each tie, and how each ended.
    ///
    /// A tie of which a match has begun is between those who play it, whatever results say now.
    ///
    /// - Returns: the ties by their number - 1; empty when there is no bracket.
    /// - Complexity: O(events).
    public var llaves: [EstadoDeLlave<Equipo>] {
        guard let cuadro else { return [] }
        return competicion(PlanDelDocumento(self, cuadro, fijandoLoEmpezado: true))
            .resolucion.llaves
    }

    /// The matches that have begun between teams that results do not bring there (any more), or that
    /// were not to be played at all.
    ///
    /// - Returns: their numbers in the list of matches, in order of the bracket.
    /// - Complexity: O(events).
    public var choquesDelCuadro: [Int] {
        guard let cuadro else { return [] }
        let leido = PlanDelDocumento(self, cuadro)
        return choques(leido, competicion(leido))
    }

    /// The same tournament with its bracket brought up to date.
    ///
    /// Ties whose teams have become known get a planned match at the end of the list; the teams of
    /// matches that have not begun are replaced where a result was corrected. If they are no longer
    /// known, or the match is not to be played after all, it is put off until they are.
    ///
    /// - Parameter antes: the tournament before the change that is followed here: what did not fit
    ///   in it already is no reason to refuse; nil when nothing may be amiss.
    /// - Returns: the tournament; itself when there is nothing to do.
    /// - Throws: `ErrorDeCompeticion.yaHaEmpezado` when a match has begun between teams that results no
    ///   longer bring there; the numbers are those of the list of matches.
    /// - Complexity: O(events).
    public func conCuadroAlDia(
        tras antes: DocumentoDelTorneo? = nil
    ) throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        guard let cuadro else { return self }
        let leido = PlanDelDocumento(self, cuadro)
        let competicion = competicion(leido)
        let choques = choques(leido, competicion)
        if !choques.isEmpty {
            let deAntes = Set(antes?.choquesDelCuadro ?? [])
            if let nuevo = choques.first(where: { !deAntes.contains($0) }) {
                throw .yaHaEmpezado(siguiente: nuevo, de: 0)
            }
            return conCuadroSeguido()
        }
        return ajustado(leido, competicion)
    }

    /// The same tournament with its bracket brought up to date, and what has begun left as it is: who
    /// wins it goes on, whoever should have played it.
    ///
    /// - Returns: the tournament.
    /// - Complexity: O(events).
    public func conCuadroSeguido() -> DocumentoDelTorneo {
        guard let cuadro else { return self }
        let leido = PlanDelDocumento(self, cuadro, fijandoLoEmpezado: true)
        return ajustado(leido, competicion(leido))
    }

    /// The same tournament by other rules, its bracket brought up to date.
    ///
    /// - Parameter nuevas: what decides its tables from now on.
    /// - Returns: the tournament.
    /// - Throws: `ErrorDeCompeticion.yaHaEmpezado` when a match has begun whose teams would be others.
    /// - Complexity: O(events).
    public func con(
        reglas nuevas: ReglasDelTorneo
    ) throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        var nuevo = self
        nuevo.reglas = nuevas
        return try nuevo.conCuadroAlDia(tras: self)
    }

    private func ajustado(
        _ leido: PlanDelDocumento,
        _ competicion: Competicion<Equipo, ClasificadorPorReglamento<Equipo>>
    ) -> DocumentoDelTorneo {
        var nuevo = self
        for (encuentro, posicion) in zip(leido.plan.encuentros, leido.cruces) {
            guard let posicion, let llave = encuentro.llave else { continue }
            let haEmpezado = competicion.estados[encuentro.numero - 1] != nil
            guard !haEmpezado else { continue }
            nuevo.ajustar(
                posicion, competicion.juegan(encuentro),
                sobra: competicion.resolucion.llaves[llave - 1].desenlace.estaDecidido)
        }
        return nuevo
    }

    private func choques(
        _ leido: PlanDelDocumento,
        _ competicion: Competicion<Equipo, ClasificadorPorReglamento<Equipo>>
    ) -> [Int] {
        zip(leido.plan.encuentros, leido.cruces).compactMap { encuentro, posicion in
            guard competicion.estados[encuentro.numero - 1] != nil, let posicion,
                let numero = cuadro?.cruces[posicion].partido
            else { return nil }
            let (local, visitante) = competicion.juegan(encuentro)
            let partido = partidos[numero - 1]
            return partido.local === local && partido.visitante === visitante ? nil : numero
        }
    }

    private func competicion(
        _ leido: PlanDelDocumento
    ) -> Competicion<Equipo, ClasificadorPorReglamento<Equipo>> {
        var competicion = Competicion(
            leido.plan,
            clasificador: ClasificadorPorReglamento(
                reglas.reglamento, resoluciones: reglas.resoluciones
            ) { claveDeSorteo($0.nombre) })
        competicion.estados = leido.estados
        competicion.conducta = leido.conducta
        competicion.retirados = Set(reglas.resoluciones.retirados.keys)
        competicion.fueraDeTabla = competicion.retirados
        competicion.ordenDecidido = reglas.resoluciones.orden
        competicion.resolver()
        return competicion
    }

    /// Makes the match of a tie, which has not begun, fit those who are to play it.
    private mutating func ajustar(
        _ posicion: Int, _ equipos: (Equipo?, Equipo?), sobra: Bool
    ) {
        guard let cruce = cuadro?.cruces[posicion] else { return }
        guard let numero = cruce.partido else {
            guard !sobra, let local = equipos.0, let visitante = equipos.1 else { return }
            let ficha = Ficha(
                programacion: cruce.programacion, ronda: cruce.ronda, campo: cruce.campo,
                estado: .programado)
            partidos.append(
                Partido(local: local, visitante: visitante, incidencias: [], ficha: ficha))
            cuadro?.cruces[posicion].partido = partidos.count
            return
        }
        let antes = partidos[numero - 1]
        let sonLosMismos = antes.local === equipos.0 && antes.visitante === equipos.1
        guard !sonLosMismos || cruce.enEspera else { return }
        guard let local = equipos.0, let visitante = equipos.1 else {
            partidos[numero - 1].ficha.estado = .aplazado
            cuadro?.cruces[posicion].enEspera = true
            return
        }
        var ficha = antes.ficha
        ficha.estado = .programado
        cuadro?.cruces[posicion].enEspera = false
        partidos[numero - 1] = Partido(
            local: local, visitante: visitante, incidencias: [], ficha: ficha)
    }
}

extension Competicion {
    /// Who is to play a match of a tie; nobody while it is not certain that it is played.
    fileprivate func juegan(
        _ encuentro: Encuentro<Participante>
    ) -> (local: Participante?, visitante: Participante?) {
        guard haceFalta(encuentro) else { return (nil, nil) }
        let (local, visitante) = ocupantes(encuentro.numero)
        return (local.equipo, visitante.equipo)
    }
}
