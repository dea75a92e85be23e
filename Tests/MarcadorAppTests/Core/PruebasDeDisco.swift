import Foundation
import Synchronization
import Testing

@testable import MarcadorApp

@MainActor
@Suite("Escribir en el disco")
struct PruebasDeDisco {
    private let carpeta: CarpetaTemporal

    init() throws { carpeta = try CarpetaTemporal() }

    @Test("escribe entero, cambia entero y no deja temporales", arguments: [0, 1, 5_000_000])
    func entero(bytes: Int) throws {
        let url = carpeta.fichero("torneo.json")
        try EscrituraDuradera.escribir(Data("viejo".utf8), en: url)
        let datos = Data(repeating: 0x61, count: bytes)
        try EscrituraDuradera.escribir(datos, en: url)
        #expect(try Data(contentsOf: url) == datos)
        #expect(try carpeta.contenido == ["torneo.json"])
    }

    @Test("hace las carpetas que falten")
    func carpetas() throws {
        let url = carpeta.fichero("a/b c/ñ/torneo.json")
        try EscrituraDuradera.escribir(Data("x".utf8), en: url)
        #expect(try Data(contentsOf: url) == Data("x".utf8))
    }

    @Test("si no se puede, lo de antes queda como estaba y sin temporales al lado")
    func noSePuede() throws {
        let url = carpeta.fichero("torneo.json")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data("dentro".utf8).write(to: url.appending(path: "dentro"))
        #expect(throws: ErrorDeDisco.self) {
            try EscrituraDuradera.escribir(Data("nuevo".utf8), en: url)
        }
        #expect(try carpeta.contenido == ["torneo.json"])
        #expect(try Data(contentsOf: url.appending(path: "dentro")) == Data("dentro".utf8))
    }

    @Test("el error dice qué, dónde y por qué", arguments: ["torneo.json", "datos/torneo.json"])
    func laFrase(nombre: String) throws {
        let url = try carpeta.imposible(nombre)
        let error = #expect(throws: ErrorDeDisco.self) {
            try EscrituraDuradera.escribir(Data("x".utf8), en: url)
        }
        let frase = try #require(error?.frase)
        #expect(frase.hasPrefix("No se pudo "))
        #expect(frase.contains("muro"))
        #expect(frase.hasSuffix("en ese camino hay un fichero que no es una carpeta"))
        #expect(try Data(contentsOf: carpeta.fichero("muro")) == Data("muro".utf8))
    }

    @Test("la cola escribe por orden, de una en una, y asegurar espera a la última")
    func laCola() async throws {
        let cola = ColaDeDisco()
        let orden = Orden()
        for numero in 1...100 { cola.poner { orden.anadir(numero) } }
        try await cola.asegurar()
        #expect(orden.numeros == Array(1...100))
    }

    @Test("un fallo lo cuenta asegurar; lo siguiente se escribe y vuelve a ir bien")
    func unFallo() async throws {
        let cola = ColaDeDisco()
        cola.poner { throw ErrorDeRed.sinConexion }
        await #expect(throws: ErrorDeRed.sinConexion) { try await cola.asegurar() }
        await #expect(throws: ErrorDeRed.sinConexion) { try await cola.asegurar() }
        let orden = Orden()
        cola.poner { orden.anadir(1) }
        try await cola.asegurar()
        #expect(orden.numeros == [1])
    }

    @Test("una cola sin nada no espera a nadie")
    func vacia() async throws { try await ColaDeDisco().asegurar() }
}

private final class Orden: Sendable {
    private let lista = Mutex<[Int]>([])
    var numeros: [Int] { lista.withLock { $0 } }
    func anadir(_ numero: Int) { lista.withLock { $0.append(numero) } }
}

@Suite("Dónde viven los datos")
struct PruebasDeCarpetaDeDatos {
    @Test(
        "la carpeta XDG; una relativa o vacía no vale",
        arguments: [
            (["XDG_DATA_HOME": "/datos", "HOME": "/casa"], "/datos/marcador"),
            (["XDG_DATA_HOME": "/datos/", "HOME": "/casa"], "/datos/marcador"),
            (["HOME": "/casa"], "/casa/.local/share/marcador"),
            (["XDG_DATA_HOME": "", "HOME": "/casa"], "/casa/.local/share/marcador"),
            (["XDG_DATA_HOME": "datos", "HOME": "/casa"], "/casa/.local/share/marcador"),
        ])
    func xdg(entorno: [String: String], carpeta: String) {
        #expect(CarpetaDeDatos.xdg(entorno).path == carpeta)
    }

    @Test("cada cosa en su fichero")
    func ficheros() {
        let carpeta = CarpetaDeDatos(url: URL(filePath: "/d"))
        #expect(carpeta.torneo.path == "/d/torneo.json")
        #expect(carpeta.arbitros.path == "/d/arbitros.json")
        #expect(carpeta.cronicas.path == "/d/cronicas.json")
        #expect(carpeta.preferencias.path == "/d/preferencias.json")
        #expect(carpeta.torneos.path == "/d/torneos")
        #expect(CarpetaDeDatos.directo(de: carpeta.torneo).path == "/d/.torneo.directo.json")
    }
}
