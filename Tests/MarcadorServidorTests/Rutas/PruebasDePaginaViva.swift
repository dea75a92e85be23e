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
        let pagina = pagina(cuenta)
        pagina.actual()
        let servida = pagina.canal.ultimoId
        cuenta.cambiada = true
        let mirada = Suscripcion(pagina.canal, desde: servida)
        for _ in 0..<100_000 where pagina.canal.ultimoId == servida { await Task.yield() }
        #expect(pagina.canal.ultimoId != servida)
        withExtendedLifetime(mirada) {}
    }

    @Test("lo que se dice y lo que cambia con ello despierta a quien mira una sola vez")
    func deUnaVez() async {
        let cuenta = Cuenta()
        let pagina = pagina(cuenta)
        pagina.actual()
        let mirada = Suscripcion(pagina.canal)
        #expect(leer(mirada) == "retry: 2000\n\n")
        let despertares = AsyncStream<String>.makeStream()
        mirada.conectar(.aviso { despertares.continuation.yield(leer(mirada)) })
        cuenta.cambiada = true
        pagina.decir("Gol")
        var llegadas = despertares.stream.makeAsyncIterator()
        let primera = await llegadas.next()
        #expect(primera?.contains("event: locucion\ndata: Gol\n") == true)
        #expect(primera?.contains("event: fragmentos\n") == true)
        #expect(leer(mirada).isEmpty)
    }

    private func pagina(_ cuenta: Cuenta) -> PaginaViva {
        PaginaViva(direccion: "/eventos", retirar: {}) {
            PaginaViva.Vista(
                estado: 200,
                fragmentos: [
                    Fragmento(id: "a", html: cuenta.cambiada ? "<p id=\"a\">1" : "<p id=\"a\">0")
                ],
                documento: { _ in .html("") })
        }
    }
}

/// All there is to read now, and sleep.
private func leer(_ mirada: Suscripcion) -> String {
    var leido: [UInt8] = []
    var trozo = [UInt8](repeating: 0, count: 4096)
    while case .bytes(let cuantos) = trozo.withUnsafeMutableBytes({ destino in
        mirada.leer(en: destino, siNoHay: {})
    }) {
        leido += trozo[..<cuantos]
    }
    return String(decoding: leido, as: UTF8.self)
}
