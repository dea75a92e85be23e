extension CuadroDelTorneo {
    /// The name of the next round of a Swiss tournament that is to be paired; nil when there is none.
    public var rondaPorEmparejar: String? {
        cruces.first { $0.llave == nil && $0.partido == nil }?.ronda
    }
}

extension DocumentoDelTorneo {
    /// The same tournament with the next round of its Swiss system paired.
    ///
    /// Its matches are at the end of the list.
    ///
    /// - Returns: the tournament.
    /// - Throws: `ErrorDeCompeticion` when the round before is not over, there is none left, or nobody can
    ///   be paired any more.
    /// - Complexity: O(matches) and the pairing.
    public func emparejandoRonda() throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        guard let cuadro, let ronda = cuadro.rondaPorEmparejar else {
            throw .noHayMasRondas
        }
        var competicion = competicionSuiza()
        let jornada = try competicion.emparejarRonda()
        var nuevo = self
        let cruces = cuadro.cruces
        let huecos = cruces.indices.filter { cruces[$0].ronda == ronda && cruces[$0].llave == nil }
        for (hueco, cruce) in zip(huecos, jornada.cruces) {
            let suyo = cruces[hueco]
            nuevo.partidos.append(
                Partido(
                    local: cruce.local, visitante: cruce.visitante, incidencias: [],
                    ficha: Ficha(
                        programacion: suyo.programacion, ronda: ronda, campo: suyo.campo,
                        estado: .programado)))
            nuevo.cuadro?.cruces[hueco].local = .equipo(cruce.local)
            nuevo.cuadro?.cruces[hueco].visitante = .equipo(cruce.visitante)
            nuevo.cuadro?.cruces[hueco].partido = nuevo.partidos.count
        }
        return nuevo
    }

    /// The tournament as a Swiss one: its rounds so far, and how many are to come.
    private func competicionSuiza()
        -> Competicion<Equipo, ClasificadorPorReglamento<Equipo>>
    {
        var vistas: Set<String> = []
        let pendientes = (cuadro?.cruces ?? []).filter { $0.llave == nil && $0.partido == nil }
            .map(\.ronda).filter { vistas.insert($0).inserted }
        let jugadas = partidos.rondas.map { ronda in
            partidos.filter { $0.ficha.ronda == ronda }
        }
        var plan = Plan<Equipo>(equipos: equipos)
        var estados: [EstadoDeEncuentro?] = []
        for (numero, suyos) in jugadas.enumerated() {
            for (mesa, partido) in suyos.enumerated() {
                plan.anadirMesa(mesa + 1, ronda: numero + 1)
                estados.append(partido.estadoEnElPlan)
            }
        }
        for (numero, _) in pendientes.enumerated() {
            for mesa in 1..<equipos.count / 2 + 1 {
                plan.anadirMesa(mesa, ronda: jugadas.count + numero + 1)
                estados.append(nil)
            }
        }
        var competicion = Competicion(plan, clasificador: ClasificadorPorReglamento<Equipo>())
        competicion.estados = estados
        competicion.mesas = jugadas.map { suyos in
            suyos.map { Cruce(local: $0.local, visitante: $0.visitante) }
        }
        competicion.descansosDeSuizo = jugadas.map { suyos in
            equipos.first { equipo in
                !suyos.contains { $0.local === equipo || $0.visitante === equipo }
            }
        }
        competicion.resolver()
        return competicion
    }
}
