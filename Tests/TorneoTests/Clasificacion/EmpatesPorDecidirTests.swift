import Testing

@testable import Torneo

@Suite("Lo que aún falta y lo que espera una decisión")
struct EmpatesPorDecidirTests {
    private let equipos = ["A", "B", "C", "D"].compactMap { Equipo(nombre: $0, plantilla: []) }

    /// A single round robin; each result is `local, visitante, goles, goles`, the others are to be played.
    private func liguilla(
        _ resultados: [(Int, Int, Int, Int)], zonas: [ZonaDeTabla] = [], grupo: String? = nil,
        parejas: Int = 6
    ) -> Liguilla {
        var partidos: [Partido] = []
        for uno in 0..<4 {
            for otro in uno + 1..<4 where partidos.count < parejas {
                var ficha = Ficha(grupo: grupo)
                ficha.estado = .programado
                if let suyo = resultados.first(where: { $0.0 == uno && $0.1 == otro }) {
                    ficha.estado = .adjudicado(Marcador(local: suyo.2, visitante: suyo.3))
                }
                partidos.append(
                    Partido(
                        local: equipos[uno], visitante: equipos[otro], incidencias: [],
                        ficha: ficha))
            }
        }
        return Liguilla(
            grupo: grupo, equipos: equipos, partidos: partidos,
            reglas: ReglasDelTorneo(zonas: zonas))
    }

    /// A and B are level at the top, C and D behind them.
    private let arriba = [
        (0, 1, 1, 1), (0, 2, 2, 0), (0, 3, 1, 0), (1, 2, 2, 0), (1, 3, 1, 0), (2, 3, 1, 0),
    ]
    /// B and C are level in the middle.
    private let enMedio = [
        (0, 1, 1, 0), (0, 2, 1, 0), (0, 3, 1, 0), (1, 2, 0, 0), (1, 3, 1, 0), (2, 3, 1, 0),
    ]

    private func nombres(_ liguilla: Liguilla) -> [[String]] {
        liguilla.empatesPorDecidir(de: liguilla.tabla()).map { $0.map(\.nombre) }
    }

    @Test("el primer puesto de una liga se decide; el de un grupo, solo si lleva a algo")
    func primero() {
        #expect(nombres(liguilla(arriba)) == [["A", "B"]])
        #expect(nombres(liguilla(arriba, grupo: "A")).isEmpty)
        let dos = ZonaDeTabla(1...2, .clasifica)
        #expect(nombres(liguilla(arriba, zonas: [dos], grupo: "A")).isEmpty)
        let uno = ZonaDeTabla(1...1, .clasifica)
        #expect(nombres(liguilla(arriba, zonas: [uno], grupo: "A")) == [["A", "B"]])
    }

    @Test(
        "en medio se decide solo en el borde de una zona, por arriba o por abajo",
        arguments: [(1...2, true), (3...4, true), (1...3, false), (4...4, false)])
    func enElBorde(puestos: ClosedRange<Int>, espera: Bool) {
        let zona = ZonaDeTabla(puestos, puestos.lowerBound == 1 ? .clasifica : .desciende)
        #expect(nombres(liguilla(enMedio, zonas: [zona])) == (espera ? [["B", "C"]] : []))
    }

    @Test("mientras quede un partido nada espera")
    func pendiente() {
        #expect(nombres(liguilla(Array(arriba.dropLast()))).isEmpty)
        #expect(nombres(liguilla([])).isEmpty)
    }

    @Test("lo que falta: nada al acabar, nada que decir si la lista no está entera")
    func necesidades() throws {
        let acabada = liguilla(arriba)
        #expect(acabada.necesidades(de: acabada.tabla()) == [])
        let corta = liguilla(Array(arriba.prefix(2)), parejas: 5)
        #expect(corta.necesidades(de: corta.tabla()) == nil)
        let zona = ZonaDeTabla(1...2, .clasifica)
        let abierta = liguilla(Array(arriba.dropLast()), zonas: [zona])
        let suyas = try #require(abierta.necesidades(de: abierta.tabla()))
        #expect(suyas.map(\.plazas) == [1, 1, 1, 1, 2, 2, 2, 2])
        #expect(!suyas.map(\.exacto).contains(false))
        for suya in suyas where ["C", "D"].contains(suya.equipo.nombre) {
            #expect(suya.destino == .imposible && suya.bastan == nil)
        }
        let seguras = suyas.filter { $0.plazas == 2 }.prefix(2).map(\.destino)
        #expect(seguras == [.asegurado, .asegurado])
    }
}
