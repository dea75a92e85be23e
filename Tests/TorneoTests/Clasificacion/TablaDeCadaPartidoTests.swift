import Testing

@testable import Torneo

@Suite("En qué tabla cuenta cada partido, y lo que suma quien descansa")
struct TablaDeCadaPartidoTests {
    private let equipos = (1...5).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }

    /// A Swiss tournament of five, three rounds, the better one always wins.
    private func suizo() throws -> DocumentoDelTorneo {
        let primera = try Suizo.emparejar(equipos.map { EnSuizo($0) }, despues: 2)
        var suizo = DocumentoDelTorneo(
            nombre: "Suizo", plan: try Plan.suizo(equipos, rondas: 3),
            primeraRonda: primera.cruces)
        for ronda in 1...3 {
            for numero in suizo.partidos.indices.map({ $0 + 1 }).suffix(2) {
                try suizo.acaba(numero, 1, 0)
            }
            if ronda < 3 { suizo = try suizo.emparejandoRonda() }
        }
        return suizo
    }

    @Test("Con grupos cuentan los suyos, en el orden en que aparecen; la eliminatoria, en ninguna")
    func grupos() throws {
        let plan = try Plan.grupos(
            [[equipos[0], equipos[1]], [equipos[2], equipos[3]]], clasifican: 1)
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        for numero in 1...2 { try copa.acaba(numero, 1, 0) }
        #expect(copa.tablaDeCadaPartido == [0, 1, nil])
        #expect(copa.liguillas.map(\.grupo) == ["A", "B"])
        #expect(copa.liguillas.map(\.partidos.count) == [1, 1])
    }

    @Test("Una copa no tiene tabla; un torneo sin partidos, una con todos")
    func copa() throws {
        let copa = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.eliminatoria(equipos))
        #expect(copa.tablaDeCadaPartido.allSatisfy { $0 == nil } && copa.liguillas.isEmpty)
        let vacio = DocumentoDelTorneo(nombre: "Vacío", equipos: equipos, partidos: [])
        #expect(vacio.liguillas.map(\.equipos) == [equipos])
    }

    @Test("La tabla de una liga no cuenta sus eliminatorias: ni sus goles ni sus puntos")
    func playoff() throws {
        var liga = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(Array(equipos[0..<4])))
        for numero in liga.partidos.indices { try liga.acaba(numero + 1, 1, 0) }
        let antes = liga.liguillas[0].tabla()
        liga.partidos.append(
            Partido(
                local: equipos[0], visitante: equipos[1], incidencias: [],
                ficha: Ficha(
                    ronda: "Final", estado: .adjudicado(Marcador(local: 9, visitante: 0)))))
        #expect(liga.liguillas[0].tabla() == antes)
    }

    @Test(
        "Rondas que se llaman con su número son de liga, también en tríos",
        arguments: ["Fecha", "Ronda", "Jornada", "Round"])
    func trios(nombre: String) throws {
        let cruces = [(0, 1), (2, 0), (1, 2)]
        let trio = DocumentoDelTorneo(
            nombre: "Trío", equipos: Array(equipos[0..<3]),
            partidos: cruces.enumerated().map { numero, cruce in
                Partido(
                    local: equipos[cruce.0], visitante: equipos[cruce.1], incidencias: [],
                    ficha: Ficha(ronda: "\(nombre) \(numero + 1)"))
            })
        #expect(trio.tablaDeCadaPartido == [0, 0, 0])
    }

    @Test(
        "Quien descansa en un suizo suma como si ganara, desde su ronda y solo en la tabla entera")
    func descansos() throws {
        let suizo = try suizo()
        let liguilla = try #require(suizo.liguillas.first)
        let descansan = liguilla.descansos.map(\.equipo)
        #expect(descansan.count == 3 && Set(descansan).count == 3)
        func ajustes(_ vista: VistaDeTabla) -> [Equipo: Int] {
            Dictionary(
                uniqueKeysWithValues: liguilla.tabla(vista).filter { $0.ajuste != 0 }
                    .map { ($0.equipo, $0.ajuste) })
        }
        for ronda in 0...3 {
            let hasta = ajustes(VistaDeTabla(hasta: .jornada(ronda)))
            #expect(
                hasta == Dictionary(uniqueKeysWithValues: descansan.prefix(ronda).map { ($0, 3) }))
        }
        #expect(ajustes(VistaDeTabla()).count == 3)
        for vista in [
            VistaDeTabla(lados: .local), VistaDeTabla(lados: .visitante), VistaDeTabla(ultimos: 2),
        ] { #expect(ajustes(vista).isEmpty) }
        let puntos = liguilla.tabla().map(\.puntos)
        #expect(puntos.reduce(0, +) == 3 * (6 + 3))
    }

    @Test("Los puestos por ronda de un suizo son los de la tabla de entonces, con sus descansos")
    func evolucion() throws {
        let liguilla = try #require(try suizo().liguillas.first)
        let evolucion = try #require(liguilla.evolucion())
        #expect(evolucion.jornadas == ["1", "2", "3"])
        for (equipo, puestos) in zip(evolucion.equipos, evolucion.puestos) {
            for (ronda, puesto) in puestos.enumerated() {
                let entonces = liguilla.tabla(VistaDeTabla(hasta: .jornada(ronda + 1)))
                #expect(entonces.first { $0.equipo == equipo }?.puesto == puesto)
            }
        }
    }
}
