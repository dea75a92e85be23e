/// How many teams of each group go on to the knock-out, as its bracket says.
public struct PasoDeGrupos: Hashable, Sendable {
    /// So many first places of every group go on.
    public let fijos: Int
    /// The place of which only the best over all groups go on; nil when every group sends the same.
    public let comparado: Int?
    /// How many of those go on.
    public let mejores: Int

    /// What the places lead to, where nobody has said so: on, or perhaps on.
    public var zonas: [ZonaDeTabla] {
        let seguras = fijos > 0 ? [ZonaDeTabla(1...fijos, .clasifica)] : []
        return seguras + (comparado.map { [ZonaDeTabla($0...$0, .promocion)] } ?? [])
    }
}

extension DocumentoDelTorneo {
    /// What the places of its tables lead to: as the rules say, or else as the bracket does.
    ///
    /// - Complexity: O(zones), or that of `pasoDeGrupos`.
    public var zonasDeTabla: [ZonaDeTabla] {
        reglas.zonas.isEmpty ? pasoDeGrupos?.zonas ?? [] : reglas.zonas
    }

    /// How many teams of each group go on; nil when there are no groups or nothing follows them.
    ///
    /// A written bracket says it. Where there is only a list of matches, those who play in the first round
    /// after the groups went on.
    ///
    /// - Complexity: O(events).
    public var pasoDeGrupos: PasoDeGrupos? {
        let grupos = partidos.grupos
        guard !grupos.isEmpty else { return nil }
        return cuadro.map { $0.paso(de: grupos) } ?? pasoDeducido(de: grupos)
    }

    /// The place of which only the best over all groups go on; nil when there is none.
    ///
    /// - Complexity: O(events).
    public var puestoQueSeCompara: Int? { pasoDeGrupos?.comparado }

    /// By who played in the first round: the first place of which some teams and not all did is the one
    /// that was compared, unless every group sent as many.
    private func pasoDeducido(de grupos: [String]) -> PasoDeGrupos? {
        guard let deducido = CuadroDelTorneo(deducidoDe: partidos),
            let primera = deducido.cruces.first?.ronda
        else { return nil }
        var siguen: Set<Equipo> = []
        for cruce in deducido.cruces where cruce.ronda == primera {
            for case .equipo(let equipo) in [cruce.local, cruce.visitante] { siguen.insert(equipo) }
        }
        let tablas = grupos.map {
            partidos.delGrupo($0).tablaDePosiciones(
                reglamento: reglas.reglamento, resoluciones: reglas.resoluciones)
        }
        guard !siguen.count.isMultiple(of: tablas.count) else {
            return PasoDeGrupos(fijos: siguen.count / tablas.count, comparado: nil, mejores: 0)
        }
        let menor = tablas.map(\.count).min() ?? 0
        let comparado = (1..<menor + 1).first { puesto in
            let cuantos = tablas.count { siguen.contains($0[puesto - 1].equipo) }
            return cuantos > 0 && cuantos < tablas.count
        }
        return comparado.map {
            PasoDeGrupos(
                fijos: $0 - 1, comparado: $0, mejores: siguen.count - ($0 - 1) * tablas.count)
        }
    }
}

extension CuadroDelTorneo {
    /// What the slots of the bracket that groups fill say; nil when groups fill none.
    fileprivate func paso(de grupos: [String]) -> PasoDeGrupos? {
        var porPuesto: [Int: Set<String>] = [:]
        var comparado: Int?
        var mejores = 0
        for lado in cruces.filter({ $0.pierna == 1 }).flatMap({ [$0.local, $0.visitante] }) {
            switch lado {
            case .puesto(let puesto, let grupo): porPuesto[puesto, default: []].insert(grupo)
            case .mejor(let puesto, _):
                comparado = puesto
                mejores += 1
            case .equipo, .ganador, .perdedor, .porEmparejar: break
            }
        }
        let todos = Set(grupos)
        let fijos = (1...).first { !todos.isSubset(of: porPuesto[$0] ?? []) } ?? 1
        guard fijos > 1 || comparado != nil else { return nil }
        return PasoDeGrupos(fijos: fijos - 1, comparado: comparado, mejores: mejores)
    }
}
