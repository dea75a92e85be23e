/// Teams that play for the places of one table, and their matches: a group, or the whole tournament.
public struct Liguilla: Sendable {
    /// The label of the group; nil for the whole tournament.
    public let grupo: String?
    /// The teams, those that have not played too.
    public let equipos: [Equipo]
    /// The matches, in their order.
    public private(set) var partidos: [Partido]
    /// What decides.
    public let reglas: ReglasDelTorneo

    /// Makes one.
    ///
    /// - Parameters:
    ///   - grupo: the label of the group; nil for the whole tournament.
    ///   - equipos: the teams.
    ///   - partidos: the matches between them.
    ///   - reglas: what decides.
    public init(
        grupo: String? = nil, equipos: [Equipo], partidos: [Partido],
        reglas: ReglasDelTorneo = ReglasDelTorneo()
    ) {
        self.grupo = grupo
        self.equipos = equipos
        self.partidos = partidos
        self.reglas = reglas
    }

    /// Replaces a match by its newer state, between the same teams.
    ///
    /// - Parameters:
    ///   - posicion: where it stands among the matches, from 0.
    ///   - partido: the match as it is now.
    package mutating func cambiar(_ posicion: Int, por partido: Partido) {
        partidos[posicion] = partido
    }

    /// The table.
    ///
    /// - Parameter vista: which part of it.
    /// - Returns: the rows from first to last.
    /// - Complexity: O(events + n log n) in the number of matches.
    public func tabla(_ vista: VistaDeTabla = VistaDeTabla()) -> [FilaDePosicion] {
        partidos.tablaDePosiciones(
            vista: vista, equipos: equipos, reglamento: reglas.reglamento,
            resoluciones: reglas.resoluciones)
    }

    /// The pairs whose matches have no result yet, as often as they are to meet.
    ///
    /// - Complexity: O(n).
    public var pendientes: [(Equipo, Equipo)] {
        partidos.filter { !$0.ficha.estado.tieneResultado }.map { ($0.local, $0.visitante) }
    }

    /// Whether everybody meets everybody equally often, as far as the matches are known: if not,
    /// matches may be missing from the list, and nothing is certain.
    ///
    /// - Complexity: O(matches + pairs).
    public var esTodosContraTodos: Bool {
        guard equipos.count > 1 else { return false }
        let numeros = Dictionary(
            equipos.enumerated().map { ($1, $0) }, uniquingKeysWith: { uno, _ in uno })
        var encuentros: [Int: Int] = [:]
        for partido in partidos {
            guard let uno = numeros[partido.local], let otro = numeros[partido.visitante] else {
                return false
            }
            encuentros[min(uno, otro) * equipos.count + max(uno, otro), default: 0] += 1
        }
        let parejas = equipos.count * (equipos.count - 1) / 2
        return encuentros.count == parejas && Set(encuentros.values).count == 1
    }
}

extension DocumentoDelTorneo {
    /// One for each group in order of appearance, or one of everything.
    ///
    /// Matches outside any group (a knock-out) are then in none.
    ///
    /// - Complexity: O(matches).
    public var liguillas: [Liguilla] {
        let grupos = partidos.grupos
        guard !grupos.isEmpty else {
            return [Liguilla(equipos: equipos, partidos: partidos, reglas: reglas)]
        }
        let porGrupo = Dictionary(grouping: partidos) { $0.ficha.grupo }
        return grupos.map { grupo in
            let suyos = porGrupo[grupo] ?? []
            var vistos: Set<Equipo> = []
            let equipos = suyos.flatMap { [$0.local, $0.visitante] }
                .filter { vistos.insert($0).inserted }
            return Liguilla(grupo: grupo, equipos: equipos, partidos: suyos, reglas: reglas)
        }
    }
}
