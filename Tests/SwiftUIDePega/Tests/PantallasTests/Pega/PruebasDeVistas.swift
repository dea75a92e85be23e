import Foundation
import Testing

@testable import MarcadorUI
@testable import SwiftUI

@MainActor
@Suite("Las vistas previas")
struct PruebasDeVistas {
    @Test("Ninguna vista lleva palabras propias: todas están en Textos")
    func palabras() throws {
        let raiz = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../../Sources/MarcadorUI").standardizedFileURL
        let ficheros = try FileManager.default.subpathsOfDirectory(atPath: raiz.path)
            .filter { $0.hasSuffix(".swift") }
        #expect(ficheros.count > 30)
        let conPalabras =
            /(Text|Button|Label|Picker|Section|Tab|ProgressView|accessibilityLabel|navigationTitle|verbatim:)[( ]"[^"\\]*\p{L}/
        for fichero in ficheros {
            let codigo = try String(contentsOf: raiz.appending(path: fichero), encoding: .utf8)
            #expect(codigo.firstMatch(of: conPalabras) == nil, "\(fichero)")
        }
    }

    @Test("Todas se dibujan, y ninguna vacía")
    func previas() {
        let aparato = Aparato { Marcador_Previews.previews }
        #expect(aparato.todo.filter { $0.clase == .pestana }.count == 13 * 4)
        #expect(aparato.todo.allSatisfy { $0.clase != .boton || !$0.texto.isEmpty })
        let fuera = Aparato { Fuera_Previews.previews }
        #expect(fuera.hay("direccion"))
        #expect(fuera.todo.filter { $0.texto.hasPrefix("Rayo FC 2, Toros 1.") }.count == 3)
    }
}
