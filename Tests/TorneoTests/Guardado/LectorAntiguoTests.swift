import Foundation
import Testing

@testable import Torneo

@Suite("Un lector que solo conoce las claves de siempre")
struct LectorAntiguoTests {
    /// The scores that an old reader should find: those of the matches that have one.
    private func esperados(_ documento: DocumentoDelTorneo) -> [[Int]] {
        documento.partidos.filter(\.ficha.estado.tieneMarcador).map {
            [$0.golesLocal, $0.golesVisitante]
        }
    }

    @Test(
        "Lee cualquier torneo y acierta todos los marcadores", arguments: 0..<300, [false, true])
    func aciertaLosMarcadores(semilla: Int, alReves: Bool) throws {
        var inventado = TorneoInventado(semilla: semilla)
        let documento = inventado.documento()
        let antiguo = try JSONDecoder().decode(LectorAntiguo.self, from: try documento.aJson())

        #expect(try antiguo.marcadores(buscandoAlReves: alReves) == esperados(documento))
    }

    @Test("Un gol en propia puerta lo marca un jugador ficticio del equipo beneficiado")
    func golEnPropia() throws {
        let partido = Partido(
            local: Ejemplo.lobos, visitante: Ejemplo.aguilas,
            incidencias: [
                Incidencia(
                    .gol(minuto: 9, jugador: Ejemplo.nico, equipo: Ejemplo.lobos), clase: .enPropia)
            ])
        let documento = DocumentoDelTorneo(
            nombre: "x", equipos: [Ejemplo.lobos, Ejemplo.aguilas], partidos: [partido])
        let json = try documento.aJson()

        let antiguo = try JSONDecoder().decode(LectorAntiguo.self, from: json)
        #expect(antiguo.partidos[0].eventos[0].jugador == "Gol en propia puerta")
        #expect(antiguo.equipos[0].plantilla.last?.nombre == "Gol en propia puerta")
        #expect(antiguo.equipos[1].plantilla.count == 1)

        let nuevo = try DocumentoDelTorneo(json: json)
        #expect(nuevo.equipos[0].plantilla == Ejemplo.lobos.plantilla)
        #expect(nuevo.partidos.filasDeGoleadores().isEmpty)
        #expect(nuevo.partidos[0].marcador() == Marcador(local: 1, visitante: 0))
    }

    @Test("Un partido sin resultado no es un 0-0 y conserva su número")
    func sinResultado() throws {
        let sinJugar = Partido(
            local: Ejemplo.lobos, visitante: Ejemplo.aguilas, incidencias: [],
            ficha: Ficha(estado: .aplazado))
        let documento = DocumentoDelTorneo(
            nombre: "x", equipos: [Ejemplo.lobos, Ejemplo.aguilas],
            partidos: [sinJugar, Ejemplo.lobosContraAguilas, sinJugar])
        let json = try documento.aJson()

        let antiguo = try JSONDecoder().decode(LectorAntiguo.self, from: json)
        #expect(antiguo.partidos.count == 1)
        let nuevo = try DocumentoDelTorneo(json: json)
        #expect(nuevo.partidos.map(\.ficha.estado) == [.aplazado, .finalizado, .aplazado])
    }
}
