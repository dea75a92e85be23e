import Torneo

/// How the teams of a draft are to play.
nonisolated struct CompeticionElegida: Sendable {
    private let sistema: BorradorDeTorneo.Sistema
    private var vueltas = 1
    private var grupos = 1
    private var clasifican = 0
    private var rondas = 1
    private var reglas = ReglasDeEliminatoria()
    private let semilla: UInt64?

    /// Reads it; nil when no system was chosen.
    ///
    /// - Parameters:
    ///   - borrador: the draft.
    ///   - equipos: how many teams there are.
    ///   - faltas: gets what is wrong.
    init?(_ borrador: BorradorDeTorneo, _ equipos: Int, _ faltas: inout FaltasDelBorrador) {
        guard let sistema = borrador.sistema else {
            faltas.anotar(.sistema, .sistemaDesconocido)
            return nil
        }
        self.sistema = sistema
        let sorteo = borrador.limpio(.sorteo)
        semilla = UInt64(sorteo)
        if !sorteo.isEmpty, semilla == nil { faltas.anotar(.sorteo, .sorteoQueNoVale) }
        if sistema == .liga || sistema.tieneGrupos {
            vueltas = borrador.numero(.vueltas, 1...4, &faltas)
        }
        if sistema.tieneGrupos { grupos = borrador.numero(.grupos, 1...32, &faltas) }
        if sistema == .gruposYEliminatoria {
            clasifican = borrador.numero(.clasifican, 1...16, &faltas)
        }
        if sistema == .suizo {
            rondas =
                borrador.limpio(.rondas).isEmpty
                ? Self.rondas(equipos) : borrador.numero(.rondas, 1...64, &faltas)
        }
        if sistema.tieneEliminatoria {
            reglas = ReglasDeEliminatoria(
                idaYVuelta: borrador.marcado(.idaYVuelta),
                tercerPuesto: borrador.marcado(.tercerPuesto))
        }
        if partidos(equipos) > BorradorDeTorneo.partidosMaximos {
            faltas.anotar(.sistema, .demasiadosPartidos(BorradorDeTorneo.partidosMaximos))
        }
    }

    /// Plans it.
    ///
    /// - Parameter equipos: the teams, the strongest first.
    /// - Returns: the plan, and the first round of a Swiss tournament.
    /// - Throws: `ErrorDeCalendario`.
    func planear(
        _ equipos: [Equipo]
    ) throws(ErrorDeCalendario) -> (Plan<Equipo>, [Cruce<Equipo>]) {
        let enOrden = sorteados(equipos)
        switch sistema {
        case .liga: return (try .liga(enOrden, vueltas: vueltas), [])
        case .eliminatoria: return (try .eliminatoria(enOrden, reglas: reglas), [])
        case .grupos, .gruposYEliminatoria:
            let repartidos = try Grupos.enSerpiente(enOrden, cuantos: grupos)
            return (
                try .grupos(
                    repartidos, vueltas: vueltas, clasifican: clasifican, reglas: reglas), []
            )
        case .suizo:
            let plan = try Plan.suizo(enOrden, rondas: rondas)
            return (plan, try Suizo.emparejar(enOrden.map { EnSuizo($0) }, despues: 0).cruces)
        }
    }

    private func sorteados(_ equipos: [Equipo]) -> [Equipo] {
        guard let semilla else { return equipos }
        var azar = Semilla(semilla)
        return sortear(equipos, con: &azar)
    }

    /// As many rounds as leave one team without defeat.
    private static func rondas(_ equipos: Int) -> Int {
        let bastan = equipos > 2 ? Int.bitWidth - (equipos - 1).leadingZeroBitCount : 1
        return min(bastan, Suizo.rondasAdmitidas(equipos).upperBound)
    }

    /// About how many matches there would be, before anything is planned.
    private func partidos(_ equipos: Int) -> Int {
        switch sistema {
        case .liga: equipos * max(0, equipos - 1) / 2 * vueltas
        case .grupos, .gruposYEliminatoria:
            equipos * (equipos / max(1, grupos) + 1) / 2 * vueltas
        case .eliminatoria: equipos * 2
        case .suizo: equipos / 2 * rondas
        }
    }
}

nonisolated extension BorradorDeTorneo.Sistema {
    /// Whether there are groups.
    package var tieneGrupos: Bool { self == .grupos || self == .gruposYEliminatoria }

    /// Whether somebody is knocked out.
    package var tieneEliminatoria: Bool { self == .eliminatoria || self == .gruposYEliminatoria }
}
