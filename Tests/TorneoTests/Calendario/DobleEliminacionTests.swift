import Testing

@testable import Torneo

@Suite("Doble eliminación")
struct DobleEliminacionTests {
    @Test(
        "Cada uno juega hasta perder dos veces, gane quien gane",
        arguments: Array(2...12) + [23, 32, 33])
    func derrotas(equipos: Int) throws {
        let plan = try Plan.dobleEliminacion(Array(0..<equipos))
        #expect(plan.encuentros.count == 2 * equipos - 1)
        for semilla in 0..<3 {
            var azar = Azar(equipos * 10 + semilla)
            var copa = Competicion(plan, clasificador: ClasificadorPorReglamento())
            var derrotas = [Int](repeating: 0, count: equipos)
            for encuentro in plan.encuentros {
                let llave = try #require(encuentro.llave)
                if copa.resolucion.llaves[llave - 1].desenlace == .noHaceFalta { continue }
                let (uno, otro) = copa.ocupantes(encuentro.numero)
                let local = try #require(uno.equipo)
                let visitante = try #require(otro.equipo)
                #expect(local != visitante)
                #expect(derrotas[local] < 2 && derrotas[visitante] < 2)
                let ganaLocal = semilla == 0 ? local < visitante : azar.unaDe(2)
                derrotas[ganaLocal ? visitante : local] += 1
                try copa.registrar(
                    .terminado(.jugado(ganaLocal ? Tanteo(1, 0) : Tanteo(0, 1))),
                    en: encuentro.numero)
            }
            #expect(copa.haTerminado)
            let campeon = try #require(copa.campeon.equipo)
            #expect(derrotas[campeon] <= 1)
            #expect(derrotas.count { $0 < 2 } == 1, "todos los demás han perdido dos veces")
            if semilla == 0 { #expect(campeon == 0 && derrotas[1] == 2) }
        }
    }

    @Test("Quien cae no vuelve a encontrarse enseguida con quien le ganó", arguments: [8, 16, 32])
    func sinRepetir(equipos: Int) throws {
        let plan = try Plan.dobleEliminacion(Array(0..<equipos))
        var copa = Competicion(plan, clasificador: ClasificadorPorReglamento())
        var encontrados: [Set<Int>: Int] = [:]
        for encuentro in plan.encuentros where encuentro.fase != .segundaGranFinal {
            let (uno, otro) = copa.ocupantes(encuentro.numero)
            let pareja = Set([uno.equipo, otro.equipo].compactMap(\.self))
            if case .perdedores(let ronda) = encuentro.fase, ronda <= (equipos == 8 ? 2 : 3) {
                #expect(encontrados[pareja] == nil, "\(encuentro.numero)")
            }
            encontrados[pareja] = encuentro.numero
            try copa.registrar(
                .terminado(.jugado(Tanteo(encuentro.numero % 3 == 0 ? 2 : 0, 1))),
                en: encuentro.numero)
        }
    }

    @Test("Sin desempate, la gran final decide")
    func sinDesempate() throws {
        let plan = try Plan.dobleEliminacion([1, 2, 3, 4], conDesempate: false)
        #expect(plan.encuentros.count == 6 && plan.encuentros.last?.fase == .granFinal)
    }
}
