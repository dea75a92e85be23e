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
    private let bombos: [Int]?

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        typealias O = OpcionesDeCalendario
        guard let sistema = try argumentos.eleccion(O.sistema, Sistema.self) else {
            let todos = Sistema.allCases.map(\.rawValue).joined(separator: "|")
            throw .falta("el sistema: --sistema \(todos)")
        }
        self.sistema = sistema
        try sistema.comprobar(argumentos)
        vueltas = try argumentos.entero(O.vueltas, en: TodosContraTodos.vueltasAdmitidas) ?? 1
        grupos = try argumentos.entero(O.grupos, en: 1...512)
        clasifican = try argumentos.entero(O.clasifican, en: 0...512) ?? 2
        mejores = try argumentos.entero(O.mejores, en: 0...512) ?? 0
        rondas = try argumentos.entero(O.rondas, en: 1...512)
        semilla = try argumentos.entero(O.semilla, en: 0...Int.max)
        reglas = ReglasDeEliminatoria(
            idaYVuelta: argumentos.tiene(O.idaYVuelta),
            tercerPuesto: argumentos.tiene(O.tercerPuesto),
            golesFuera: argumentos.tiene(O.golesFuera) ? .hastaLaProrroga : .noCuentan,
            prorroga: !argumentos.tiene(O.sinProrroga))
        bombos = try Self.bombos(argumentos)
    }

    /// The sizes of the pots.
    private static func bombos(_ argumentos: Argumentos) throws(ErrorDeUso) -> [Int]? {
        typealias O = OpcionesDeCalendario
        guard let texto = argumentos.valor(O.bombos) else { return nil }
        guard argumentos.tiene(O.semilla) else {
            throw .soloCon(opcion: O.bombos.nombre, cual: "--semilla, que hace el sorteo")
        }
        let tamanos = texto.split(separator: ",", omittingEmptySubsequences: false)
            .map { Int($0.trimmingPrefix(while: \.isWhitespace)) ?? 0 }
        guard tamanos.allSatisfy((1...512).contains) else {
            throw .valorNoValido(
                opcion: O.bombos.nombre, valor: texto,
                esperado: "el tamaño de cada bombo, como 4,4,4")
        }
        return tamanos
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
                bombos: try enBombos(equipos, grupos: cuantos), cuantos: cuantos, con: &azar)
        } else {
            repartidos = try Grupos.enSerpiente(equipos, cuantos: cuantos)
        }
        return try .grupos(
            repartidos, vueltas: vueltas, clasifican: clasifican, mejores: mejores, reglas: reglas)
    }
}

extension CompeticionPedida {
    /// The teams in their pots.
    ///
    /// - Throws: `ErrorDeCalendario.bombosDesiguales` when the sizes are not those of the list.
    private func enBombos(
        _ equipos: [Equipo], grupos: Int
    ) throws(ErrorDeCalendario) -> [[Equipo]] {
        guard let bombos else { return Grupos.bombos(equipos, de: grupos) }
        let suma = bombos.reduce(0, +)
        guard suma == equipos.count else {
            throw .bombosDesiguales(suma, equipos: equipos.count)
        }
        var resto = equipos[...]
        return bombos.map { tamano in
            defer { resto = resto.dropFirst(tamano) }
            return Array(resto.prefix(tamano))
        }
    }
}

extension CompeticionPedida.Sistema {
    /// Sees to it that no option was given that says nothing about this system.
    fileprivate func comprobar(_ argumentos: Argumentos) throws(ErrorDeUso) {
        typealias O = OpcionesDeCalendario
        let sentido: [(opcion: Opcion, sistemas: [Self])] = [
            (O.vueltas, [.liga, .grupos]), (O.grupos, [.grupos]), (O.clasifican, [.grupos]),
            (O.mejores, [.grupos]), (O.bombos, [.grupos]), (O.rondas, [.suizo]),
            (O.idaYVuelta, [.eliminatoria, .grupos]), (O.tercerPuesto, [.eliminatoria, .grupos]),
            (O.golesFuera, [.eliminatoria, .grupos]),
            (O.sinProrroga, [.eliminatoria, .dobleEliminacion, .grupos]),
        ]
        for (opcion, sistemas) in sentido
        where argumentos.tiene(opcion) && !sistemas.contains(self) {
            let cuales = sistemas.map { "--sistema \($0.rawValue)" }.joined(separator: " o ")
            throw .soloCon(opcion: opcion.nombre, cual: cuales)
        }
        if argumentos.tiene(O.golesFuera), !argumentos.tiene(O.idaYVuelta) {
            throw .soloCon(opcion: O.golesFuera.nombre, cual: O.idaYVuelta.nombre)
        }
    }
}

extension Int {
    /// How many binary digits a positive number has.
    fileprivate var numeroDeCifrasBinarias: Int { Int.bitWidth - leadingZeroBitCount }
}
