import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("La página de enlaces")
struct PruebasDeEnlaces {
    private let enlaces = "/torneos/torneo/enlaces"

    /// The secrets of the links on the page of codes.
    private func codigos(_ marcador: MarcadorDePrueba) async throws -> [String] {
        let hoja = try await marcador.visita.get("\(enlaces)/hoja").texto
        return hoja.matches(of: /href="[^"]*#secreto=([A-Za-z0-9_-]{43})"/).map { String($0.1) }
    }

    @Test("un enlace se hace, se enseña, abre, y anulado deja de abrir")
    func unEnlace() async throws {
        let marcador = try MarcadorDePrueba()
        #expect(try await marcador.visita.get(enlaces).texto.contains("Todavía no hay ninguno"))
        let hecho = try await marcador.visita.post(
            enlaces, formulario: "papel=partido:2&nota=%3Cb%3E+Juan&dias=1")
        #expect(hecho.estado == 303)
        #expect(hecho.cabecera("Location") == "\(enlaces)/hoja")
        let secreto = try #require(try await codigos(marcador).first)
        let entrada = try await marcador.visita.deFuera.post(
            "/entrar", formulario: "enlace=\(secreto)")
        #expect(entrada.cabecera("Location") == "/torneos/torneo/partidos/2")
        let pagina = try await marcador.visita.get(enlaces).texto
        #expect(pagina.contains("Anotador · Partido n.º 2") && pagina.contains("&lt;b&gt; Juan"))
        #expect(pagina.contains("abierto en 1 navegador") && !pagina.contains(secreto))
        let id = try #require(marcador.puertas.registro.enlaces.first?.id)
        _ = try await marcador.visita.post("\(enlaces)/revocar", formulario: "enlace=\(id)")
        #expect(try await marcador.visita.get(enlaces).texto.contains("Anulado"))
        #expect(try await codigos(marcador).isEmpty)
        let dentro = marcador.visita.deFuera.con("Cookie", try #require(entrada.galleta))
        #expect(
            try await dentro.post(
                "/torneos/torneo/partidos/2/goles", formulario: "lado=local"
            ).estado == 403)
    }

    @Test("uno por partido: se hacen todos de una vez, y repetirlo no hace más")
    func unoPorPartido() async throws {
        let marcador = try MarcadorDePrueba()
        for _ in 0..<2 {
            let hechos = try await marcador.visita.post(
                "\(enlaces)/partidos", formulario: "dias=7")
            #expect(hechos.cabecera("Location") == "\(enlaces)/hoja")
        }
        #expect(marcador.puertas.registro.enlaces.count == 18)
        #expect(Set(try await codigos(marcador)).count == 18)
    }

