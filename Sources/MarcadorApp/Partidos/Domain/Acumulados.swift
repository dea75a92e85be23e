import Torneo

/// Tables and scorers kept up to date match by match, so that one more goal costs the same in a
/// small tournament and in a huge one.
nonisolated struct Acumulados: Sendable {
    /// A table of the whole tournament (without name) or of one group.
    struct Grupo: Sendable {
        let nombre: String?
        var tabla: TablaAcumulada
    }

    /// What decides the tables.
    let reglas: ReglasDelTorneo
    private(set) var grupos: [Grupo] = []
    private(set) var goleadores = GoleadoresAcumulados()
    private var indices: [String: Int] = [:]

    /// Counts all matches once.
    ///
    /// With groups, there is a table per group in order of appearance, and matches outside any
    /// group (a knock-out) are in none; without groups, one table of everything.
    ///
    /// - Parameters:
    ///   - equipos: the teams, which appear even when they have not played.
    ///   - partidos: the matches.
    ///   - reglas: what decides the tables.
    /// - Complexity: O(events).
    init(equipos: [Equipo], partidos: [Partido], reglas: ReglasDelTorneo = ReglasDelTorneo()) {
        self.reglas = reglas
        prepararGrupos(equipos: equipos, partidos: partidos)
        for partido in partidos { anadir(partido) }
    }

    /// Replaces a match by its newer state.
    ///
    /// - Complexity: O(events of the match).
    mutating func cambiar(_ antes: Partido, por despues: Partido) {
        if let indice = indice(de: antes) { grupos[indice].tabla.restar(antes) }
        if let indice = indice(de: despues) { grupos[indice].tabla.sumar(despues) }
        goleadores.restar(antes)
        goleadores.sumar(despues)
    }

    /// Counts one match more, of teams and a group that are known.
    ///
    /// - Complexity: O(events of the match).
    mutating func anadir(_ partido: Partido) {
        if let indice = indice(de: partido) { grupos[indice].tabla.sumar(partido) }
        goleadores.sumar(partido)
    }

    private func indice(de partido: Partido) -> Int? {
        guard !indices.isEmpty else { return 0 }
        return partido.ficha.grupo.flatMap { indices[$0] }
    }

    private mutating func prepararGrupos(equipos: [Equipo], partidos: [Partido]) {
        var equiposDe: [[Equipo]] = []
        var vistos: [Set<Equipo>] = []
        var nombres: [String] = []
        for partido in partidos {
            guard let grupo = partido.ficha.grupo else { continue }
            if indices[grupo] == nil {
                indices[grupo] = nombres.count
                nombres.append(grupo)
                equiposDe.append([])
                vistos.append([])
            }
            guard let indice = indices[grupo] else { continue }
            for equipo in [partido.local, partido.visitante]
            where vistos[indice].insert(equipo).inserted {
                equiposDe[indice].append(equipo)
            }
        }
        grupos =
            nombres.isEmpty
            ? [Grupo(nombre: nil, tabla: tabla(equipos))]
            : zip(nombres, equiposDe).map { Grupo(nombre: $0, tabla: tabla($1)) }
    }

    private func tabla(_ equipos: [Equipo]) -> TablaAcumulada {
        TablaAcumulada(
            equipos: equipos, reglamento: reglas.reglamento, resoluciones: reglas.resoluciones)
    }
}
