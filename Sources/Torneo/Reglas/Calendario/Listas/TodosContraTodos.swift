/// Everybody against everybody, by the circle method.
///
/// All teams but one stand on a circle that turns by one place a round; the last one stays aside.
/// With an odd number nobody stands aside and whoever would meet that place rests.
///
/// Around the circle teams play alternately at home and away by themselves. Only the match against
/// the team aside disturbs this, and whether it is at home can be chosen freely for each round, for
/// the balance of the others does not depend on it. The choice made here gives, in every leg:
///
/// - home and away matches that differ by at most one for every team, by none with an odd number;
/// - the fewest possible repetitions, n - 2 (none with an odd number): Werra, «Scheduling in
///   Sports» (1981);
/// - never three in a row at home or away, also where legs meet. With four teams and a mirrored
///   return leg that cannot be avoided.
public enum TodosContraTodos {
    /// How many teams may play.
    public static let equiposAdmitidos = 2...200
    /// How often everybody may play everybody.
    public static let vueltasAdmitidas = 1...10

    /// The rounds.
    ///
    /// Even legs are the odd ones in the same order with home and away swapped.
    ///
    /// - Parameters:
    ///   - equipos: the teams, each once.
    ///   - vueltas: how often everybody plays everybody.
    /// - Returns: n - 1 rounds a leg; n of them with one team resting in each when n is odd.
    /// - Throws: `ErrorDeCalendario` for too few teams, too many, a repeated one, or a number of
    ///   legs outside `vueltasAdmitidas`.
    /// - Complexity: O(n² × legs).
    public static func jornadas<Participante>(
        _ equipos: [Participante], vueltas: Int = 1
    ) throws(ErrorDeCalendario) -> [Jornada<Participante>] {
        try comprobarEquipos(equipos, admitidos: equiposAdmitidos)
        guard vueltasAdmitidas.contains(vueltas) else {
            throw .numeroDeVueltas(vueltas, admitidas: vueltasAdmitidas)
        }
        let enElCirculo = equipos.count - (equipos.count % 2 == 0 ? 1 : 0)
        let ida = (0..<enElCirculo).map { jornada($0, de: equipos, enElCirculo: enElCirculo) }
        let vuelta = ida.map(\.devuelta)
        return (0..<vueltas).flatMap { $0 % 2 == 0 ? ida : vuelta }
    }

    private static func jornada<Participante>(
        _ ronda: Int, de equipos: [Participante], enElCirculo: Int
    ) -> Jornada<Participante> {
        let cabeza = equipos[ronda]
        var cruces: [Cruce<Participante>] = []
        let aparte = enElCirculo < equipos.count ? equipos[enElCirculo] : nil
        if let aparte {
            let cruce = Cruce(local: cabeza, visitante: aparte)
            cruces.append(apartadoEnCasa(ronda) ? cruce.devuelto : cruce)
        }
        for distancia in 0..<(enElCirculo - 1) / 2 {
            let uno = equipos[(ronda + distancia + 1) % enElCirculo]
            let otro = equipos[(ronda + enElCirculo - distancia - 1) % enElCirculo]
            let cruce = Cruce(local: uno, visitante: otro)
            cruces.append(distancia % 2 == 0 ? cruce : cruce.devuelto)
        }
        return Jornada(cruces: cruces, descansa: aparte == nil ? cabeza : nil)
    }

    /// Whether the team aside is at home: away, home, home, and in turn from there.
    static func apartadoEnCasa(_ ronda: Int) -> Bool {
        ronda == 1 || (ronda > 1 && ronda % 2 == 0)
    }
}

/// Checks that there are as many teams as there may be, each once.
func comprobarEquipos<Participante: Hashable>(
    _ equipos: [Participante], admitidos: ClosedRange<Int>
) throws(ErrorDeCalendario) {
    guard admitidos.contains(equipos.count) else {
        throw .numeroDeEquipos(equipos.count, admitidos: admitidos)
    }
    var vistos: Set<Participante> = []
    for posicion in equipos.indices where !vistos.insert(equipos[posicion]).inserted {
        throw .equipoRepetido(posicion: posicion)
    }
}
