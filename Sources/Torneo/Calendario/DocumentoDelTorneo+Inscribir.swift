extension DocumentoDelTorneo {
    /// The same tournament with one team more, which enters late into a group or a league.
    ///
    /// Nothing that is planned moves. In a group with an odd number of teams it plays, round by round,
    /// whoever would rest: the list becomes the one it would have been in from the start, and what lies in
    /// past rounds is to be made up. In a group with an even number it plays everybody once a leg in rounds
    /// of one match after the last. Its matches have neither day nor pitch yet.
    ///
    /// - Parameters:
    ///   - equipo: the team, of a name that no other has.
    ///   - grupo: the name of the group; nil for a league without groups.
    /// - Returns: the tournament, its new matches at the end of the list.
    /// - Throws: `ErrorDeCompeticion` when the team is entered already, there is no such group, or what
    ///   follows the groups has begun.
    /// - Complexity: O(events).
    public func inscribiendo(
        _ equipo: Equipo, en grupo: String?
    ) throws(ErrorDeCompeticion) -> DocumentoDelTorneo {
        guard !equipos.contains(where: { $0.nombre == equipo.nombre }) else { throw .yaParticipa }
        guard cuadro?.cruces.contains(where: { $0.llave == nil }) != true else {
            throw .esSuizo
        }
        guard !esSoloEliminatoria else { throw .eliminatoriaSinPlazas }
        // With groups, whatever is outside them is the knock-out, with a bracket or without.
        let hayGrupos = !partidos.grupos.isEmpty
        guard hayGrupos == (grupo != nil) else { throw .noHayGrupo(0) }
        let delCuadro = (cuadro ?? CuadroDelTorneo(deducidoDe: partidos))?.cruces ?? []
        var enCuadro = Set(delCuadro.compactMap(\.partido))
        if hayGrupos {
            enCuadro.formUnion(zip(1..., partidos).filter { $1.ficha.grupo == nil }.map(\.0))
        }
        let suyos = partidos.enumerated().filter { posicion, partido in
            !enCuadro.contains(posicion + 1) && partido.ficha.grupo == grupo
        }.map(\.element)
        guard !suyos.isEmpty else { throw .noHayGrupo(0) }
        guard enCuadro.allSatisfy({ partidos[$0 - 1].estadoEnElPlan == nil }) else {
            throw .eliminatoriaEmpezada
        }
        var plan = Plan(unGrupo: suyos)
        let antes = plan.encuentros.count
        plan.inscribirTarde(equipo, en: 0)
        var nuevo = self
        nuevo.equipos.append(equipo)
        for encuentro in plan.encuentros.dropFirst(antes) {
            guard case .equipo(let local) = encuentro.local,
                case .equipo(let visitante) = encuentro.visitante
            else { continue }
            let ficha = Ficha(
                ronda: Fase.liga.ronda(encuentro.jornada), grupo: grupo, estado: .programado)
            nuevo.partidos.append(
                Partido(local: local, visitante: visitante, incidencias: [], ficha: ficha))
        }
        return try nuevo.conCuadroAlDia(tras: self)
    }
}

extension Plan<Equipo> {
    /// The matches of one group with their rounds, and who rests in each.
    fileprivate init(unGrupo partidos: [Partido]) {
        var vistos: Set<Equipo> = []
        let equipos = partidos.flatMap { [$0.local, $0.visitante] }
            .filter { vistos.insert($0).inserted }
        self.init(equipos: equipos)
        grupos = [equipos]
        var juegan: [Int: Set<Equipo>] = [:]
        for partido in partidos {
            let jornada = partido.ficha.numeroDeJornada ?? 1
            juegan[jornada, default: []].formUnion([partido.local, partido.visitante])
            anadir(
                .liga, jornada: jornada, grupo: 0, .equipo(partido.local),
                .equipo(partido.visitante))
        }
        for (jornada, presentes) in juegan.sorted(by: { $0.key < $1.key }) {
            for equipo in equipos where !presentes.contains(equipo) {
                descansos.append(Descanso(grupo: 0, jornada: jornada, equipo: equipo))
            }
        }
    }
}
