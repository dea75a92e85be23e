/// Who rests in a round of a Swiss tournament with an odd number of teams.
public struct DescansoDeRonda: Hashable, Sendable {
    /// The round as it is shown.
    public let ronda: String
    /// The team.
    public let equipo: Equipo
    /// When the first match of the round is, and its label: a table of a part counts the bye with it.
    let ficha: Ficha
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
        var fichas: [String: Ficha] = [:]
        for partido in partidos {
            guard let ronda = partido.ficha.ronda else { continue }
            if fichas[ronda] == nil {
                fichas[ronda] = Ficha(programacion: partido.ficha.programacion, ronda: ronda)
            }
            juegan[ronda, default: []].formUnion([partido.local, partido.visitante])
        }
        return partidos.rondas.compactMap { ronda in
            let faltan = equipos.filter { equipo in
                reglas.resoluciones.retirados[equipo] == nil
                    && juegan[ronda]?.contains(equipo) != true
            }
            guard faltan.count == 1, let ficha = fichas[ronda] else { return nil }
            return DescansoDeRonda(ronda: ronda, equipo: faltan[0], ficha: ficha)
        }
    }
}

extension Liguilla {
    /// The byes that a part of the table counts: a bye is neither at home nor away, and is no match.
    ///
    /// - Parameter vista: which part.
    /// - Returns: those of the rounds that it reaches.
    /// - Complexity: O(rounds).
    public func descansos(en vista: VistaDeTabla) -> [DescansoDeRonda] {
        guard vista.lados == .ambos, vista.ultimos == nil else { return [] }
        return descansos.filter { vista.alcanza($0.ficha) }
    }

    /// What the organiser has decided about the teams, with the points of those who rested: as many as for
    /// a win, and no goals.
    ///
    /// Source: FIDE Handbook C.04.1, basic rules: who gets the bye has the points of a win, no opponent and no
    /// colour, and nobody gets it twice. Pairing counts them by itself; a table gets them so.
    ///
    /// - Parameter vista: which part of the table.
    /// - Returns: the decisions; each bye an adjustment with its reason.
    /// - Complexity: O(rounds).
    public func resoluciones(
        _ vista: VistaDeTabla = VistaDeTabla()
    ) -> Resoluciones<Equipo> {
        var todas = reglas.resoluciones
        todas.ajustes += descansos(en: vista).map { descanso in
            Ajuste(
                equipo: descanso.equipo, puntos: reglas.reglamento.puntosPorVictoria,
                motivo: "Descansa: \(descanso.ronda)")
        }
        return todas
    }
}
