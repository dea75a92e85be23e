/// Who rests in a round of a Swiss tournament with an odd number of teams.
public struct DescansoDeRonda: Hashable, Sendable {
    /// The round as it is shown.
    public let ronda: String
    /// The team.
    public let equipo: Equipo
}

extension DocumentoDelTorneo {
    /// Whether it is a Swiss tournament: some round was, or is, to be paired from results.
    public var esSuizo: Bool {
        cuadro?.cruces.contains { $0.llave == nil } ?? false
    }

    /// Who rests in the rounds of a Swiss tournament that are paired.
    ///
    /// - Returns: one a round at most, in order; none in other tournaments.
    /// - Complexity: O(rounds × teams + matches).
    public var descansosDelSuizo: [DescansoDeRonda] {
        guard esSuizo else { return [] }
        var juegan: [String: Set<Equipo>] = [:]
        for partido in partidos {
            guard let ronda = partido.ficha.ronda else { continue }
            juegan[ronda, default: []].formUnion([partido.local, partido.visitante])
        }
        return partidos.rondas.compactMap { ronda in
            let faltan = equipos.filter { equipo in
                reglas.resoluciones.retirados[equipo] == nil
                    && juegan[ronda]?.contains(equipo) != true
            }
            guard faltan.count == 1 else { return nil }
            return DescansoDeRonda(ronda: ronda, equipo: faltan[0])
        }
    }

    /// The points of those who rested in a Swiss tournament: as many as for a win, and no goals.
    ///
    /// Source: FIDE Handbook C.04.1, basic rules: who gets the bye has the points of a win, no opponent and no
    /// colour, and nobody gets it twice. Pairing counts them by itself; a table gets them so.
    ///
    /// - Parameter puntos: the points of a win.
    /// - Returns: an adjustment a round, with its reason.
    /// - Complexity: O(rounds × teams + matches).
    public func ajustesPorDescanso(puntos: Int) -> [Ajuste<Equipo>] {
        descansosDelSuizo.map { descanso in
            Ajuste(equipo: descanso.equipo, puntos: puntos, motivo: "Descansa: \(descanso.ronda)")
        }
    }
}
