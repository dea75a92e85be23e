import Torneo

/// How the competition is to be played, as the options say.
struct CompeticionPedida {
    /// The systems.
    enum Sistema: String, CaseIterable {
        case liga
        case grupos
        case eliminatoria
        case dobleEliminacion = "doble-eliminacion"
        case suizo
    }

    private let sistema: Sistema
    private let vueltas: Int
    private let grupos: Int?
    private let clasifican: Int
    private let mejores: Int
    private let rondas: Int?
    private let reglas: ReglasDeEliminatoria
    private let semilla: Int?

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        typealias O = OpcionesDeCalendario
        guard let sistema = try argumentos.eleccion(O.sistema, Sistema.self) else {
            let todos = Sistema.allCases.map(\.rawValue).joined(separator: "|")
            throw .falta("el sistema: --sistema \(todos)")
        }
        self.sistema = sistema
        vueltas = try argumentos.entero(O.vueltas, en: TodosContraTodos.vueltasAdmitidas) ?? 1
        grupos = try argumentos.entero(O.grupos, en: 1...512)
        clasifican = try argumentos.entero(O.clasifican, en: 0...512) ?? 2
        mejores = try argumentos.entero(O.mejores, en: 0...512) ?? 0
        rondas = try argumentos.entero(O.rondas, en: 1...512)
        semilla = try argumentos.entero(O.semilla, en: 0...Int.max)
        reglas = ReglasDeEliminatoria(
            idaYVuelta: argumentos.tiene(O.idaYVuelta),
            tercerPuesto: argumentos.tiene(O.tercerPuesto))
    }

    /// Plans it.
    ///
    /// - Parameter equipos: the teams, the strongest first.
    /// - Returns: the plan, and the first round of a Swiss tournament, which is known.
    /// - Throws: `ErrorDeCalendario`.
    func planear(
        _ equipos: [Equipo]
    ) throws(ErrorDeCalendario) -> (Plan<Equipo>, [Cruce<Equipo>]) {
        let enOrden = sorteados(equipos)
        switch sistema {
        case .liga: return (try .liga(enOrden, vueltas: vueltas), [])
        case .eliminatoria: return (try .eliminatoria(enOrden, reglas: reglas), [])
        case .dobleEliminacion: return (try .dobleEliminacion(enOrden, reglas: reglas), [])
        case .grupos: return (try planearGrupos(equipos), [])
        case .suizo:
            let bastan = equipos.count > 2 ? (equipos.count - 1).numeroDeCifrasBinarias : 1
            let caben = Suizo.rondasAdmitidas(equipos.count).upperBound
            let plan = try Plan.suizo(enOrden, rondas: rondas ?? min(bastan, caben))
            let primera = try Suizo.emparejar(enOrden.map { EnSuizo($0) }, despues: 0)
            return (plan, primera.cruces)
        }
    }

    private func sorteados(_ equipos: [Equipo]) -> [Equipo] {
        guard let semilla else { return equipos }
        var azar = Semilla(UInt64(semilla))
        return sortear(equipos, con: &azar)
    }

    private func planearGrupos(_ equipos: [Equipo]) throws(ErrorDeCalendario) -> Plan<Equipo> {
        let cuantos = grupos ?? max(1, equipos.count / 4)
        let repartidos: [[Equipo]]
        if let semilla {
            var azar = Semilla(UInt64(semilla))
            repartidos = try Grupos.sorteados(
                bombos: Grupos.bombos(equipos, de: cuantos), cuantos: cuantos, con: &azar)
        } else {
            repartidos = try Grupos.enSerpiente(equipos, cuantos: cuantos)
        }
        return try .grupos(
            repartidos, vueltas: vueltas, clasifican: clasifican, mejores: mejores, reglas: reglas)
    }
}

extension Int {
    /// How many binary digits a positive number has.
    fileprivate var numeroDeCifrasBinarias: Int { Int.bitWidth - leadingZeroBitCount }
}
