/// Who stands where, as far as results tell: a plan with its references followed.
public struct Resolucion<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The groups that are over; nil for those that are not.
    public internal(set) var grupos: [GrupoJugado<Participante>?] = []
    /// The best of the next places by their slots; empty until every group is over.
    public internal(set) var mejores: [Ocupante<Participante>] = []
    /// The ties, by their number - 1.
    public internal(set) var llaves: [EstadoDeLlave<Participante>] = []
    var mesas: [[Cruce<Participante>]] = []

    /// Who stands in a place of the plan.
    ///
    /// - Complexity: O(teams of a group).
    public func ocupante(_ plaza: Plaza<Participante>) -> Ocupante<Participante> {
        switch plaza {
        case .equipo(let equipo): .equipo(equipo)
        case .ganador(let llave): llaves[llave - 1].ganador
        case .perdedor(let llave): llaves[llave - 1].perdedor
        case .puesto(let puesto, let grupo): enPuesto(puesto, grupo)
        case .mejor(_, let casilla): mejores.isEmpty ? .porSaber : mejores[casilla]
        case .mesa(let mesa, let ronda, let local): enMesa(mesa, ronda, local)
        }
    }

    private func enPuesto(_ puesto: Int, _ grupo: Int) -> Ocupante<Participante> {
        guard let orden = grupos[grupo]?.orden else { return .porSaber }
        var hasta = 0
        for juntos in orden {
            hasta += juntos.count
            guard hasta >= puesto else { continue }
            return juntos.count == 1 ? .equipo(juntos[0]) : .porDecidir(juntos)
        }
        return .nadie
    }

    private func enMesa(_ mesa: Int, _ ronda: Int, _ local: Bool) -> Ocupante<Participante> {
        guard ronda <= mesas.count else { return .porSaber }
        let cruces = mesas[ronda - 1]
        guard mesa <= cruces.count else { return .nadie }
        return .equipo(local ? cruces[mesa - 1].local : cruces[mesa - 1].visitante)
    }
}
