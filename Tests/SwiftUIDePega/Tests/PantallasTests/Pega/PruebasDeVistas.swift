import Testing

@testable import MarcadorUI
@testable import SwiftUI

@MainActor
@Suite("Las vistas previas")
struct PruebasDeVistas {
    @Test("Todas se dibujan, y ninguna vacía")
    func previas() {
        let aparato = Aparato { Marcador_Previews.previews }
        #expect(aparato.todo.filter { $0.clase == .pestana }.count == 8 * 4)
        #expect(aparato.todo.allSatisfy { $0.clase != .boton || !$0.texto.isEmpty })
    }
}
