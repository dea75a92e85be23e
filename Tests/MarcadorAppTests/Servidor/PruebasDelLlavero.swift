import Foundation
import Testing

@testable import MarcadorApp

@MainActor
@Suite("Las llaves de un teléfono")
struct PruebasDelLlavero {
    private let carpeta: CarpetaTemporal
    private let url: URL
    private let servidor: URL

    init() throws {
        carpeta = try CarpetaTemporal()
        url = carpeta.fichero("llaves.json")
        servidor = try #require(URL(string: "http://10.0.0.5:8080"))
    }

    @Test(
        "el último enlace de cada servidor cuenta, también tras reiniciar, y solo lo lee su dueño")
    func guardar() async throws {
        let llavero = Llavero(url: url)
        #expect(llavero.secreto(de: servidor) == nil)
        llavero.guardar("uno", de: servidor)
        llavero.guardar("dos", de: servidor)
        #expect(llavero.secreto(de: servidor) == "dos")
        try await llavero.asegurar()
        #expect(Llavero(url: url).secreto(de: servidor) == "dos")
        let otro = try #require(URL(string: "http://10.0.0.5:8081"))
        #expect(Llavero(url: url).secreto(de: otro) == nil)
        let datos = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect((datos[.posixPermissions] as? Int) == 0o600)
    }

    @Test("un fichero que no se entiende no da ninguna, y se conserva")
    func roto() async throws {
        try Data("no".utf8).write(to: url)
        let llavero = Registro.$destino.withValue({ _ in }) { Llavero(url: url) }
        #expect(llavero.secreto(de: servidor) == nil)
        llavero.guardar("uno", de: servidor)
        try await llavero.asegurar()
        #expect(Llavero(url: url).secreto(de: servidor) == "uno")
        #expect(
            try String(contentsOf: carpeta.fichero("llaves.ilegible-1.json"), encoding: .utf8)
                == "no")
    }

    @Test("la pantalla que se conecta entrega el secreto y no lo enseña")
    func conectar() async {
        var traidos: [String] = []
        let falso = ServidorFalso()
        falso.losTorneos = .success([TorneoDTO(id: "a", nombre: "A", equipos: 0, partidos: 0)])
        let pantalla = ConexionViewModel(
            servicio: { _ in falso },
            alTraerSecreto: { traidos.append("\($0) \($1.absoluteString)") }, alElegir: { _, _ in })
        await pantalla.alEscanear("http://10.0.0.5:8080/torneos/a/entrar#secreto=0123456789abcdef")
        #expect(traidos == ["0123456789abcdef http://10.0.0.5:8080"])
        #expect(pantalla.direccion == "http://10.0.0.5:8080/torneos/a/entrar")
        #expect(pantalla.uiState.error == nil)
    }
}
