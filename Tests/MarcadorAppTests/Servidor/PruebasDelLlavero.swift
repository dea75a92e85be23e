import Foundation
import Testing
import Torneo

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

    private let norte = Lugar(torneo: "t", partido: 1, campo: "Norte")
    private let sur = Lugar(torneo: "t", partido: 2, campo: "Sur")

    @Test(
        "de lo mismo cuenta el último enlace, también tras reiniciar, y solo lo lee su dueño")
    func guardar() async throws {
        let llavero = Llavero(url: url)
        #expect(llavero.secreto(de: servidor, para: norte) == nil)
        llavero.guardar("uno", de: servidor)
        llavero.guardar("dos", de: servidor)
        #expect(llavero.secreto(de: servidor, para: norte) == "dos")
        try await llavero.asegurar()
        #expect(Llavero(url: url).secretos(de: servidor) == ["dos", "uno"])
        let otro = try #require(URL(string: "http://10.0.0.5:8081"))
        #expect(Llavero(url: url).secreto(de: otro, para: norte) == nil)
        let datos = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect((datos[.posixPermissions] as? Int) == 0o600)
    }

    @Test("quien lleva dos campos usa en cada uno su enlace, en el orden que los abriera")
    func dosCampos() async throws {
        let llavero = Llavero(url: url)
        llavero.guardar("n", papel: .anotador(torneo: "t", .campo("Norte")), de: servidor)
        llavero.guardar("s", papel: .anotador(torneo: "t", .campo("Sur")), de: servidor)
        llavero.guardar("c", papel: .capitan(torneo: "t", equipo: 1), de: servidor)
        try await llavero.asegurar()
        for llavero in [llavero, Llavero(url: url)] {
            #expect(llavero.secreto(de: servidor, para: norte) == "n")
            #expect(llavero.secreto(de: servidor, para: sur) == "s")
            #expect(llavero.secreto(de: servidor, para: Lugar(torneo: "t", partido: 3)) == "c")
        }
    }

    @Test("uno que ya no vale deja sitio a otro; el último se queda, para que se diga por qué")
    func apartar() {
        let llavero = Llavero()
        for secreto in ["uno", "dos"] { llavero.guardar(secreto, de: servidor) }
        #expect(!llavero.apartar("tres", de: servidor))
        #expect(llavero.apartar("dos", de: servidor))
        #expect(!llavero.apartar("uno", de: servidor))
        #expect(llavero.secretos(de: servidor) == ["uno"])
    }

    @Test("lo que se deja de seguir se olvida cuando ya no espera nada, también tras reiniciar")
    func dejar() async throws {
        var llavero = Llavero(url: url)
        llavero.guardar("uno", de: servidor)
        llavero.soltar(salvo: [])
        #expect(llavero.secretos(de: servidor) == ["uno"], "se sigue")
        llavero.dejar(servidor)
        llavero.soltar(salvo: [servidor])
        #expect(llavero.secretos(de: servidor) == ["uno"], "algo espera")
        try await llavero.asegurar()
        llavero = Llavero(url: url)
        llavero.soltar(salvo: [])
        #expect(llavero.secretos(de: servidor).isEmpty)
        try await llavero.asegurar()
        let texto = try String(contentsOf: url, encoding: .utf8)
        #expect(!texto.contains("uno"))
        llavero.guardar("dos", de: servidor)
        llavero.soltar(salvo: [])
        #expect(llavero.secretos(de: servidor) == ["dos"], "quien vuelve no se olvida")
    }

    @Test("con la dirección nueva valen los mismos; no se guardan sin fin")
    func mudarYAcotar() throws {
        let llavero = Llavero()
        let nueva = try #require(URL(string: "http://10.0.0.9:8080"))
        for n in 1...Llavero.maximo + 5 { llavero.guardar("s\(n)", de: servidor) }
        #expect(llavero.secretos(de: servidor).count == Llavero.maximo)
        llavero.mudar(de: servidor, a: nueva)
        #expect(llavero.secretos(de: servidor).isEmpty)
        #expect(llavero.secretos(de: nueva).first == "s\(Llavero.maximo + 5)")
    }

    @Test("el fichero de la versión de antes, con uno por servidor, se entiende")
    func antiguo() throws {
        try Data(#"{"http://10.0.0.5:8080":"viejo"}"#.utf8).write(to: url)
        #expect(Llavero(url: url).secreto(de: servidor, para: norte) == "viejo")
    }

    @Test(
        "un fichero que no se entiende no da ninguna, y se conserva",
        arguments: ["no", #"{"version":9,"llaves":{},"dejados":[]}"#])
    func roto(texto: String) async throws {
        try Data(texto.utf8).write(to: url)
        let llavero = Registro.$destino.withValue({ _ in }) { Llavero(url: url) }
        #expect(llavero.secretos(de: servidor).isEmpty)
        llavero.guardar("uno", de: servidor)
        try await llavero.asegurar()
        #expect(Llavero(url: url).secretos(de: servidor) == ["uno"])
        #expect(
            try String(contentsOf: carpeta.fichero("llaves.ilegible-1.json"), encoding: .utf8)
                == texto)
    }

    @Test("la pantalla que se conecta entrega el secreto y no lo enseña")
    func conectar() async {
        var traidos: [String] = []
        let falso = ServidorFalso()
        falso.losTorneos = .success([TorneoDTO(id: "a", nombre: "A", equipos: 0, partidos: 0)])
        let pantalla = ConexionViewModel(
            servicio: { _ in falso },
            alTraerSecreto: { traidos.append("\($0) \($2.absoluteString)") }, alElegir: { _, _ in })
        await pantalla.alEscanear("http://10.0.0.5:8080/torneos/a/entrar#secreto=0123456789abcdef")
        #expect(traidos == ["0123456789abcdef http://10.0.0.5:8080"])
        #expect(pantalla.direccion == "http://10.0.0.5:8080/torneos/a/entrar")
        #expect(pantalla.uiState.error == nil)
    }
}
