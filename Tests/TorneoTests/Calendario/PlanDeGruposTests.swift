import Testing

@testable import Torneo

@Suite("Plan de grupos y eliminatoria")
struct PlanDeGruposTests {
    private func grupos(_ cuantos: Int, de tamano: Int) -> [[Int]] {
        (0..<cuantos).map { grupo in (0..<tamano).map { grupo * tamano + $0 } }
    }

    @Test("Dos de cada uno de 2, 4 u 8 grupos se cruzan como en un Mundial", arguments: [2, 4, 8])
    func cruces(cuantos: Int) throws {
        let plan = try Plan.grupos(grupos(cuantos, de: 4), clasifican: 2)
        let primeras = plan.llaves.prefix(cuantos)
        for grupo in stride(from: 0, to: cuantos, by: 2) {
            #expect(primeras[grupo / 2].uno == .puesto(1, grupo: grupo))
            #expect(primeras[grupo / 2].otro == .puesto(2, grupo: grupo + 1))
            #expect(primeras[cuantos / 2 + grupo / 2].uno == .puesto(1, grupo: grupo + 1))
            #expect(primeras[cuantos / 2 + grupo / 2].otro == .puesto(2, grupo: grupo))
        }
    }

    @Test(
        "Todo el que se clasifica entra una vez y los del mismo grupo se evitan", arguments: 1...12)
    func siembra(cuantos: Int) throws {
        for clasifican in 1...4 {
            for mejores in 0..<cuantos where clasifican * cuantos + mejores > 1 {
                let siembra = SiembraDeGrupos(cuantos, clasifican: clasifican, mejores: mejores)
                let puestos = siembra.posiciones.compactMap(\.self)
                #expect(puestos.count == clasifican * cuantos + mejores)
                #expect(Set(puestos).count == puestos.count)
                for posicion in stride(from: 0, to: siembra.posiciones.count, by: 2) {
                    let pareja = siembra.posiciones[posicion...posicion + 1]
                    #expect(pareja.contains { $0 != nil }, "nadie contra nadie")
                    guard cuantos > 1, case .puesto(_, let uno) = pareja.first ?? nil,
                        case .puesto(_, let otro) = pareja.last ?? nil
                    else { continue }
                    #expect(uno != otro, "\(cuantos) grupos, \(clasifican) y \(mejores)")
                }
            }
        }
    }

    @Test(
        "Los mejores terceros caben siempre, vengan de los grupos que vengan",
        arguments: [(6, 4), (12, 8), (3, 2), (4, 1)])
    func terceros(cuantos: Int, mejores: Int) throws {
        let plan = try Plan.grupos(grupos(cuantos, de: 4), clasifican: 2, mejores: mejores)
        let reparto = try #require(plan.reparto)
        #expect(reparto.puesto == 3 && reparto.admitidos.count == mejores)
        for conjunto in 0..<1 << cuantos where conjunto.nonzeroBitCount == mejores {
            let clasificados = (0..<cuantos).filter { conjunto >> $0 & 1 == 1 }
            let casillas = try #require(reparto.repartir(clasificados))
            #expect(casillas.sorted() == clasificados)
            for (casilla, grupo) in casillas.enumerated() {
                #expect(reparto.admitidos[casilla].contains(grupo))
            }
        }
    }

    @Test("La tabla escrita manda sobre la regla")
    func tabla() throws {
        let reparto = Reparto(
            puesto: 3, admitidos: [[0, 1, 2], [0, 1, 2]], tabla: [[0, 2]: [2, 0]])
        #expect(reparto.repartir([2, 0]) == [2, 0])
        #expect(reparto.repartir([1, 0]) == [0, 1])
        #expect(Reparto(puesto: 3, admitidos: [[0], [0]]).repartir([0, 1]) == nil)
    }

    @Test("Los partidos de grupos van por jornadas y llevan su grupo")
    func orden() throws {
        let plan = try Plan.grupos([[1, 2, 3], [4, 5, 6, 7]], clasifican: 1)
        let deGrupo = plan.encuentros.filter { $0.fase == .grupos }
        #expect(deGrupo.map(\.jornada) == [1, 1, 1, 2, 2, 2, 3, 3, 3])
        #expect(deGrupo.map(\.grupo) == [0, 1, 1, 0, 1, 1, 0, 1, 1])
        #expect(plan.descansos.map(\.equipo).sorted() == [1, 2, 3])
        #expect(plan.encuentros.last?.fase == .eliminatoria(plazas: 2))
    }

    @Test(
        "Lo imposible se rechaza con su motivo",
        arguments: [
            (3, 1, 0, .clasificados(3, grupoMenor: 2)), (2, 2, 1, .mejores(1, admitidos: 0...0)),
            (1, 2, 2, .mejores(2, admitidos: 0...1)), (0, 2, 1, .mejores(1, admitidos: 0...0)),
        ] as [(Int, Int, Int, ErrorDeCalendario)])
    func imposible(clasifican: Int, cuantos: Int, mejores: Int, error: ErrorDeCalendario) {
        #expect(throws: error) {
            try Plan.grupos(grupos(cuantos, de: 2), clasifican: clasifican, mejores: mejores)
        }
    }
}
