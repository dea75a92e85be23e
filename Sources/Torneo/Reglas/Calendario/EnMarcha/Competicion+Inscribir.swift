extension Competicion {
    /// Enters a team late into a group or a league.
    ///
    /// Nothing that is planned moves; new matches get the next numbers. In a group with an odd number of
    /// teams it plays, round by round, whoever would rest: the list becomes the one it would have been
    /// in from the start, and what lies in past rounds is to be made up. In a group with an even number
    /// it plays everybody once a leg in rounds of one match after the last.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - grupo: the group, from 0.
    /// - Returns: the numbers of the new matches.
    /// - Throws: `ErrorDeCompeticion` when the team is entered already, there is no such group, or what
    ///   follows the groups has begun; the competition stays as it was.
    /// - Complexity: O(matches).
    @discardableResult
    public mutating func inscribirTarde(
        _ equipo: Participante, en grupo: Int
    ) throws(ErrorDeCompeticion) -> [Int] {
        guard !plan.equipos.contains(equipo) else { throw .yaParticipa }
        guard plan.grupos.indices.contains(grupo) else { throw .noHayGrupo(grupo) }
        guard !plan.encuentros.contains(where: { $0.llave != nil && estados[$0.numero - 1] != nil })
        else { throw .eliminatoriaEmpezada }
        let antes = plan.encuentros.count
        plan.inscribirTarde(equipo, en: grupo)
        estados += Array(repeating: nil, count: plan.encuentros.count - antes)
        resolver()
        return Array(antes + 1..<plan.encuentros.count + 1)
    }
}

extension Plan {
    /// Adds a team and its matches to a group.
    mutating func inscribirTarde(_ equipo: Participante, en grupo: Int) {
        let suyos = encuentros.filter { $0.grupo == grupo }
        let fase = suyos.first?.fase ?? .grupos
        let rivales = grupos[grupo]
        if rivales.count % 2 == 1 {
            for descanso in descansos where descanso.grupo == grupo {
                let (vuelta, ronda) = (descanso.jornada - 1).quotientAndRemainder(
                    dividingBy: rivales.count)
                let enCasa = TodosContraTodos.apartadoEnCasa(ronda) == (vuelta % 2 == 0)
                anadir(
                    fase, jornada: descanso.jornada, grupo: grupo,
                    .equipo(enCasa ? equipo : descanso.equipo),
                    .equipo(enCasa ? descanso.equipo : equipo))
            }
            descansos.removeAll { $0.grupo == grupo }
        } else {
            let ultima = suyos.reduce(0) { max($0, $1.jornada) }
            let vueltas = ultima / max(1, rivales.count - 1)
            for (numero, rival) in (0..<vueltas).flatMap({ _ in rivales }).enumerated() {
                let (vuelta, turno) = numero.quotientAndRemainder(dividingBy: rivales.count)
                let enCasa = (turno % 2 == 0) == (vuelta % 2 == 0)
                anadir(
                    fase, jornada: ultima + numero + 1, grupo: grupo,
                    .equipo(enCasa ? equipo : rival), .equipo(enCasa ? rival : equipo))
            }
        }
        equipos.append(equipo)
        grupos[grupo].append(equipo)
    }
}
