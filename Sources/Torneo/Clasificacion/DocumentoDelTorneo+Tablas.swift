extension DocumentoDelTorneo {
    /// The matches that count for a table: all of a group, or, in a tournament without groups, those that
    /// belong to no knock-out, be it by its bracket or by the names of its rounds (play-offs at the end
    /// of a league).
    ///
    /// - Returns: the matches in their order; none when the tournament is a knock-out.
    /// - Complexity: O(matches).
    public var partidosDeTabla: [Partido] {
        guard partidos.allSatisfy({ $0.ficha.grupo == nil }) else {
            return partidos.filter { $0.ficha.grupo != nil }
        }
        let cuadro = cuadro ?? CuadroDelTorneo(deducidoDe: partidos)
        let enCuadro = Set(
            (cuadro?.cruces ?? []).filter { $0.llave != nil }.compactMap(\.partido))
        var etapas: [String: Bool] = [:]
        return partidos.enumerated().filter { posicion, partido in
            guard !enCuadro.contains(posicion + 1) else { return false }
            let ronda = partido.ficha.ronda ?? ""
            let esDeEliminatoria =
                etapas[ronda] ?? (EtapaDeCompeticion(partido.ficha)?.esDeEliminatoria ?? false)
            etapas[ronda] = esDeEliminatoria
            return !esDeEliminatoria
        }.map(\.element)
    }

    /// Whether it is a knock-out and nothing else, which has no table.
    ///
    /// - Complexity: O(matches).
    public var esSoloEliminatoria: Bool { !partidos.isEmpty && partidosDeTabla.isEmpty }

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
