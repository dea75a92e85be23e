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
        let (ronda, cruces) = try rondaSiguiente()
        var nuevo = self
        nuevo.poner(cruces, enRonda: ronda)
        return nuevo
    }

    /// Who would play whom in the next round of its Swiss system.
    ///
    /// - Returns: the name of the round and its matches, by table.
    /// - Throws: `ErrorDeCompeticion` when the round before is not over, there is none left, or nobody can
    ///   be paired any more.
    /// - Complexity: O(matches) and the pairing.
    public func rondaSiguiente() throws(ErrorDeCompeticion) -> (
        ronda: String, cruces: [Cruce<Equipo>]
    ) {
        guard let ronda = cuadro?.rondaPorEmparejar else { throw .noHayMasRondas }
        var competicion = competicionSuiza()
        return (ronda, try competicion.emparejarRonda().cruces)
    }

    /// Makes the matches of a round of a Swiss tournament.
    mutating func poner(_ cruces: [Cruce<Equipo>], enRonda ronda: String) {
        let sitios = cuadro?.cruces ?? []
        let huecos = sitios.indices.filter { sitios[$0].ronda == ronda && sitios[$0].llave == nil }
        for (hueco, cruce) in zip(huecos, cruces) {
            let suyo = sitios[hueco]
            partidos.append(
                Partido(
                    local: cruce.local, visitante: cruce.visitante, incidencias: [],
                    ficha: Ficha(
                        programacion: suyo.programacion, ronda: ronda, campo: suyo.campo,
                        estado: .programado)))
            cuadro?.cruces[hueco].local = .equipo(cruce.local)
            cuadro?.cruces[hueco].visitante = .equipo(cruce.visitante)
            cuadro?.cruces[hueco].partido = partidos.count
        }
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
