import Observation
import Testing

@testable import MarcadorServidor

@MainActor
@Suite("Una página que sigue lo que enseña")
struct PruebasDePaginaViva {
    @Observable
    final class Cuenta {
        var cambiada = false
    }

    @Test("lo que cambia entre servir la página y empezar a mirarla llega a quien mira")
    func elHueco() async {
        let cuenta = Cuenta()
        let pagina = PaginaViva(direccion: "/eventos", retirar: {}) {
            PaginaViva.Vista(
                estado: 200,
                fragmentos: [
                    Fragmento(id: "a", html: cuenta.cambiada ? "<p id=\"a\">1" : "<p id=\"a\">0")
                ],
                documento: { _ in .html("") })
        }
        pagina.actual()
        let servida = pagina.canal.ultimoId
        cuenta.cambiada = true
        let mirada = Suscripcion(pagina.canal, desde: servida)
        for _ in 0..<100_000 where pagina.canal.ultimoId == servida { await Task.yield() }
        #expect(pagina.canal.ultimoId != servida)
        withExtendedLifetime(mirada) {}
    }
}
