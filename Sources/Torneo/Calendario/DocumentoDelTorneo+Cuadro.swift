extension DocumentoDelTorneo {
    /// The bracket with everything that results tell: who plays each tie, and how each ended.
    ///
    /// - Returns: the ties by their number - 1; empty when there is no bracket.
    /// - Complexity: O(events).
    public var llaves: [EstadoDeLlave<Equipo>] {
        guard let cuadro else { return [] }
        return competicion(PlanDelDocumento(self, cuadro)).resolucion.llaves
    }

    /// The same tournament with its bracket brought up to date.
    ///
    /// Ties whose teams have become known get a planned match at the end of the list; the teams of
    /// matches that have not begun are replaced where a result was corrected. If they are no longer
    /// known the match is put off until they are.
    ///
    /// - Returns: the tournament; itself when there is nothing to do.
    /// - Throws: `ErrorDeCompeticion.yaHaEmpezado` when a match has begun between teams that results no
    ///   longer bring there; the numbers are those of the list of matches.
    /// - Complexity: O(events).
    public func conCuadroAlDia() throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        guard let cuadro else { return self }
        let leido = PlanDelDocumento(self, cuadro)
        let competicion = competicion(leido)
        var nuevo = self
        for (encuentro, posicion) in zip(leido.plan.encuentros, leido.cruces) {
            guard let posicion, let llave = encuentro.llave else { continue }
            let (uno, otro) = competicion.ocupantes(encuentro.numero)
            let haEmpezado = competicion.estados[encuentro.numero - 1] != nil
            try nuevo.ajustar(
                posicion, (uno.equipo, otro.equipo), haEmpezado: haEmpezado,
                sobra: !haEmpezado
                    && competicion.resolucion.llaves[llave - 1].desenlace.estaDecidido)
        }
        return nuevo
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

    /// Makes the match of a tie fit those who are to play it.
    private mutating func ajustar(
        _ posicion: Int, _ equipos: (Equipo?, Equipo?), haEmpezado: Bool, sobra: Bool
    ) throws(ErrorDeCompeticion) {
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
        guard !haEmpezado else { throw .yaHaEmpezado(siguiente: numero, de: 0) }
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
