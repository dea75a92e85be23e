import Foundation
import MarcadorApp
import Testing

@testable import MarcadorServidor

/// Every sample page, byte for byte; `ACTUALIZA_INSTANTANEAS=1` writes them anew, to be read in the diff.
@Suite("Instantáneas de las páginas")
struct InstantaneasTests {
    @Test("cada página es igual a su instantánea", arguments: Muestras.todas, Idioma.allCases)
    func cadaPaginaEsIgualASuInstantanea(muestra: Muestra, idioma: Idioma) throws {
        let fichero = Self.carpeta.appendingPathComponent(
            "\(muestra.nombre).\(idioma.rawValue).html")
        let ahora = muestra.html(idioma).texto
            .replacingOccurrences(of: Recurso.huella, with: "HUELLA")
        if ProcessInfo.processInfo.environment["ACTUALIZA_INSTANTANEAS"] != nil {
            try FileManager.default.createDirectory(
                at: Self.carpeta, withIntermediateDirectories: true)
            try Data(ahora.utf8).write(to: fichero)
        }
        let guardada = try #require(
            try? String(contentsOf: fichero, encoding: .utf8),
            "falta \(fichero.lastPathComponent); se crea con ACTUALIZA_INSTANTANEAS=1")
        #expect(Self.primeraDiferencia(ahora, guardada) == nil)
    }

    private static let carpeta = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Instantaneas")

    /// The first line that differs, with both wordings; nil for equal texts.
    private static func primeraDiferencia(_ ahora: String, _ antes: String) -> String? {
        guard ahora != antes else { return nil }
        let nuevas = ahora.components(separatedBy: "\n")
        let viejas = antes.components(separatedBy: "\n")
        for n in 0..<max(nuevas.count, viejas.count) {
            let nueva = n < nuevas.count ? nuevas[n] : "(nada)"
            let vieja = n < viejas.count ? viejas[n] : "(nada)"
            if nueva != vieja { return "línea \(n + 1)\nahora: \(nueva)\nantes: \(vieja)" }
        }
        return "solo cambia la normalización de los caracteres"
    }
}
