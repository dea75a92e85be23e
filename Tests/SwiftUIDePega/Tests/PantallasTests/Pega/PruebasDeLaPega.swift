import Testing

@testable import SwiftUI

@MainActor
@Suite("El SwiftUI de pega se porta como promete")
struct PruebasDeLaPega {
    @Test("El estado sigue al dato, no a la posición")
    func identidad() throws {
        let lista = Lista(["Ana", "Luis"])
        let aparato = Aparato { ListaMarcable(lista: lista) }
        try aparato.tocar("Ana")
        #expect(aparato.hay("Ana ✓"))
        lista.nombres.insert("Nuevo", at: 0)
        #expect(aparato.hay("Nuevo"))
        #expect(aparato.hay("Ana ✓"))
        lista.nombres.removeAll { $0 == "Ana" }
        #expect(!aparato.hay("Ana ✓"))
        lista.nombres.append("Ana")
        #expect(aparato.hay("Ana"))
    }

    @Test("Una tarea vive lo que la página: cubrirla la cancela, descubrirla la empieza otra vez")
    func tareas() async throws {
        let diario = Lista([])
        let aparato = Aparato { ConPaginas(diario: diario) }
        try await aparato.espera("empezada") { _ in diario.nombres == ["llega", "empieza"] }
        try aparato.tocar("seguir")
        #expect(aparato.titulo == "Dos")
        try await aparato.espera("cancelada") { _ in diario.nombres.contains("cancelada") }
        #expect(diario.nombres.contains("se va"))
        diario.nombres = []
        try aparato.volver()
        try await aparato.espera("otra vez") { _ in diario.nombres == ["llega", "empieza"] }
        aparato.apagar()
        try await aparato.espera("apagada") { _ in diario.nombres.contains("cancelada") }
    }

    @Test("onChange cuenta el valor de antes y el de ahora, y solo cuando cambia")
    func cambios() throws {
        let diario = Lista([])
        let aparato = Aparato { ConCambios(diario: diario) }
        #expect(aparato.hay("0"))
        #expect(diario.nombres.isEmpty)
        try aparato.tocar("más")
        try aparato.tocar("igual")
        try aparato.tocar("más")
        #expect(diario.nombres == ["0 → 1", "1 → 2"])
    }

    @Test("Lo que no está o no se puede usar no se toca")
    func imposible() {
        let aparato = Aparato {
            Button("sí") {}
            Group { Button("no") {} }.disabled(true)
        }
        #expect(throws: Never.self) { try aparato.tocar("sí") }
        #expect(throws: NoSePuede.self) { try aparato.tocar("no") }
        #expect(throws: NoSePuede.self) { try aparato.tocar("nada") }
        #expect(throws: NoSePuede.self) { try aparato.volver() }
        #expect(throws: NoSePuede.self) { try aparato.tirar() }
    }

    @Test("Lo que nunca llega se dice, con lo que se ve")
    func nunca() async {
        let aparato = Aparato { Text(verbatim: "aquí") }
        aparato.paciencia = 100
        let error = await #expect(throws: NoSePuede.self) { try await aparato.espera("allí") }
        #expect(error?.description.contains("aquí") == true)
    }
}
