import Testing

@testable import Torneo

@Suite("El cuadro al día")
struct CuadroAlDiaTests {
    private let equipos = (1...6).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }

    private func fin(_ local: Int, _ visitante: Int, de partido: Partido, tanda: Marcador? = nil)
        -> Partido
    {
        var jugado = partido
        for (equipo, goles) in [(partido.local, local), (partido.visitante, visitante)] {
            for minuto in 0..<goles {
                jugado.registrar(.gol(minuto: minuto, jugador: .sinIdentificar, equipo: equipo))
            }
        }
        jugado.ficha.estado = .finalizado
        jugado.ficha.tanda = tanda
        return jugado
    }

    @Test("Lo que se va sabiendo entra como partido, también después de guardarlo y leerlo")
    func avanza() throws {
        let grupos = [Array(equipos[0..<3]), Array(equipos[3..<6])]
        let plan = try Plan.grupos(
            grupos, clasifican: 2, reglas: ReglasDeEliminatoria(tercerPuesto: true))
        var documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        #expect(documento.partidos.count == 6)
        for numero in 0..<6 {
            let partido = documento.partidos[numero]
            // Whoever was named first wins.
            let enOrden = partido.local.nombre < partido.visitante.nombre
            documento.partidos[numero] = fin(enOrden ? 1 : 0, enOrden ? 0 : 1, de: partido)
        }
        documento = try DocumentoDelTorneo(json: documento.aJson()).conCuadroAlDia()
        #expect(documento.partidos.count == 8)
        #expect(documento.partidos[6].local.nombre == "E1")
        #expect(documento.partidos[6].visitante.nombre == "E5")
        #expect(documento.partidos[6].ficha.ronda == "Semifinales")
        #expect(try documento.conCuadroAlDia().partidos == documento.partidos, "una vez")
        documento.partidos[6] = fin(2, 0, de: documento.partidos[6])
        documento.partidos[7] = fin(
            1, 1, de: documento.partidos[7], tanda: Marcador(local: 3, visitante: 4))
        documento = try documento.conCuadroAlDia()
        #expect(documento.partidos.count == 10)
        #expect(documento.cuadro?.cruces.map(\.partido) == [7, 8, 9, 10])
        #expect(documento.partidos[9].visitante.nombre == "E2")
        #expect(documento.llaves.map(\.desenlace).last == .porJugar)
    }

    @Test("D14: corregir cambia a quien aún no juega; si ya juega se rechaza")
    func corrige() throws {
        let plan = try Plan.eliminatoria(Array(equipos[0..<4]))
        var documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        let (una, otra) = (documento.partidos[0], documento.partidos[1])
        documento.partidos[0] = fin(1, 0, de: una)
        documento.partidos[1] = fin(1, 0, de: otra)
        documento = try documento.conCuadroAlDia()
        #expect(documento.partidos[2].local === una.local)
        documento.partidos[0] = fin(0, 1, de: una)
        documento = try documento.conCuadroAlDia()
        #expect(documento.partidos[2].local === una.visitante)
        documento.partidos[0] = fin(1, 1, de: una)
        documento = try documento.conCuadroAlDia()
        #expect(documento.partidos[2].ficha.estado == .aplazado, "hasta que se decida")
        let leido = try DocumentoDelTorneo(json: documento.aJson())
        #expect(leido.cuadro?.cruces.last?.enEspera == true)
        #expect(!leido.seSabeQuienJuega(3) && leido.falta(en: 1) == .prorroga)
        documento.partidos[0] = fin(1, 1, de: una, tanda: Marcador(local: 1, visitante: 3))
        documento = try documento.conCuadroAlDia()
        #expect(documento.partidos[2].local === una.visitante, "los mismos de antes")
        #expect(documento.partidos[2].ficha.estado == .programado)
        #expect(documento.cuadro?.cruces.last?.enEspera == false)
        documento.partidos[0] = fin(1, 0, de: una)
        documento = try documento.conCuadroAlDia()
        #expect(documento.partidos[2].local === una.local)
        documento.partidos[2].ficha.estado = .enJuego
        documento.partidos[0] = fin(0, 1, de: una)
        #expect(throws: ErrorDeCompeticion.yaHaEmpezado(siguiente: 3, de: 0)) {
            try documento.conCuadroAlDia()
        }
    }

    @Test("Un torneo sin cuadro queda como está")
    func sinCuadro() throws {
        let documento = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.liga(equipos))
        #expect(documento.cuadro == nil && documento.llaves.isEmpty)
        #expect(try documento.conCuadroAlDia().partidos == documento.partidos)
    }
}
