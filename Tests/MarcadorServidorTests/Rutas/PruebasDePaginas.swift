import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Las páginas de Marcador")
struct PruebasDePaginas {
    nonisolated private static let paginas = [
        "/torneos", "/torneos/torneo/partidos", "/torneos/torneo/partidos/1",
        "/torneos/torneo/partidos/18", "/torneos/torneo/partidos/1/cronica",
        "/torneos/torneo/goleadores", "/torneos/torneo/goleadores?partido=1",
        "/torneos/torneo/tabla", "/torneos/torneo/eliminatoria", "/torneos/torneo/equipos",
        "/torneos/torneo/equipos/4", "/torneos/torneo/equipos/1/jugadores/1",
        "/torneos/torneo/partidos?por=equipo", "/torneos/torneo/partidos?equipo=1",
        "/torneos/torneo/arbitros", "/torneos/torneo/cronicas", "/torneos/torneo/cronicas/101",
        "/torneos/torneo/ajustes", "/torneos/torneo/mas", "/torneos/torneo/reglamento",
        "/torneos/torneo/ajustes/reglas", "/torneos/torneo/movil",
        "/torneos/torneo/tabla?ambito=local&ultimos=5&en-juego=si",
    ]

    private func marcador() async throws -> MarcadorDePrueba {
        let marcador = try MarcadorDePrueba()
        _ = try await marcador.visita.post("/torneos/torneo/partidos/1/cronica", formulario: "")
        return marcador
    }

