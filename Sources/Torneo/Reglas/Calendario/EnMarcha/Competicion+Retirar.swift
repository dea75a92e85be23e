/// What happens in its group with the matches of a team that withdraws.
public enum ReglaDeRetirada: Hashable, Sendable {
    /// All are annulled, as if it had never been there.
    case anularTodo
    /// What was played stands, the rest is awarded to the rivals with so many goals to none.
    case adjudicarResto(goles: Int)
    /// Annulled when it had played less than half of its matches, else the rest is awarded.
    case segunLaMitad(goles: Int)
}

extension Competicion {
    /// Takes a team out of the competition.
    ///
    /// In its group the rule decides, and it has no place there any more if its group was not over. In
    /// a tie that is not decided its rival goes on, and a match being played is broken off; in the ties
    /// after that it is absent in the same way. What was awarded to a rival that withdraws later stays awarded.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - regla: what happens with its matches in the group.
    /// - Returns: what changed.
    /// - Throws: `ErrorDeCompeticion.noParticipa`, or `.yaHaEmpezado` when that changes a match that has
    ///   begun; the competition stays as it was.
    /// - Complexity: O(matches).
    @discardableResult
    public mutating func retirar(
        _ equipo: Participante, regla: ReglaDeRetirada
    ) throws(ErrorDeCompeticion) -> Consecuencias<Participante> {
        guard plan.equipos.contains(equipo), !retirados.contains(equipo) else {
            throw .noParticipa
        }
        var nueva = self
        nueva.retirados.insert(equipo)
        let suyos = plan.encuentros.filter { $0.llave == nil && participa(equipo, en: $0) }
        if suyos.contains(where: { !haAcabado($0) }) {
            nueva.fueraDeTabla.insert(equipo)
            nueva.aplicar(regla, a: equipo, en: suyos)
        }
        for encuentro in plan.encuentros
        where encuentro.llave != nil && estados[encuentro.numero - 1] == .enJuego
            && participa(equipo, en: encuentro)
        {
            nueva.estados[encuentro.numero - 1] = .anulado
        }
        nueva.resolver()
        return try cambiar(a: nueva, por: 0)
    }

    private func participa(_ equipo: Participante, en encuentro: Encuentro<Participante>) -> Bool {
        let (local, visitante) = ocupantes(encuentro.numero)
        return local.equipo == equipo || visitante.equipo == equipo
    }

    private mutating func aplicar(
        _ regla: ReglaDeRetirada, a equipo: Participante, en suyos: [Encuentro<Participante>]
    ) {
        let jugados = suyos.count { haAcabado($0) }
        switch regla {
        case .anularTodo: anular(suyos)
        case .adjudicarResto(let goles): adjudicar(suyos, contra: equipo, goles)
        case .segunLaMitad(let goles):
            if jugados * 2 < suyos.count {
                anular(suyos)
            } else {
                adjudicar(suyos, contra: equipo, goles)
            }
        }
    }

    private mutating func anular(_ encuentros: [Encuentro<Participante>]) {
        for encuentro in encuentros { estados[encuentro.numero - 1] = .anulado }
    }

    private mutating func adjudicar(
        _ encuentros: [Encuentro<Participante>], contra equipo: Participante, _ goles: Int
    ) {
        for encuentro in encuentros where !haAcabado(encuentro) {
            let esLocal = ocupantes(encuentro.numero).local.equipo == equipo
            estados[encuentro.numero - 1] = .terminado(
                .adjudicado(esLocal ? Tanteo(0, goles) : Tanteo(goles, 0)))
        }
    }
}
