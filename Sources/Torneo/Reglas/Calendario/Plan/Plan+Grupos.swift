extension Plan {
    /// Groups, and a knock-out of those who go on.
    ///
    /// With two from each of 2, 4, 8… groups the first of A meets the second of B, and the second of A
    /// the first of B in the other half, as in a World Cup of 32. Otherwise all firsts are seeded before
    /// all seconds and so on, the best seeds have the byes, and teams of one group are kept apart as
    /// long as the bracket allows.
    ///
    /// - Parameters:
    ///   - grupos: the groups, two teams at least in each.
    ///   - vueltas: how often everybody plays everybody in a group.
    ///   - clasifican: how many go on from each group; with 0 there is no knock-out.
    ///   - mejores: how many of those in the next place go on as well.
    ///   - tabla: for a set of groups in order, from which group, from 0, each of those comes to the
    ///     slots in their order.
    ///   - reglas: how ties are played.
    /// - Returns: the plan.
    /// - Throws: `ErrorDeCalendario` for groups that are too small or too many, for a repeated team,
    ///   or when so many cannot go on.
    /// - Complexity: O(n²) and, for q who go on, O(q⁴).
    public static func grupos(
        _ grupos: [[Participante]], vueltas: Int = 1, clasifican: Int, mejores: Int = 0,
        tabla: [[Int]: [Int]] = [:], reglas: ReglasDeEliminatoria = ReglasDeEliminatoria()
    ) throws(ErrorDeCalendario) -> Plan {
        let equipos = grupos.flatMap(\.self)
        let menor = grupos.reduce(Int.max) { min($0, $1.count) }
        guard !grupos.isEmpty, menor >= 2 else {
            throw .numeroDeGrupos(grupos.count, equipos: equipos.count)
        }
        try comprobarEquipos(equipos, admitidos: 2...equiposMaximos)
        guard (0...menor).contains(clasifican) else {
            throw .clasificados(clasifican, grupoMenor: menor)
        }
        let admitidos = 0...(clasifican > 0 && clasifican < menor ? grupos.count - 1 : 0)
        guard admitidos.contains(mejores) else { throw .mejores(mejores, admitidos: admitidos) }
        var plan = Plan(equipos: equipos, reglas: reglas)
        try plan.anadirGrupos(grupos, fase: .grupos, vueltas: vueltas)
        guard clasifican * grupos.count + mejores > 1 else { return plan }
        let siembra = SiembraDeGrupos(grupos.count, clasifican: clasifican, mejores: mejores)
        if mejores > 0 {
            plan.reparto = Reparto(
                puesto: clasifican + 1, admitidos: siembra.admitidos, tabla: tabla)
        }
        plan.anadirCuadro(siembra.posiciones.map { $0.map { plan.plaza($0, clasifican) } })
        return plan
    }

    private func plaza(_ clasificado: SiembraDeGrupos.Clasificado, _ clasifican: Int)
        -> Plaza<Participante>
    {
        switch clasificado {
        case .puesto(let puesto, let grupo): .puesto(puesto, grupo: grupo)
        case .mejor(let casilla): .mejor(puesto: clasifican + 1, casilla: casilla)
        }
    }
}
