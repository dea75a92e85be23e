extension Plan {
    /// A league: everybody against everybody.
    ///
    /// - Parameters:
    ///   - equipos: the teams, each once.
    ///   - vueltas: how often everybody plays everybody.
    /// - Returns: the plan.
    /// - Throws: `ErrorDeCalendario` as `TodosContraTodos.jornadas` does.
    /// - Complexity: O(n² × legs).
    public static func liga(
        _ equipos: [Participante], vueltas: Int = 1
    ) throws(ErrorDeCalendario) -> Plan {
        var plan = Plan(equipos: equipos)
        try plan.anadirGrupos([equipos], fase: .liga, vueltas: vueltas)
        return plan
    }

    /// Adds groups with their matches: the first round of every group, then the second, and so on.
    mutating func anadirGrupos(
        _ grupos: [[Participante]], fase: Fase, vueltas: Int
    ) throws(ErrorDeCalendario) {
        self.grupos = grupos
        var porGrupo: [[Jornada<Participante>]] = []
        for grupo in grupos {
            porGrupo.append(try TodosContraTodos.jornadas(grupo, vueltas: vueltas))
        }
        let jornadas = porGrupo.reduce(0) { max($0, $1.count) }
        for jornada in 0..<jornadas {
            for (grupo, suyas) in porGrupo.enumerated() where jornada < suyas.count {
                for cruce in suyas[jornada].cruces {
                    anadir(
                        fase, jornada: jornada + 1, grupo: grupo, .equipo(cruce.local),
                        .equipo(cruce.visitante))
                }
                if let equipo = suyas[jornada].descansa {
                    descansos.append(Descanso(grupo: grupo, jornada: jornada + 1, equipo: equipo))
                }
            }
        }
    }
}
