import Testing

@testable import Torneo

@Suite("Plan de una eliminatoria")
struct PlanDeEliminatoriaTests {
    /// Plays a plan: the lower number wins, or the higher one.
    ///
    /// - Returns: the two teams of each tie, by its number - 1.
    private func jugar(_ plan: Plan<Int>, ganaElMejor: Bool = true) -> [(Int, Int)] {
        var jugadas: [(Int, Int)] = []
        func quien(_ plaza: Plaza<Int>) -> Int {
            switch plaza {
            case .equipo(let equipo): return equipo
            case .ganador(let llave):
                let (uno, otro) = jugadas[llave - 1]
                return ganaElMejor ? min(uno, otro) : max(uno, otro)
            case .perdedor(let llave):
                let (uno, otro) = jugadas[llave - 1]
                return ganaElMejor ? max(uno, otro) : min(uno, otro)
            case .puesto, .mejor, .mesa:
                Issue.record("aquí no hay grupos")
                return -1
            }
        }
        for llave in plan.llaves { jugadas.append((quien(llave.uno), quien(llave.otro))) }
        return jugadas
    }

    @Test(
        "Cualquier número de equipos: n - 1 eliminatorias y nadie contra nadie", arguments: 2...130)
    func cuantas(equipos: Int) throws {
        let plan = try Plan.eliminatoria(Array(0..<equipos))
        #expect(plan.llaves.count == equipos - 1)
        #expect(plan.encuentros.map(\.numero) == Array(1..<equipos))
        let jugadas = jugar(plan)
        #expect(jugadas.allSatisfy { $0.0 < $0.1 }, "el mejor va primero")
        #expect(jugadas.last?.0 == 0 && jugadas.last?.1 == 1, "los dos mejores, en la final")
        // Each of the others loses exactly once.
        #expect(jugadas.map(\.1).sorted() == Array(1..<equipos))
    }

    @Test("D12: descansan los mejores en la primera ronda, y solo ellos", arguments: 2...130)
    func descansos(equipos: Int) throws {
        let plan = try Plan.eliminatoria(Array(0..<equipos))
        let primera = plan.encuentros.filter { $0.jornada == 1 }
        let juegan = primera.flatMap { encuentro in
            [encuentro.local, encuentro.visitante].compactMap { plaza in
                if case .equipo(let equipo) = plaza { equipo } else { nil }
            }
        }
        let plazas = Siembra.tamano(para: equipos)
        #expect(juegan.count == primera.count * 2)
        #expect(juegan.sorted() == Array(plazas - equipos..<equipos))
        guard equipos > 2 else { return }
        let segunda = plan.encuentros.filter { $0.jornada == 2 }
        #expect(segunda.count == plazas / 4)
    }

    @Test("Los 2^k mejores no se encuentran antes de quedar 2^k", arguments: [8, 16, 23, 64])
    func separados(equipos: Int) throws {
        let jugadas = jugar(try Plan.eliminatoria(Array(0..<equipos)))
        let plan = try Plan.eliminatoria(Array(0..<equipos))
        for (llave, equipos) in zip(plan.llaves, jugadas) {
            guard case .eliminatoria(let plazas) = llave.fase else { continue }
            #expect(equipos.1 >= plazas / 2, "de \(plazas) plazas: \(equipos)")
        }
    }

    @Test(
        "También si gana siempre el peor, cada uno juega hasta perder", arguments: [2, 3, 11, 32])
    func sorpresas(equipos: Int) throws {
        let jugadas = jugar(try Plan.eliminatoria(Array(0..<equipos)), ganaElMejor: false)
        #expect(jugadas.map { min($0.0, $0.1) }.sorted() == Array(0..<equipos - 1))
    }

    @Test("El tercer puesto se juega antes de la final, si hay dos semifinales")
    func tercerPuesto() throws {
        let reglas = ReglasDeEliminatoria(tercerPuesto: true)
        let cuatro = try Plan.eliminatoria(["A", "B", "C", "D"], reglas: reglas)
        #expect(
            cuatro.llaves.map(\.fase) == [
                .eliminatoria(plazas: 4), .eliminatoria(plazas: 4), .tercerPuesto,
                .eliminatoria(plazas: 2),
            ])
        #expect(cuatro.llaves[2].uno == .perdedor(llave: 1))
        #expect(cuatro.llaves[2].otro == .perdedor(llave: 2))
        #expect(try Plan.eliminatoria(["A", "B", "C"], reglas: reglas).llaves.count == 2)
    }

    @Test(
        "A ida y vuelta, la segunda en casa del mejor y la final como se diga",
        arguments: [true, false])
    func idaYVuelta(finalUnica: Bool) throws {
        let plan = try Plan.eliminatoria(
            [1, 2, 3, 4],
            reglas: ReglasDeEliminatoria(
                idaYVuelta: true, finalUnica: finalUnica, tercerPuesto: true))
        #expect(plan.llaves.map(\.encuentros.count) == [2, 2, 1, finalUnica ? 1 : 2])
        #expect(plan.encuentros[0].local == .equipo(4) && plan.encuentros[0].pierna == 1)
        #expect(plan.encuentros[1].local == .equipo(1) && plan.encuentros[1].pierna == 2)
    }
}
