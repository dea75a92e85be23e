import Testing

@testable import Torneo

@Suite("Reparto en grupos")
struct GruposTests {
    @Test("La serpiente reparte la fuerza", arguments: [(8, [[0, 7], [1, 6], [2, 5], [3, 4]])])
    func serpiente(equipos: Int, esperados: [[Int]]) throws {
        #expect(try Grupos.enSerpiente(Array(0..<equipos), cuantos: 4) == esperados)
    }

    @Test("D13: los tamaños se diferencian en uno como mucho y nadie falta", arguments: 2...40)
    func tamanos(equipos: Int) throws {
        for cuantos in 1...equipos / 2 {
            var azar = Semilla(UInt64(equipos * 100 + cuantos))
            let bombos = Grupos.bombos(Array(0..<equipos), de: 1 + cuantos * 3 / 4)
            for grupos in [
                try Grupos.enSerpiente(Array(0..<equipos), cuantos: cuantos),
                try Grupos.sorteados(bombos: bombos, cuantos: cuantos, con: &azar),
            ] {
                let tamanos = grupos.map(\.count)
                #expect((tamanos.max() ?? 0) - (tamanos.min() ?? 0) <= 1)
                #expect(grupos.flatMap(\.self).sorted() == Array(0..<equipos))
            }
        }
    }

    @Test("De un bombo no van dos al mismo grupo mientras quepan uno en cada uno")
    func bombos() throws {
        for semilla in 0..<200 as Range<UInt64> {
            var azar = Semilla(semilla)
            let bombos = Grupos.bombos(Array(0..<30), de: 8)
            let grupos = try Grupos.sorteados(bombos: bombos, cuantos: 8, con: &azar)
            for grupo in grupos { #expect(Set(grupo.map { $0 / 8 }).count == grupo.count) }
        }
    }

    @Test("La misma semilla da el mismo sorteo, y otra, otro")
    func semilla() throws {
        func sorteo(_ semilla: UInt64) throws -> [[Int]] {
            var azar = Semilla(semilla)
            return try Grupos.sorteados(bombos: [Array(0..<16)], cuantos: 4, con: &azar)
        }
        #expect(try sorteo(7) == sorteo(7))
        #expect(try sorteo(7) != sorteo(8))
        #expect(
            try sorteo(7) == [[13, 9, 5, 12], [11, 14, 2, 7], [3, 1, 10, 0], [15, 8, 4, 6]])
    }

    @Test("Sin dos equipos por grupo no hay grupos", arguments: [0, 4, 9])
    func imposible(cuantos: Int) {
        #expect(throws: ErrorDeCalendario.numeroDeGrupos(cuantos, equipos: 7)) {
            try Grupos.enSerpiente(Array(0..<7), cuantos: cuantos)
        }
    }
}
