extension Plan {
    /// A Swiss tournament; who meets whom is known round by round.
    ///
    /// - Parameters:
    ///   - equipos: the teams, the strongest first.
    ///   - rondas: how many rounds.
    /// - Returns: the plan: the boards of every round.
    /// - Throws: `ErrorDeCalendario` for too few teams, too many, a repeated one, or more rounds than
    ///   can be promised without a repetition.
    /// - Complexity: O(teams × rounds).
    public static func suizo(
        _ equipos: [Participante], rondas: Int
    ) throws(ErrorDeCalendario) -> Plan {
        try comprobarEquipos(equipos, admitidos: 2...equiposMaximos)
        let admitidas = Suizo.rondasAdmitidas(equipos.count)
        guard admitidas.contains(rondas) else {
            throw .numeroDeRondas(rondas, admitidas: admitidas)
        }
        var plan = Plan(equipos: equipos)
        for ronda in 1...rondas {
            for mesa in 1...equipos.count / 2 { plan.anadirMesa(mesa, ronda: ronda) }
        }
        return plan
    }

    /// Adds a board to a round.
    mutating func anadirMesa(_ mesa: Int, ronda: Int) {
        anadir(
            .suizo, jornada: ronda, .mesa(mesa, ronda: ronda, local: true),
            .mesa(mesa, ronda: ronda, local: false))
    }
}
