extension DocumentoDelTorneo {
    /// For each match the table that it counts in, from 0, as `liguillas` has them; nil for one that
    /// counts in none.
    ///
    /// With groups, matches count in the table of theirs. Without groups all count in the only table, but
    /// those of a knock-out do not, be it one by its bracket or by the names of its rounds (play-offs at
    /// the end of a league).
    ///
    /// - Complexity: O(matches).
    public var tablaDeCadaPartido: [Int?] {
        var tablas: [String: Int] = [:]
        let porGrupo = partidos.indices.map { posicion in
            partidos[posicion].ficha.grupo.map { grupo in
                let suya = tablas[grupo] ?? tablas.count
                tablas[grupo] = suya
                return suya
            }
        }
        guard tablas.isEmpty else { return porGrupo }
        let cuadro = cuadro ?? CuadroDelTorneo(deducidoDe: partidos)
        let enCuadro = Set(
            (cuadro?.cruces ?? []).filter { $0.llave != nil }.compactMap(\.partido))
        var etapas: [String: Bool] = [:]
        return partidos.indices.map { posicion in
            guard !enCuadro.contains(posicion + 1) else { return nil }
            guard let ronda = partidos[posicion].ficha.ronda else { return 0 }
            let esDeEliminatoria =
                etapas[ronda]
                ?? (EtapaDeCompeticion(partidos[posicion].ficha)?.esDeEliminatoria ?? false)
            etapas[ronda] = esDeEliminatoria
            return esDeEliminatoria ? nil : 0
        }
    }

    /// The matches that count in a table.
    ///
    /// - Returns: the matches in their order; none when the tournament is a knock-out.
    /// - Complexity: O(matches).
    public var partidosDeTabla: [Partido] {
        zip(partidos, tablaDeCadaPartido).filter { $1 != nil }.map(\.0)
    }

    /// Whether it is a knock-out and nothing else, which has no table.
    ///
    /// - Complexity: O(matches).
    public var esSoloEliminatoria: Bool {
        !partidos.isEmpty && tablaDeCadaPartido.allSatisfy { $0 == nil }
    }

    /// The label of a group by what people call it.
    ///
    /// - Parameter nombre: `A`, `grupo a` or `Group A`, all the same.
    /// - Returns: the label as it is written; nil when there is no such group.
    /// - Complexity: O(matches).
    public func grupo(llamado nombre: String) -> String? {
        let grupos = partidos.grupos
        return grupos.first { $0 == nombre }
            ?? grupos.first { $0.sinLaPalabraGrupo == nombre.sinLaPalabraGrupo }
    }
}

extension String {
    /// The name of a group in small letters, without «grupo» or «group» in front.
    fileprivate var sinLaPalabraGrupo: String {
        let palabras = lowercased().split(whereSeparator: \.isWhitespace)
        let esGrupo = palabras.count > 1 && ["grupo", "group"].contains(palabras[0])
        return palabras.dropFirst(esGrupo ? 1 : 0).joined(separator: " ")
    }
}
