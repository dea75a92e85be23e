import Foundation
import Testing

@testable import MarcadorApp

@MainActor
@Suite("Las carpetas de la aplicación")
struct PruebasDeLaMudanza {
    private let temporal: CarpetaTemporal
    private let datos: CarpetaDeDatos

    init() throws {
        temporal = try CarpetaTemporal()
        for carpeta in ["Documents", "Soporte"] {
            try FileManager.default.createDirectory(
                at: temporal.fichero(carpeta), withIntermediateDirectories: true)
        }
        datos = CarpetaDeDatos(
            url: temporal.fichero("Documents"), propia: temporal.fichero("Soporte/Marcador"))
    }

    private func escribir(_ texto: String, en camino: String) throws {
        try Data(texto.utf8).write(to: temporal.fichero(camino))
    }

    private func contenido(_ carpeta: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: carpeta.path).sorted()
    }

    @Test("delante de todos queda solo el torneo; lo de este aparato, en una carpeta sin copia")
    func lugares() {
        #expect(datos.torneo.path.hasSuffix("Documents/torneo.json"))
        for propio in [datos.arbitros, datos.cronicas, datos.directo] {
            #expect(propio.deletingLastPathComponent().path == datos.propia.path)
        }
        for secreto in [datos.salida, datos.seguido, datos.llaves] {
            #expect(secreto.deletingLastPathComponent().path == datos.sinCopia.path)
        }
        let una = CarpetaDeDatos(url: datos.url)
        for fichero in [una.arbitros, una.directo, una.salida, una.llaves] {
            #expect(fichero.deletingLastPathComponent().path == datos.url.path)
        }
    }

    @Test("lo que había en los sitios de antes se muda entero, y se barre también lo nuevo")
    func mudar() throws {
        for nombre in ["torneo.json", "arbitros.json", "cronicas.json", ".torneo.directo.json"] {
            try escribir(nombre, en: "Documents/\(nombre)")
        }
        try escribir("salida", en: "Documents/salida.json")
        for nombre in ["seguido.json", "llaves.json"] {
            try escribir(nombre, en: "Soporte/\(nombre)")
        }
        datos.preparar()
        #expect(try contenido(datos.url) == ["torneo.json"])
        #expect(
            try contenido(datos.propia)
                == [".torneo.directo.json", "SinCopia", "arbitros.json", "cronicas.json"])
        #expect(try contenido(datos.sinCopia) == ["llaves.json", "salida.json", "seguido.json"])
        #expect(try contenido(temporal.fichero("Soporte")) == ["Marcador"])
        #expect(try String(contentsOf: datos.salida, encoding: .utf8) == "salida")
        try Data().write(to: datos.sinCopia.appending(path: ".salida.json.x7Kq2A"))
        try Data().write(to: datos.propia.appending(path: ".arbitros.json.x7Kq2A"))
        datos.preparar()
        #expect(try contenido(datos.sinCopia).count == 3 && contenido(datos.propia).count == 4)
    }

    @Test("lo que ya está no se pisa: lo viejo se queda donde estaba, y se anota")
    func noPisar() async throws {
        datos.preparar()
        try Data("nuevo".utf8).write(to: datos.salida)
        try escribir("viejo", en: "Soporte/salida.json")
        let lineas = await registro { datos.preparar() }
        #expect(try String(contentsOf: datos.salida, encoding: .utf8) == "nuevo")
        #expect(
            try String(contentsOf: temporal.fichero("Soporte/salida.json"), encoding: .utf8)
                == "viejo")
        #expect(lineas.contains { $0.contains("se queda donde estaba") })
    }

    @Test("con una carpeta para todo no se toca nada")
    func unaSola() throws {
        try escribir("x", en: "Documents/salida.json")
        CarpetaDeDatos(url: datos.url).preparar()
        #expect(try contenido(datos.url) == ["salida.json"])
    }
}