    @Test("todas están, en los dos idiomas, para quien manda y para quien mira", arguments: paginas)
    func todas(pagina: String) async throws {
        let marcador = try await marcador()
        for (idioma, deFuera) in [("es", false), ("en", false), ("es", true), ("en", true)] {
            let quien = deFuera ? marcador.visita.deFuera : marcador.visita
            let respuesta = try await quien.con("Cookie", "idioma=\(idioma)").get(pagina)
            #expect(respuesta.estado == 200)
            #expect(respuesta.cabecera("Content-Type") == "text/html; charset=utf-8")
            #expect(respuesta.cabecera("Vary") == "Cookie, Accept-Language")
            #expect(respuesta.cabecera("Content-Security-Policy") != nil)
            #expect(respuesta.cabecera("X-Content-Type-Options") == "nosniff")
            let html = respuesta.texto
            #expect(html.hasPrefix("<!doctype html>"))
            #expect(html.contains("<html lang=\"\(idioma)\">"))
            #expect(html.contains("data-flujo=\"/eventos?pagina="))
            let formularios = html.matches(of: /method="post" action="([^"]*)"/)
                .map { String($0.1) }.filter { $0 != "/idioma" }
            guard deFuera else { continue }
            let apagado = pagina.hasSuffix("/ajustes") && html.contains(/<fieldset[^>]* disabled>/)
            #expect(formularios.isEmpty || apagado, "quien solo mira no tiene botones")
        }
    }

    @Test("la eliminatoria de un plan, enlazada desde la tabla; sin ella no hay enlace")
    func eliminatoria() async throws {
        let equipos = ["Rayo FC", "Toros", "Lobos", "Águilas"].compactMap {
            Equipo(nombre: $0, plantilla: [])
        }
        let documento = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.eliminatoria(equipos))
        let texto = String(decoding: try documento.aJson(), as: UTF8.self)
        let copa = try MarcadorDePrueba(["torneo.json": texto])
        let tabla = try await copa.visita.get("/torneos/torneo/tabla").texto
        #expect(tabla.contains("href=\"/torneos/torneo/eliminatoria\""))
        let pagina = try await copa.visita.get("/torneos/torneo/eliminatoria").texto
        #expect(pagina.contains("Semifinales") && pagina.contains("Ganador de la llave 1"))
        #expect(pagina.contains("href=\"/torneos/torneo/partidos/2\""))
        let liga = try await marcador()
        let deLiga = try await liga.visita.get("/torneos/torneo/tabla").texto
        #expect(!deLiga.contains("/eliminatoria"))
    }

    @Test(
        "las entradas llevan a los partidos",
        arguments: [
            ("/", "/torneos/torneo/partidos"), ("/torneos/torneo", "/torneos/torneo/partidos"),
        ])
    func entradas(camino: String, destino: String) async throws {
        let marcador = try MarcadorDePrueba(argumentos: ["-reiniciarDatos", "YES"])
        let respuesta = try await marcador.visita.get(camino)
        #expect(respuesta.estado == 303)
        #expect(respuesta.cabecera("Location") == destino)
    }

    @Test(
        "lo que no existe lo dice, con salida, en el idioma de quien lee",
        arguments: [
            ("/nada", "Aquí no hay nada", "There is nothing here"),
            ("/torneos/otro", "No existe el torneo «otro»", "There is no tournament “otro”"),
            (
                "/torneos/otro/partidos", "No existe el torneo «otro»",
                "There is no tournament “otro”"
            ),
            (
                "/torneos/torneo/partidos/99", "No existe el partido n.º 99",
                "There is no match no. 99"
            ),
            (
                "/torneos/torneo/partidos/99/cronica", "No existe el partido n.º 99",
                "There is no match no. 99"
            ),
            ("/torneos/torneo/equipos/5", "No existe el equipo n.º 5", "There is no team no. 5"),
            (
                "/torneos/torneo/equipos/1/jugadores/9", "No existe el jugador n.º 9",
                "There is no player no. 9"
            ),
            (
                "/torneos/torneo/equipos/9/jugadores/1", "No existe el equipo n.º 9",
                "There is no team no. 9"
            ),
            ("/torneos/torneo/partidos?equipo=9", "Aquí no hay nada", "There is nothing here"),
            ("/torneos/torneo/partidos?equipo=x", "Aquí no hay nada", "There is nothing here"),
            ("/torneos/torneo/partidos?campo=Otro", "Aquí no hay nada", "There is nothing here"),
            ("/torneos/torneo/equipos/0", "No existe el equipo n.º 0", "There is no team no. 0"),
            (
                "/torneos/torneo/cronicas/101", "No existe la crónica n.º 101",
                "There is no report no. 101"
            ),
            ("/torneos/torneo/partidos?hoja=2", "Aquí no hay nada", "There is nothing here"),
            ("/torneos/torneo/partidos?hoja=x", "Aquí no hay nada", "There is nothing here"),
            ("/torneos/torneo/goleadores?hoja=0", "Aquí no hay nada", "There is nothing here"),
            ("/recursos/1234/nada.css", "Aquí no hay nada", "There is nothing here"),
        ])
    func noExiste(camino: String, frase: String, english: String) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.get(camino)
        #expect(respuesta.estado == 404)
        #expect(respuesta.texto.contains(frase))
        #expect(respuesta.texto.contains("href=\"/"))
        #expect(respuesta.texto.contains("data-flujo=\"\""), "lo que no está no se sigue")
        let ingles = try await marcador.visita.con("Accept-Language", "en").get(camino)
        #expect(ingles.estado == 404)
        #expect(ingles.texto.contains(english))
        #expect(try !marcador.visita.estaLista(camino))
    }

    @Test(
        "otro método dice cuáles valen",
        arguments: [
            (Metodo.post, "/torneos/torneo/partidos", "GET, HEAD"),
            (.delete, "/torneos/torneo/partidos/1", "GET, HEAD"),
            (.trace, "/torneos/torneo/partidos", "GET, HEAD"),
            (.get, "/torneos/torneo/partidos/1/goles", "POST"),
            (.get, "/idioma", "POST"), (.put, "/torneos/torneo/ajustes", "GET, HEAD, POST"),
            (.options, "/api/v1/posts", "POST"), (.head, "/api/v1/posts", "POST"),
        ])
    func otroMetodo(metodo: Metodo, camino: String, valen: String) async throws {
        let respuesta = try await MarcadorDePrueba().visita.pedir(
            Pedido(metodo: metodo, objetivo: camino))
        #expect(respuesta.estado == 405)
        #expect(respuesta.cabecera("Allow") == valen)
        #expect(respuesta.texto.contains(valen))
    }

    @Test("una página pedida otra vez está lista, y pedida de otra manera no se guarda dos veces")
    func lista() async throws {
        let marcador = try MarcadorDePrueba()
        let pagina = "/torneos/torneo/partidos/1"
        #expect(try !marcador.visita.estaLista(pagina))
        for camino in [pagina, "/torneos/torneo/partidos/001", pagina + "?x=1"] {
            #expect(try await marcador.visita.get(camino).estado == 200)
        }
        #expect(try marcador.visita.estaLista(pagina))
        #expect(try !marcador.visita.estaLista("/torneos/torneo/partidos/001"))
        #expect(try !marcador.visita.estaLista(pagina + "?x=1"))
        #expect(try !marcador.visita.deFuera.estaLista(pagina), "la de quien mira es otra")
    }

    @Test("los goleadores solo ofrecen volver a un partido que existe")
    func volverAlPartido() async throws {
        let marcador = try MarcadorDePrueba()
        let si = try await marcador.visita.get("/torneos/torneo/goleadores?partido=3")
        #expect(si.texto.contains("Volver al partido"))
        let no = try await marcador.visita.get("/torneos/torneo/goleadores?partido=99")
        #expect(no.estado == 200)
        #expect(!no.texto.contains("Volver al partido"))
        #expect(try !marcador.visita.estaLista("/torneos/torneo/goleadores?partido=99"))
    }

    @Test("los ficheros se pueden guardar para siempre por su dirección, y solo por esa")
    func recursos() async throws {
        let marcador = try MarcadorDePrueba()
        for recurso in Recurso.allCases {
            let respuesta = try await marcador.visita.get(recurso.direccion)
            #expect(respuesta.estado == 200)
            #expect(respuesta.cuerpo == recurso.bytes)
            #expect(respuesta.cabecera("Content-Type") == recurso.tipo)
            #expect(respuesta.cabecera("Cache-Control")?.contains("immutable") == true)
            let vieja = "/recursos/0123456789abcdef/\(recurso.rawValue)"
            let otra = try await marcador.visita.get(vieja)
            #expect(otra.cuerpo == recurso.bytes)
            #expect(otra.cabecera("Cache-Control") == "no-cache")
        }
    }

    @Test(
        "los nombres no mandan en la página", arguments: ["<script>alert(1)</script>", "\"'><b>&"])
    func nombresHostiles(nombre: String) async throws {
        let documento = """
            {"nombre": \(nombre.enJSON), "equipos": [
              {"nombre": \(nombre.enJSON), "plantilla": [{"nombre": \(nombre.enJSON)}],
               "capitan": \(nombre.enJSON)},
              {"nombre": "Otro", "plantilla": []}],
             "partidos": [{"local": \(nombre.enJSON), "visitante": "Otro", "eventos": [
              {"tipo": "gol", "minuto": 3, "jugador": \(nombre.enJSON), "equipo": \(nombre.enJSON)}]}]}
            """
        let marcador = try MarcadorDePrueba(["torneo.json": documento])
        #expect(marcador.casa.torneos[0].partidos.nombre == nombre)
        _ = try await marcador.visita.post("/torneos/torneo/partidos/1/cronica", formulario: "")
        _ = try await marcador.visita.post(
            "/torneos/torneo/partidos/1/goles", formulario: "lado=visitante")
        for pagina in Self.paginas where !pagina.hasSuffix("/18") && !pagina.hasSuffix("/4") {
            let respuesta = try await marcador.visita.get(pagina)
            #expect(respuesta.estado == 200, "\(pagina)")
            #expect(!respuesta.texto.contains(nombre), "\(pagina)")
        }
    }
}

extension String {
    /// The text as JSON.
    var enJSON: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
