/// A team in a Swiss tournament, with what its pairing depends on.
public struct EnSuizo<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The team.
    public let equipo: Participante
    /// Its points so far.
    public var puntos = 0
    /// Whom it has met.
    public var rivales: Set<Participante> = []
    /// Matches at home less matches away.
    public var saldoDeCasa = 0
    /// Whether its last match was at home; nil before the first.
    public var ultimoEnCasa: Bool?
    /// Whether it has rested.
    public var haDescansado = false

    /// Makes one that has not played yet.
    ///
    /// - Parameter equipo: the team.
    public init(_ equipo: Participante) { self.equipo = equipo }
}

/// The Swiss system: in each round those meet who stand level so far, nobody twice.
///
/// Whoever rests, with an odd number, does so once at most, the lowest first, and gets the points of
/// a win. In a group of equal points the upper half meets the lower half. Who has been at home less
/// often is at home; nobody gets three matches more of one kind than of the other unless there is no
/// other way to avoid a repetition.
public enum Suizo {
    /// Up to how many teams, counting whoever is missing to an even number, the rounds to come are
    /// tried out exactly.
    private static let equiposQueSePrueban = 10

    /// How many rounds can be promised without a repetition.
    ///
    /// Half as many as teams, for until then everybody could still meet at least half of the others,
    /// and then all can be paired (Dirac 1952) however unlucky the rounds before. For up to ten teams
    /// as many as in a league, since all that may follow is tried out.
    ///
    /// - Parameter equipos: how many teams.
    /// - Returns: 1 to as many as can be promised.
    public static func rondasAdmitidas(_ equipos: Int) -> ClosedRange<Int> {
        let pares = equipos + equipos % 2
        return 1...max(1, pares <= equiposQueSePrueban ? pares - 1 : pares / 2)
    }

    /// Pairs a round.
    ///
    /// - Parameters:
    ///   - equipos: the teams, the best so far first.
    ///   - despues: how many rounds are to follow this one.
    /// - Returns: the round, the best board first.
    /// - Throws: `ErrorDeCalendario.sinParejasNuevas` when nobody can be paired without a repetition,
    ///   or `.numeroDeEquipos` for fewer than two.
    /// - Complexity: O(n⁴) at worst, O(n³) as a rule; for up to ten teams it also tries what may follow.
    public static func emparejar<Participante>(
        _ equipos: [EnSuizo<Participante>], despues: Int
    ) throws(ErrorDeCalendario) -> Jornada<Participante> {
        guard equipos.count >= 2 else { throw .numeroDeEquipos(equipos.count, admitidos: 2...1024) }
        let tablero = TableroSuizo(equipos)
        let exacto = tablero.cuantos <= equiposQueSePrueban
        for evitaExtremos in [true, false] {
            let admite = tablero.admite(evitandoExtremos: evitaExtremos)
            let parejas =
                exacto
                ? tablero.parejas(admite, despues: despues) : tablero.mejoresParejas(admite)
            if let parejas { return jornada(parejas, equipos) }
        }
        if exacto, despues > 0 { return try emparejar(equipos, despues: despues - 1) }
        throw .sinParejasNuevas
    }

    private static func jornada<Participante>(
        _ parejas: [(Int, Int)], _ equipos: [EnSuizo<Participante>]
    ) -> Jornada<Participante> {
        var cruces: [Cruce<Participante>] = []
        var descansa: Participante?
        for (uno, otro) in parejas {
            guard otro < equipos.count else {
                descansa = equipos[uno].equipo
                continue
            }
            let cruce = Cruce(local: equipos[uno].equipo, visitante: equipos[otro].equipo)
            let enCasa = primeroEnCasa(equipos[uno], equipos[otro], mesa: cruces.count)
            cruces.append(enCasa ? cruce : cruce.devuelto)
        }
        return Jornada(cruces: cruces, descansa: descansa)
    }

    private static func primeroEnCasa<Participante>(
        _ uno: EnSuizo<Participante>, _ otro: EnSuizo<Participante>, mesa: Int
    ) -> Bool {
        if uno.saldoDeCasa != otro.saldoDeCasa { return uno.saldoDeCasa < otro.saldoDeCasa }
        if uno.ultimoEnCasa != otro.ultimoEnCasa { return uno.ultimoEnCasa != true }
        return mesa % 2 == 0
    }
}
