import Testing

@testable import Torneo

@Suite("Inscribir tarde en un documento")
struct InscribirTests {
    private func equipos(_ cuantos: Int) -> [Equipo] {
        (1...cuantos).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
    }

    @Test("Juega con todos las mismas veces, y nada de lo previsto se mueve", arguments: 2...9)
    func liga(cuantos: Int) throws {
        let nuevo = try #require(Equipo(nombre: "Nuevo", plantilla: []))
        let antes = DocumentoDelTorneo(
            nombre: "Liga", plan: try Plan.liga(equipos(cuantos), vueltas: 2))
        let despues = try antes.inscribiendo(nuevo, en: nil)
        #expect(Array(despues.partidos.prefix(antes.partidos.count)) == antes.partidos)
        #expect(despues.equipos.count == cuantos + 1)
        for rival in antes.equipos {
            #expect(despues.partidos.count { $0.local === nuevo && $0.visitante === rival } == 1)
            #expect(despues.partidos.count { $0.local === rival && $0.visitante === nuevo } == 1)
        }
        for ronda in despues.partidos.rondas {
            let juegan = despues.partidos.deLaRonda(ronda).flatMap { [$0.local, $0.visitante] }
            #expect(Set(juegan).count == juegan.count, "nadie juega dos veces en \(ronda)")
        }
        #expect(
            try DocumentoDelTorneo(json: despues.aJson()).partidos.count == despues.partidos.count)
    }

    @Test("En un grupo, y la eliminatoria espera; empezada, ya no entra nadie")
    func grupos() throws {
        let nuevo = try #require(Equipo(nombre: "Nuevo", plantilla: []))
        let todos = equipos(4)
        let plan = try Plan.grupos([[todos[0], todos[1]], [todos[2], todos[3]]], clasifican: 1)
        var documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        for numero in [0, 1] {
            documento.partidos[numero] = documento.partidos[numero].terminando(
                con: ResultadoAMano(Marcador(local: 1, visitante: 0)))
        }
        documento = try documento.conCuadroAlDia()
        #expect(documento.partidos.count == 3)
        let despues = try documento.inscribiendo(nuevo, en: "B")
        #expect(despues.partidos.count == 5)
        #expect(despues.partidos[2].ficha.estado == .aplazado)
        #expect(despues.partidos.suffix(2).allSatisfy { $0.ficha.grupo == "B" })
        #expect(throws: ErrorDeCompeticion.yaParticipa) {
            try despues.inscribiendo(nuevo, en: "A")
        }
        #expect(throws: ErrorDeCompeticion.noHayGrupo(0)) {
            try documento.inscribiendo(nuevo, en: nil)
        }
        documento.partidos[2].ficha.estado = .enJuego
        #expect(throws: ErrorDeCompeticion.eliminatoriaEmpezada) {
            try documento.inscribiendo(nuevo, en: "A")
        }
    }
}
