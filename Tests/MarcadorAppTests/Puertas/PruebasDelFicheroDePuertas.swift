import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El fichero de enlaces y sesiones")
struct PruebasDelFicheroDePuertas {
    private let carpeta: CarpetaTemporal
    private let url: URL

    init() throws {
        carpeta = try CarpetaTemporal()
        url = carpeta.fichero("puertas.json")
    }

    private func abrir() -> Puertas {
        Puertas(
            almacen: FicheroDePuertas(url: url), cerrajero: CerrajeroFalso(), reloj: RelojDeMano())
    }

    private let encargo = Puertas.Encargo(
        papel: .arbitro(torneo: "t"), plazo: 1_000_000, nota: "Lucía")

    @Test("lo guardado se lee igual, y solo lo lee su dueño")
    func guardar() async throws {
        let puertas = abrir()
        let hecho = try #require(try await puertas.hacer([encargo]).first)
        let entrada = try await puertas.entrar(con: hecho.secreto, desde: "red")
        try await puertas.ponerContrasena("una bien larga")
        let datos = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect((datos[.posixPermissions] as? Int) == 0o600)
        let otras = abrir()
        #expect(otras.registro == puertas.registro)
        // The password's change ended no session of a link.
        #expect(otras.sesion(entrada.secreto)?.papel == encargo.papel)
        let texto = try String(contentsOf: url, encoding: .utf8)
        #expect(!texto.contains(hecho.secreto) && !texto.contains(entrada.secreto))
        #expect(try carpeta.contenido == ["puertas.json"])
    }

    @Test(
        "un fichero que no se entiende no abre nada, y se conserva al escribir",
        arguments: ["", "{", "[]", #"{"enlaces":[{"id":"x"}],"sesiones":[]}"#])
    func roto(texto: String) async throws {
        try Data(texto.utf8).write(to: url)
        let puertas = Registro.$destino.withValue({ _ in }) { abrir() }
        #expect(puertas.registro == RegistroDePuertas())
        _ = try await puertas.hacer([encargo])
        #expect(abrir().registro.enlaces.count == 1)
        #expect(
            try String(
                contentsOf: carpeta.fichero("puertas.ilegible-1.json"), encoding: .utf8) == texto)
    }

    @Test("uno que no se puede leer no se toca: nada abre y nada se guarda")
    func inaccesible() async throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let puertas = Registro.$destino.withValue({ _ in }) { abrir() }
        await #expect(throws: FalloDePuerta.self) { try await puertas.hacer([encargo]) }
        #expect(puertas.registro == RegistroDePuertas())
        #expect(try carpeta.contenido == ["puertas.json"])
    }

    @Test(
        "una huella es de 64 cifras hexadecimales",
        arguments: [
            "", "00", String(repeating: "0", count: 63), String(repeating: "0", count: 66),
            String(repeating: "g", count: 64), String(repeating: "0", count: 63) + "ñ",
        ])
    func huellas(texto: String) throws {
        let datos = try JSONEncoder().encode([texto])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([HuellaDeSecreto].self, from: datos)
        }
    }
}
