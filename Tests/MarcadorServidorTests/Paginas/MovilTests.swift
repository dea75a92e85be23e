import Foundation
import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("Seguir en el móvil")
struct MovilTests {
    @Test("un código QR es cuadrado, con sus tres esquinas, y el mismo para el mismo texto")
    func codigo() throws {
        let codigo = try #require(CodigoQR("http://192.0.2.20:8080/torneos/torneo"))
        #expect(codigo == CodigoQR("http://192.0.2.20:8080/torneos/torneo"))
        #expect(codigo != CodigoQR("http://192.0.2.21:8080/torneos/torneo"))
        #expect(codigo.oscuros.count == codigo.lado * codigo.lado)
        #expect((codigo.lado - 17).isMultiple(of: 4) && codigo.lado >= 21)
        let lejos = codigo.lado - 7
        for (x, y) in [(0, 0), (lejos, 0), (0, lejos)] {
            let lado = (0..<7).map { codigo.oscuros[y * codigo.lado + x + $0] }
            #expect(lado == Array(repeating: true, count: 7))
            let centro = (0..<7).map { codigo.oscuros[(y + 3) * codigo.lado + x + $0] }
            #expect(centro == [true, false, true, true, true, false, true])
        }
    }

    @Test("lo que no cabe no es ningún código")
    func noCabe() {
        #expect(CodigoQR(String(repeating: "a", count: 2331)) != nil)
        #expect(CodigoQR(String(repeating: "a", count: 2332)) == nil)
        #expect(CodigoQR("a\0b") == nil)
    }

    @MainActor
    @Test(
        "se anuncia lo que un móvil puede abrir, una vez",
        arguments: [
            (["127.0.0.1"], []), (["::1", "127.0.0.9"], []),
            (["127.0.0.1", "192.0.2.20"], ["http://192.0.2.20:8080"]),
            (["192.0.2.20", "192.0.2.20"], ["http://192.0.2.20:8080"]),
            (["2001:db8::1"], ["http://[2001:db8::1]:8080"]),
        ])
    func anuncio(escuchas: [String], direcciones: [String]) {
        let anuncio = Anuncio()
        anuncio.escuchar(en: escuchas, puerto: 8080)
        #expect(anuncio.direcciones == direcciones)
    }

    @MainActor
    @Test(
        "quien escucha en todas partes anuncia las redes en las que está",
        arguments: ["0.0.0.0", "::"])
    func enTodas(escucha: String) {
        let anuncio = Anuncio()
        anuncio.escuchar(en: [escucha], puerto: 80)
        let suyas = Interfaces.direcciones()
        #expect(suyas.allSatisfy { !$0.esLoopback && !$0.texto.isEmpty })
        #expect(Set(anuncio.direcciones) == Set(suyas.map { "http://\($0.texto):80" }))
    }

    @MainActor
    @Test("detrás de un proxy se anuncia lo que se diga; con TLS, la app lo abre con su enlace")
    func conNombre() async throws {
        let marcador = try MarcadorDePrueba()
        marcador.casa.anuncio.anunciar(try DireccionAnunciada("https://Copa.example/"))
        let html = try await marcador.visita.get("/torneos/torneo/movil").texto
        #expect(html.contains("href=\"https://copa.example/torneos/torneo\""))
        #expect(html.contains("href=\"marcadors://copa.example/torneos/torneo\""))
    }

    @Test(
        "se puede anunciar lo que abre un navegador",
        arguments: [
            ("http://192.168.1.20:8080", "http://192.168.1.20:8080"),
            ("HTTPS://Copa.Example/", "https://copa.example"),
            ("http://[::1]:8080", "http://[::1]:8080"), ("http://[FE80::1]", "http://[fe80::1]"),
            ("http://portatil.local:65535", "http://portatil.local:65535"),
            ("https://peña.example", "https://xn--pea-8ma.example"),
        ])
    func seAnuncia(escrita: String, texto: String) throws {
        #expect(try DireccionAnunciada(escrita).texto == texto)
    }

    @Test(
        "lo que no se abre, o dice más que una dirección, no se anuncia",
        arguments: [
            ("http://x:99999", .puerto), ("http://x:0", .puerto), ("http://x:65536/", .puerto),
            ("http://999.999.999.999", .noSeAbre), ("http://1.2.3", .noSeAbre),
            ("http://[::1", .noSeAbre), ("http://[1.2.3.4]", .noSeAbre),
            ("http://" + String(repeating: "h", count: 3000), .noSeAbre),
            ("http://" + String(repeating: "h", count: 64), .noSeAbre),
            ("http://", .noSeAbre), ("x:80", .noSeAbre), ("ftp://x", .noSeAbre),
            ("http://a..b", .noSeAbre), ("http://-a", .noSeAbre), ("http://a b", .noSeAbre),
            ("http://x/copa", .sobra), ("http://x?y", .sobra), ("http://x#z", .sobra),
            ("http://yo:clave@x", .sobra), ("http://yo@x", .sobra),
        ] as [(String, DireccionAnunciada.Fallo)])
    func noSeAnuncia(escrita: String, fallo: DireccionAnunciada.Fallo) {
        #expect(throws: fallo) { try DireccionAnunciada(escrita) }
    }

    @MainActor
    @Test("la página se entera de que el servidor escucha, aunque se pidiera antes")
    func despues() async throws {
        let marcador = try MarcadorDePrueba()
        let camino = "/torneos/torneo/movil"
        #expect(try await marcador.visita.get(camino).texto.contains("--escucha"))
        marcador.casa.anuncio.escuchar(en: ["192.0.2.20"], puerto: 8080)
        let html = try await marcador.visita.get(camino).texto
        #expect(html.contains("href=\"http://192.0.2.20:8080/torneos/torneo\""))
        #expect(html.contains("href=\"marcador://192.0.2.20:8080/torneos/torneo\""))
        #expect(html.contains("<svg class=\"codigo\""))
    }
}