    @Test("un código se ve un cuarto de hora; después, otro código lo sustituye")
    func aLaVista() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcador.visita.post(enlaces, formulario: "papel=partido:2&dias=7")
        let primero = try #require(try await codigos(marcador).first)
        marcador.reloj.avanzar(ms: 15 * 60 * 1000)
        #expect(try await codigos(marcador).isEmpty)
        let id = try #require(marcador.puertas.registro.enlaces.first?.id)
        _ = try await marcador.visita.post("\(enlaces)/renovar", formulario: "enlace=\(id)")
        let segundo = try #require(try await codigos(marcador).first)
        #expect(segundo != primero)
        let fuera = marcador.visita.deFuera
        #expect(try await fuera.post("/entrar", formulario: "enlace=\(primero)").estado == 403)
        #expect(try await fuera.post("/entrar", formulario: "enlace=\(segundo)").estado == 303)
    }

    @Test(
        "lo que no está en la lista no se hace",
        arguments: [
            ("", 422), ("papel=jefe&dias=7", 422), ("papel=partido:99&dias=7", 422),
            ("papel=partido:&dias=7", 422), ("papel=campo:Norte&dias=7", 422),
            ("papel=arbitro&dias=0", 422), ("papel=arbitro&dias=3650", 422), ("papel=arbitro", 422),
        ])
    func malHecho(formulario: String, estado: Int) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post(enlaces, formulario: formulario)
        #expect(respuesta.estado == estado)
        #expect(marcador.puertas.registro.enlaces.isEmpty)
    }

    @Test("un enlace de otro torneo no se toca desde este", arguments: ["revocar", "renovar"])
    func deOtro(que: String) async throws {
        let marcador = try MarcadorDePrueba()
        let ajeno = try await marcador.enlace(.arbitro(torneo: "otro"))
        for id in [ajeno.enlace.id.description, "no es ninguno", ""] {
            let respuesta = try await marcador.visita.post(
                "\(enlaces)/\(que)", formulario: "enlace=\(id)")
            #expect(respuesta.estado == 404)
        }
        #expect(marcador.puertas.registro.enlaces.first == ajeno.enlace)
        #expect(try await !marcador.visita.get(enlaces).texto.contains(ajeno.enlace.id.description))
    }

    @Test("si el disco se niega, se dice y no hay enlace")
    func disco() async throws {
        let marcador = try MarcadorDePrueba(sinDisco: true)
        let respuesta = try await marcador.visita.post(
            enlaces, formulario: "papel=arbitro&dias=7")
        #expect(respuesta.estado == 507)
        #expect(marcador.puertas.registro.enlaces.isEmpty)
    }

    @Test("las direcciones de los códigos son las del servidor")
    func direcciones() async throws {
        let marcador = try MarcadorDePrueba()
        marcador.casa.anuncio.escuchar(en: ["192.0.2.1", "192.0.2.2"], puerto: 81)
        _ = try await marcador.visita.post(enlaces, formulario: "papel=partido:2&dias=7")
        for (consulta, base) in [("", 1), ("?red=1", 2), ("?red=9", 1), ("?red=x", 1)] {
            let hoja = try await marcador.visita.get("\(enlaces)/hoja\(consulta)").texto
            #expect(
                hoja.contains("href=\"http://192.0.2.\(base):81/torneos/torneo/entrar#secreto="))
            #expect(hoja.contains("href=\"http://192.0.2.\(base):81/torneos/torneo\""))
        }
    }

    @Test(
        "los que no son para anotar se enseñan una vez, donde se hacen, y nunca en la hoja",
        arguments: ["organizador", "arbitro", "arbitro:2", "capitan:1"])
    func unaVez(papel: String) async throws {
        let marcador = try MarcadorDePrueba()
        for otra in [false, true] {
            let formulario =
                otra
                ? "enlace=\(try #require(marcador.puertas.registro.enlaces.first?.id))"
                : "papel=\(papel)&dias=7"
            let hecho = try await marcador.visita.post(
                otra ? "\(enlaces)/renovar" : enlaces, formulario: formulario)
            let lugar = try #require(hecho.cabecera("Location"))
            #expect(lugar.hasPrefix("\(enlaces)/hoja?enlace="))
            #expect(try await codigos(marcador).isEmpty)
            #expect(try await !marcador.visita.get(enlaces).texto.contains("ver-hoja"))
            let primera = try await marcador.visita.get(lugar)
            #expect(primera.cabecera("Cache-Control") == "no-store")
            let secreto = try #require(
                primera.texto.firstMatch(of: /#secreto=([A-Za-z0-9_-]{43})"/)?.1)
            #expect(try await !marcador.visita.get(lugar).texto.contains(secreto))
            #expect(try await marcador.visita.deFuera.get(lugar).estado == 403)
            let entrada = try await marcador.visita.deFuera.post(
                "/entrar", formulario: "enlace=\(secreto)")
            #expect(entrada.estado == 303)
        }
    }

    @Test("lo que solo abre este ordenador no se da en códigos, y se dice por qué")
    func soloAqui() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcador.visita.post(enlaces, formulario: "papel=partido:2&dias=7")
        let sola = try await marcador.visita.get("\(enlaces)/hoja").texto
        #expect(!sola.contains("<svg class=\"codigo\"") && sola.contains("data-id=\"solo-aqui\""))
        #expect(sola.contains("--escucha"))
        marcador.casa.anuncio.escuchar(en: ["192.0.2.1"], puerto: 81)
        let conRed = try await marcador.visita.get("\(enlaces)/hoja").texto
        #expect(conRed.contains("class=\"codigo\"") && !conRed.contains("localhost"))
    }
}
