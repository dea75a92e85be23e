import Foundation
import Testing

@testable import MarcadorApp

@MainActor
@Suite("Las crónicas publicadas aquí")
struct PruebasDeCronicasPublicadas {
    private let carpeta: CarpetaTemporal

    init() throws { carpeta = try CarpetaTemporal() }

    private var url: URL { carpeta.fichero("cronicas.json") }

    @Test("se numeran desde la 101 y sobreviven")
    func numeradas() async throws {
        let cronicas = CronicasPublicadas(url: url)
        #expect(cronicas.publicar(titulo: "A", texto: "a").id == 101)
        #expect(cronicas.publicar(titulo: "B", texto: "b").id == 102)
        try await cronicas.asegurar()
        let otras = CronicasPublicadas(url: url)
        #expect(otras.todas == cronicas.todas)
        #expect(otras.cronica(id: 102)?.titulo == "B")
        #expect(otras.cronica(id: 103) == nil)
        #expect(otras.publicar(titulo: "C", texto: "c").id == 103)
        try await otras.asegurar()
    }

    @Test("sin fichero viven en la memoria")
    func enMemoria() async throws {
        let cronicas = CronicasPublicadas()
        #expect(cronicas.publicar(titulo: "A", texto: "a").id == 101)
        try await cronicas.asegurar()
    }

    @Test("un fichero roto se aparta entero")
    func roto() async throws {
        try Data("roto".utf8).write(to: url)
        let cronicas = CronicasPublicadas(url: url)
        #expect(cronicas.todas.isEmpty)
        _ = cronicas.publicar(titulo: "A", texto: "a")
        try await cronicas.asegurar()
        #expect(try carpeta.contenido == ["cronicas.ilegible-1.json", "cronicas.json"])
        #expect(
            try Data(contentsOf: carpeta.fichero("cronicas.ilegible-1.json")) == Data("roto".utf8))
    }

    @Test("y si no se puede apartar, no se pisa: se dice")
    func rotoQueNoSeAparta() async throws {
        let largo = carpeta.nombreQueNoSeAparta
        try Data("roto".utf8).write(to: largo)
        let cronicas = CronicasPublicadas(url: largo)
        _ = cronicas.publicar(titulo: "A", texto: "a")
        await #expect(throws: (any Error).self) { try await cronicas.asegurar() }
        #expect(try Data(contentsOf: largo) == Data("roto".utf8))
        #expect(try carpeta.contenido == [largo.lastPathComponent])
    }

    @Test("la casa como su propio servicio publica aquí y presta sus árbitros")
    func laCasa() async throws {
        let cronicas = CronicasPublicadas(url: url)
        let casa = ServicioDeLaCasa(cronicas: cronicas)
        let publicada = try await casa.publicarCronica(
            CronicaNuevaDTO(userId: 1, title: "T", body: "cuerpo"))
        #expect(publicada == CronicaPublicadaDTO(id: 101, title: "T"))
        #expect(cronicas.todas.map(\.texto) == ["cuerpo"])
        let arbitros = try await casa.arbitros()
        #expect(arbitros.map(\.id) == Array(1...10))
        #expect(Set(arbitros.map(\.name)).count == 10)
    }
}
