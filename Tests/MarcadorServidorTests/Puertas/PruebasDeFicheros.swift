import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Quién puede leer los ficheros")
struct PruebasDeFicheros {
    /// What somebody else on the computer may do with each thing in a folder, and with the folder.
    private func abiertos(_ carpeta: URL) throws -> [String] {
        let nombres = try #require(FileManager.default.subpaths(atPath: carpeta.path))
        return try ([""] + nombres).filter { nombre in
            let datos = try FileManager.default.attributesOfItem(
                atPath: carpeta.appending(path: nombre).path)
            return try #require(datos[.posixPermissions] as? Int) & 0o077 != 0
        }
    }

    @Test("todo lo que escribe el servidor es solo de su dueño")
    func nuevos() async throws {
        let marcador = try MarcadorDePrueba()
        let datos = marcador.carpeta.appending(path: "datos")
        _ = try CerrojoDeDatos(CarpetaDeDatos(url: datos))
        let casa = Casa(
            carpeta: CarpetaDeDatos(url: datos), servicio: nil, configuracion: Configuracion())
        try await casa.torneos[0].mesa.cumplir(.gol(partido: 1, lado: .local))
        let otro = try await casa.crear(
            casa.torneos[0].partidos.documento, por: .esteOrdenador)
        try await otro.mesa.cumplir(.gol(partido: 1, lado: .local))
        _ = casa.cronicas.publicar(titulo: "a", texto: "b")
        try await casa.cronicas.asegurar()
        await casa.cerrar()
        let nombres = try #require(FileManager.default.subpaths(atPath: datos.path))
        for esperado in ["diario.sqlite", "torneo.json", "torneos", "cronicas.json", ".cerrojo"] {
            #expect(nombres.contains(esperado))
        }
        #expect(nombres.contains { $0.hasPrefix("torneos/") && $0.hasSuffix(".json") })
        #expect(try abiertos(datos).isEmpty)
    }

    @Test("lo que había abierto a otros se cierra al empezar, y lo ajeno se deja")
    func viejos() throws {
        let marcador = try MarcadorDePrueba()
        let datos = marcador.carpeta.appending(path: "datos")
        let ajeno = datos.appending(path: "notas.txt")
        try FileManager.default.createDirectory(
            at: datos.appending(path: "torneos"), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755])
        let nuestros = [
            "torneo.json", "diario.sqlite", "diario.sqlite-wal", "diario.version-1.sqlite",
            "torneos/copa.json", ".torneo.directo.json", "torneo.ilegible-1.json",
        ]
        for fichero in nuestros.map({ datos.appending(path: $0) }) + [ajeno] {
            try Data("x".utf8).write(to: fichero)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: fichero.path)
        }
        CarpetaDeDatos(url: datos).cerrarAOtros()
        #expect(try abiertos(datos) == ["notas.txt"])
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o555], ofItemAtPath: datos.path)
        CarpetaDeDatos(url: datos).cerrarAOtros()
        let suyos = try FileManager.default.attributesOfItem(atPath: datos.path)
        #expect(suyos[.posixPermissions] as? Int == 0o500, "lo que es de solo leer lo sigue siendo")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: datos.path)
    }
}
