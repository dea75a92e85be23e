/// Where and when a plan's matches are played, and what the pitches are called.
public struct Sede: Hashable, Sendable {
    /// The places, one a match.
    public var horario: Horario
    /// The first day of the line.
    public var primerDia: Fecha
    /// The time zone of the place, such as `Europe/Madrid`; nil when it is not known.
    public var zona: String?
    /// The names of the pitches.
    public var campos: [String]
    /// The names of the referees, if they have any.
    public var arbitros: [String]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - horario: the places, one a match.
    ///   - primerDia: the first day of the line.
    ///   - zona: the time zone of the place.
    ///   - campos: the names of the pitches.
    ///   - arbitros: the names of the referees, if they have any.
    public init(
        horario: Horario, primerDia: Fecha, zona: String?, campos: [String],
        arbitros: [String] = []
    ) {
        self.horario = horario
        self.primerDia = primerDia
        self.zona = zona
        self.campos = campos
        self.arbitros = arbitros
    }

    /// The name of the referee of a match; nil when nobody is assigned, or has a name.
    ///
    /// - Parameter numero: the match, from 1.
    /// - Returns: the name.
    public func arbitro(_ numero: Int) -> String? {
        horario.hueco(numero).arbitro.flatMap { arbitros.indices.contains($0) ? arbitros[$0] : nil }
    }
}

extension DocumentoDelTorneo {
    /// A tournament that is planned and not begun.
    ///
    /// Matches whose two teams are known become planned matches, in the order of the plan; all matches
    /// of ties, and Swiss rounds still to be paired, also stand in the `cuadro`.
    ///
    /// - Parameters:
    ///   - nombre: its name.
    ///   - plan: its matches.
    ///   - sede: where and when; nil when that is not known.
    ///   - primeraRonda: the first round of a Swiss tournament, which is known from the start.
    /// - Complexity: O(matches).
    public init(
        nombre: String, plan: Plan<Equipo>, sede: Sede? = nil, primeraRonda: [Cruce<Equipo>] = []
    ) {
        var partidos: [Partido] = []
        var cruces: [CruceDelCuadro] = []
        for encuentro in plan.encuentros {
            let (local, visitante) = plan.lados(encuentro, primeraRonda)
            let programacion = sede.flatMap { sede in
                Programacion(
                    minuto: sede.horario.hueco(encuentro.numero).inicio, desde: sede.primerDia,
                    zona: sede.zona)
            }
            let campo = sede.map { $0.campos[$0.horario.hueco(encuentro.numero).campo] }
            var cruce = CruceDelCuadro(
                llave: encuentro.llave, pierna: encuentro.pierna, ronda: plan.ronda(encuentro),
                local: local, visitante: visitante, programacion: programacion, campo: campo,
                soloSi: encuentro.llave.flatMap { plan.llaves[$0 - 1].soloSiGanaElOtroDe })
            if case .equipo(let uno) = local, case .equipo(let otro) = visitante {
                var ficha = Ficha(
                    programacion: programacion, ronda: cruce.ronda,
                    grupo: plan.grupos.count > 1 || encuentro.fase == .grupos
                        ? encuentro.grupo.map(nombreDeGrupo) : nil,
                    campo: campo, estado: .programado)
                if let arbitro = sede?.arbitro(encuentro.numero) { ficha.acta.arbitros = [arbitro] }
                partidos.append(
                    Partido(local: uno, visitante: otro, incidencias: [], ficha: ficha))
                cruce.partido = partidos.count
            }
            if encuentro.llave != nil || cruce.partido == nil { cruces.append(cruce) }
        }
        self.init(
            nombre: nombre, equipos: plan.equipos, partidos: partidos,
            cuadro: cruces.isEmpty ? nil : CuadroDelTorneo(cruces: cruces, reglas: plan.reglas))
    }
}

extension Plan<Equipo> {
    /// What the round of a match is called.
    public func ronda(_ encuentro: Encuentro<Equipo>) -> String {
        let piernas = encuentro.llave.map { llaves[$0 - 1].encuentros.count } ?? 1
        return encuentro.fase.ronda(
            encuentro.jornada, pierna: piernas == 2 ? encuentro.pierna : nil)
    }

    /// Who plays a match, in words if it is not known yet.
    ///
    /// - Parameters:
    ///   - encuentro: the match.
    ///   - primeraRonda: the first round of a Swiss tournament.
    /// - Returns: home side and visitors.
    public func lados(
        _ encuentro: Encuentro<Equipo>, _ primeraRonda: [Cruce<Equipo>]
    ) -> (CruceDelCuadro.Lado, CruceDelCuadro.Lado) {
        (lado(encuentro.local, primeraRonda), lado(encuentro.visitante, primeraRonda))
    }

    private func lado(_ plaza: Plaza<Equipo>, _ primera: [Cruce<Equipo>]) -> CruceDelCuadro.Lado {
        switch plaza {
        case .equipo(let equipo): return .equipo(equipo)
        case .ganador(let llave): return .ganador(llave)
        case .perdedor(let llave): return .perdedor(llave)
        case .puesto(let puesto, let grupo): return .puesto(puesto, grupo: nombreDeGrupo(grupo))
        case .mejor(let puesto, let casilla):
            let grupos = reparto?.admitidos[casilla] ?? []
            return .mejor(puesto, de: grupos.map(nombreDeGrupo))
        case .mesa(let mesa, ronda: 1, let local) where mesa <= primera.count:
            return .equipo(local ? primera[mesa - 1].local : primera[mesa - 1].visitante)
        case .mesa: return .porEmparejar
        }
    }
}
