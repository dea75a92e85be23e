import Testing

@testable import Torneo

@Suite("Retirarse de un documento")
struct RetirarTests {
    private let equipos = (1...6).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }

    /// Two groups of three of which the first two go on; in each the lower number wins 1-0.
    private func copa(jugados: Int) throws -> DocumentoDelTorneo {
        let plan = try Plan.grupos(
            [Array(equipos[0..<3]), Array(equipos[3..<6])], clasifican: 2)
        var documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        for numero in 0..<jugados { documento.partidos[numero] = fin(documento.partidos[numero]) }
        return try documento.conCuadroAlDia()
    }

    private func fin(_ partido: Partido) -> Partido {
        let enOrden = partido.local.nombre < partido.visitante.nombre
        return partido.terminando(
            con: ResultadoAMano(Marcador(local: enOrden ? 1 : 0, visitante: enOrden ? 0 : 1)))
    }

    @Test(
        "D17: en su grupo decide la regla, y su sitio en el cuadro lo ocupa el siguiente",
        arguments: [NormaDeRetirados.anularTodo, .adjudicarElResto(goles: 3)])
    func grupo(norma: NormaDeRetirados) throws {
        var documento = try copa(jugados: 0)
        for numero in documento.partidos.indices where documento.partidos[numero].ficha.grupo == "B"
        {
            documento.partidos[numero] = fin(documento.partidos[numero])
        }
        documento = try documento.retirando(equipos[0], norma: norma)
        for numero in documento.partidos.indices
        where documento.partidos[numero].ficha.estado == .programado
            && documento.partidos[numero].local !== equipos[0]
            && documento.partidos[numero].visitante !== equipos[0]
        {
            documento.partidos[numero] = fin(documento.partidos[numero])
        }
        documento = try DocumentoDelTorneo(json: documento.conCuadroAlDia().aJson())
        #expect(documento.partidos.count == 8, "las semifinales ya se saben")
        let semis = documento.partidos.suffix(2).flatMap { [$0.local.nombre, $0.visitante.nombre] }
        #expect(Set(semis) == ["E2", "E3", "E4", "E5"])
        #expect(throws: ErrorDeCompeticion.noParticipa) {
            try documento.retirando(documento.equipos[0])
        }
        #expect(throws: ErrorDeCompeticion.noParticipa) { try documento.retirando(equipos[5]) }
    }

    @Test("En una llave sigue el rival, y lo de su grupo se queda")
    func llave() throws {
        let documento = try copa(jugados: 6)
        #expect(documento.partidos.count == 8)
        let semi = documento.partidos[6]
        let despues = try documento.retirando(semi.local)
        #expect(despues.partidos[6].ficha.estado == .adjudicado(Marcador(local: 0, visitante: 3)))
        #expect(despues.reglas.resoluciones.retirados.isEmpty)
        #expect(Array(despues.partidos.prefix(6)) == Array(documento.partidos.prefix(6)))
        #expect(despues.llaves[0].ganador == .equipo(semi.visitante))
    }

    @Test("Con ventaja de la ida, la vuelta se adjudica por más")
    func idaYVuelta() throws {
        let plan = try Plan.eliminatoria(
            Array(equipos[0..<2]), reglas: ReglasDeEliminatoria(idaYVuelta: true, finalUnica: false)
        )
        var documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        let ida = documento.partidos[0]
        documento.partidos[0] = ida.terminando(
            con: ResultadoAMano(Marcador(local: 5, visitante: 0)))
        let despues = try documento.retirando(ida.local)
        #expect(despues.llaves[0].ganador == .equipo(ida.visitante))
    }
}
