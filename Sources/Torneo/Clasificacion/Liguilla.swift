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
    /// Who rests in a round of a Swiss tournament, which counts as a win without goals.
    public let descansos: [DescansoDeRonda]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - grupo: the label of the group; nil for the whole tournament.
    ///   - equipos: the teams.
    ///   - partidos: the matches between them.
    ///   - reglas: what decides.
    ///   - descansos: who rests in a round of a Swiss tournament.
    public init(
        grupo: String? = nil, equipos: [Equipo], partidos: [Partido],
        reglas: ReglasDelTorneo = ReglasDelTorneo(), descansos: [DescansoDeRonda] = []
    ) {
        self.grupo = grupo
        self.equipos = equipos
        self.partidos = partidos
        self.reglas = reglas
        self.descansos = descansos
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
            resoluciones: resoluciones(vista))
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
    /// One for each group in order of appearance, or one of everything; none for a knock-out, which has
    /// no table.
    ///
    /// Which matches count, and in which of them, is what `tablaDeCadaPartido` says.
    ///
    /// - Complexity: O(matches).
    public var liguillas: [Liguilla] {
        let grupos = partidos.grupos
        let tablas = tablaDeCadaPartido
        var porTabla = Array(repeating: [Partido](), count: max(1, grupos.count))
        for (posicion, tabla) in tablas.enumerated() {
            if let tabla { porTabla[tabla].append(partidos[posicion]) }
        }
        guard !grupos.isEmpty else {
            guard partidos.isEmpty || !porTabla[0].isEmpty else { return [] }
            return [
                Liguilla(
                    equipos: equipos, partidos: porTabla[0], reglas: reglas,
                    descansos: descansosDelSuizo)
            ]
        }
        return zip(grupos, porTabla).map { grupo, suyos in
            var vistos: Set<Equipo> = []
            let equipos = suyos.flatMap { [$0.local, $0.visitante] }
                .filter { vistos.insert($0).inserted }
            return Liguilla(grupo: grupo, equipos: equipos, partidos: suyos, reglas: reglas)
        }
    }
}
