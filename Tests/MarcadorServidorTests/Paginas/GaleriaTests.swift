import Foundation
import MarcadorApp
import Testing

@testable import MarcadorServidor

/// Writes every sample page and every resource to the folder named by `GALERIA`, to be looked at.
@Suite("Galería", .enabled(if: ProcessInfo.processInfo.environment["GALERIA"] != nil))
struct GaleriaTests {
    @Test("escribe todas las páginas en los dos idiomas")
    func escribeLasPaginas() throws {
        let carpeta = URL(
            fileURLWithPath: try #require(ProcessInfo.processInfo.environment["GALERIA"]))
        for recurso in Recurso.allCases {
            let destino = carpeta.appendingPathComponent(recurso.direccion)
            try FileManager.default.createDirectory(
                at: destino.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(recurso.bytes).write(to: destino)
        }
        for muestra in Muestras.todas {
            for idioma in Idioma.allCases {
                let fichero = "\(muestra.nombre).\(idioma.rawValue).html"
                try Data(muestra.html(idioma).bytes)
                    .write(to: carpeta.appendingPathComponent(fichero))
            }
        }
    }
}
