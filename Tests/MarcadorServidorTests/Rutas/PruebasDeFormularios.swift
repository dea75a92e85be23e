import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Los formularios de las páginas")
struct PruebasDeFormularios {
    private let partido = "/torneos/torneo/partidos/1"

    @Test(
        "lo que se cambia se ve en la siguiente lectura, en todas las páginas",
        arguments: Via.allCases)
    func seVe(via: Via) async throws {
        let marcador = try MarcadorDePrueba()
        try await via.con(marcador) { visita in
            let paginas = [
                "/torneos/torneo/partidos", partido, "/torneos/torneo/goleadores",
                "/torneos/torneo/tabla", "/torneos/torneo/equipos/1", partido + "/cronica",
            ]
            for pagina in paginas { #expect(try await visita.get(pagina).estado == 200) }
            let antes = try await textos(paginas, visita)
            let respuesta = try await visita.post(partido + "/goles", formulario: "lado=local")
            #expect(respuesta.estado == 303)
            #expect(respuesta.cabecera("Location") == partido)
            let despues = try await textos(paginas, visita)
            for (pagina, (viejo, nuevo)) in zip(paginas, zip(antes, despues)) {
                #expect(viejo != nuevo, "\(pagina)")
            }
            #expect(despues[0].contains("data-id=\"resultado\">4-2<"))
            #expect(despues[5].contains("Rayo FC 4-2 Toros"))
            #expect(
                try await marcador.guardado().partidos[0].marcador()
                    == Marcador(local: 4, visitante: 2))
        }
    }

    private func textos(
        _ paginas: [String], _ visita: any ClienteDePrueba
    ) async throws -> [String] {
        var textos: [String] = []
        for pagina in paginas { textos.append(try await visita.get(pagina).texto) }
        return textos
    }

    @Test("un partido entero: empezar, salir, volver, el gol a mano, el final y la X")
    func unPartidoEntero() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        let antes = try await visita.get(partido).texto
        #expect(antes.contains("Sin empezar") && antes.contains("Empezar partido"))
        #expect(antes.contains("Minuto 0'"))
        let empezado = try await visita.post(partido + "/empezar", formulario: "duracion=60")
        #expect(empezado.cabecera("Location") == partido)
        let jugando = try await visita.get(partido).texto
        #expect(jugando.contains("En juego") && !jugando.contains("Empezar partido"))
        #expect(jugando.contains("fieldset id=\"duracion\"") && jugando.contains(" disabled>"))
        await marcador.pasar(minutos: 21)
        let ida = try await visita.get(partido).texto
        #expect(ida.contains("Minuto 21'"))
        #expect(try await visita.get("/torneos/torneo/goleadores?partido=1").estado == 200)
        let vuelta = try await visita.get(partido).texto
        #expect(vuelta == ida, "volver de Goleadores no cambia ni el minuto ni el marcador")
        let lista = try await visita.get("/torneos/torneo/tabla").texto
        #expect(lista.contains("id=\"barra\"") && lista.contains("href=\"\(partido)\""))
        #expect(!lista.contains("barra/cerrar"), "la X, solo cuando acaba")
        await marcador.pasar(minutos: 40)
        let final = try await visita.get(partido).texto
        #expect(final.contains("Partido terminado") && final.contains("Minuto 60'"))
        let conX = try await visita.con("Referer", "http://localhost:8080/torneos/torneo/tabla")
            .get("/torneos/torneo/tabla").texto
        #expect(conX.contains("/torneos/torneo/barra/cerrar"))
        let cerrada = try await visita.con("Referer", "http://localhost:8080/torneos/torneo/tabla")
            .post("/torneos/torneo/barra/cerrar", formulario: "")
        #expect(cerrada.estado == 303)
        #expect(cerrada.cabecera("Location") == "/torneos/torneo/tabla")
        #expect(try await !visita.get("/torneos/torneo/tabla").texto.contains("barra/cerrar"))
        #expect(try await visita.get(partido).texto.contains("Empezar partido"))
    }

    @Test("empezar otro se rechaza con una frase que se ve, y su duración es la suya")
    func otroPartido() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        _ = try await visita.post(partido + "/empezar", formulario: "")
        let otro = "/torneos/torneo/partidos/2"
        let rechazo = try await visita.post(otro + "/empezar", formulario: "duracion=60")
        #expect(rechazo.estado == 409)
        #expect(rechazo.texto.contains("Ya se está jugando el partido n.º 1"))
        #expect(rechazo.texto.contains("role=\"alert\""))
        _ = try await visita.post(otro + "/duracion", formulario: "duracion=60")
        let suya = try await visita.get(otro).texto
        #expect(suya.contains("value=\"60\" id=\"duracion-60\" data-id=\"duracion-60\" checked"))
        let jugado = try await visita.get(partido).texto
        #expect(jugado.contains("value=\"90\" id=\"duracion-90\" data-id=\"duracion-90\" checked"))
        #expect(try await !visita.get(otro).texto.contains("Ya se está jugando"))
        await marcador.parar()
    }

    @Test(
        "lo que no puede ser se dice con una frase y no cambia nada",
        arguments: [
            ("partidos/1/goles", "", 422, "«lado»"), ("partidos/1/goles", "lado=", 422, "«lado»"),
            ("partidos/1/goles", "lado=arbitro", 422, "local o visitante"),
            ("partidos/1/goles", "lado=%zz", 400, "%zz"),
            ("partidos/1/duracion", "", 422, "«duracion»"),
            ("partidos/1/duracion", "duracion=mucho", 422, "«duracion»"),
            ("partidos/1/duracion", "duracion=45", 422, "45 minutos"),
            ("partidos/1/empezar", "duracion=120", 422, "120 minutos"),
            ("partidos/1/empezar", "duracion=", 422, "«duracion»"),
            ("ajustes", "duracion=9999999999999999999999", 422, "«duracion»"),
            ("ajustes", "duracion=-90", 422, "-90 minutos"), ("ajustes", "", 422, "«duracion»"),
            ("partidos/99/goles", "lado=local", 404, "No existe el partido n.º 99"),
            ("partidos/99/empezar", "", 404, "No existe el partido n.º 99"),
            ("partidos/99/duracion", "duracion=60", 404, "No existe el partido n.º 99"),
            ("partidos/99/cronica", "", 404, "No existe el partido n.º 99"),
        ])
    func noPuedeSer(camino: String, formulario: String, estado: Int, frase: String) async throws {
        let marcador = try MarcadorDePrueba()
        let antes = marcador.casa.torneos[0].partidos.partidos
        let objetivo = "/torneos/torneo/\(camino)"
        let pagina = try await marcador.visita.post(objetivo, formulario: formulario)
        #expect(pagina.estado == estado)
        #expect(pagina.texto.contains(frase))
        #expect(pagina.cabecera("Content-Type")?.hasPrefix("text/html") == true)
        let problema = try await marcador.visita.con("Accept", "application/json")
            .post(objetivo, formulario: formulario)
        #expect(problema.estado == estado)
        #expect(problema.cabecera("Content-Type") == "application/problem+json")
        #expect(problema.texto.contains(frase.replacing("\"", with: "\\\"")))
        #expect(marcador.casa.torneos[0].partidos.partidos == antes)
        #expect(marcador.casa.torneos[0].contenedor.partidoEnJuego.directo == nil)
        #expect(marcador.casa.preferencias.todas.isEmpty)
        #expect(
            !FileManager.default.fileExists(
                atPath: marcador.carpeta.appending(path: "torneo.json").path))
    }

    @Test("un torneo que no existe no tiene formularios")
    func otroTorneo() async throws {
        let respuesta = try await MarcadorDePrueba().visita.post(
            "/torneos/otro/partidos/1/goles", formulario: "lado=local")
        #expect(respuesta.estado == 404)
        #expect(respuesta.texto.contains("No existe el torneo «otro»"))
    }

    @Test("un formulario de otro tipo no es un formulario")
    func otroTipo() async throws {
        let respuesta = try await MarcadorDePrueba().visita.post(
            partido + "/goles", json: #"{"lado":"local"}"#)
        #expect(respuesta.estado == 415)
    }

    @Test(
        "quien solo mira, o viene de otra página, no cambia nada",
        arguments: [
            "partidos/1/goles", "partidos/1/empezar", "partidos/1/duracion", "ajustes",
            "partidos/1/cronica", "arbitros/refrescar", "barra/cerrar",
        ])
    func sinPermiso(camino: String) async throws {
        let marcador = try MarcadorDePrueba()
        let antes = marcador.casa.torneos[0].partidos.partidos
        let formulario = "lado=local&duracion=60"
        let deFuera = try await marcador.visita.deFuera.post(
            "/torneos/torneo/\(camino)", formulario: formulario)
        #expect(deFuera.estado == 403)
        #expect(deFuera.texto.contains("Aquí solo se puede mirar"))
        let ajena = try await marcador.visita.con("Sec-Fetch-Site", "cross-site").post(
            "/torneos/torneo/\(camino)", formulario: formulario)
        #expect(ajena.estado == 403)
        #expect(ajena.texto.contains("La petición viene de otra página web"))
        #expect(marcador.casa.torneos[0].partidos.partidos == antes)
        #expect(marcador.casa.torneos[0].contenedor.partidoEnJuego.directo == nil)
        #expect(marcador.casa.preferencias.todas.isEmpty)
        #expect(marcador.casa.cronicas.todas.isEmpty)
    }

    @Test("la duración elegida en los ajustes se recuerda y vale para los que no han empezado")
    func ajustes() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcador.visita.get(partido)
        let respuesta = try await marcador.visita.post(
            "/torneos/torneo/ajustes", formulario: "duracion=60")
        #expect(respuesta.cabecera("Location") == "/torneos/torneo/ajustes")
        for pagina in ["/torneos/torneo/ajustes", partido, "/torneos/torneo/partidos/2"] {
            let texto = try await marcador.visita.get(pagina).texto
            #expect(texto.contains(/value="60"[^>]* checked/), "\(pagina)")
        }
    }

    @Test("la crónica se publica y se puede leer")
    func cronica() async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post(partido + "/cronica", formulario: "")
        let destino = try #require(respuesta.cabecera("Location"))
        #expect(destino == partido + "/cronica?publicada=101")
        let mensaje = "Crónica publicada con el n.º 101"
        #expect(try await marcador.visita.get(destino).texto.contains(mensaje))
        for ajena in ["", "?publicada=102", "?publicada=x", "?publicada="] {
            let otra = try await marcador.visita.get(partido + "/cronica" + ajena)
            #expect(otra.estado == 200)
            #expect(!otra.texto.contains("con el n.º"), "quien no la ha publicado: \(ajena)")
        }
        let deOtro = "/torneos/torneo/partidos/2/cronica?publicada=101"
        #expect(try await !marcador.visita.get(deOtro).texto.contains(mensaje))
        #expect(
            try await marcador.visita.get("/torneos/torneo/cronicas").texto.contains(
                "Rayo FC 3-2 Toros"))
        #expect(
            try await marcador.visita.get("/torneos/torneo/cronicas/101").texto
                .contains("Rayo FC 3-2 Toros"))
    }

    @Test("si la crónica no se publica, solo lo lee quien quería publicarla")
    func cronicaFallida() async throws {
        let nadie = try #require(URL(string: "http://127.0.0.1:1"))
        let marcador = try MarcadorDePrueba(servicio: nadie)
        let respuesta = try await marcador.visita.post(partido + "/cronica", formulario: "")
        #expect(respuesta.estado == 502)
        #expect(respuesta.texto.contains(/id="mensaje-cronica"[^>]*><span>No hay conexión</))
        #expect(respuesta.texto.contains("<div id=\"aviso\" data-id=\"aviso\"></div>"))
        let otra = try await marcador.visita.get(partido + "/cronica").texto
        #expect(!otra.contains("No hay conexión"))
    }

    @Test("los árbitros se refrescan y se ven")
    func arbitros() async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post(
            "/torneos/torneo/arbitros/refrescar", formulario: "")
        #expect(respuesta.cabecera("Location") == "/torneos/torneo/arbitros")
        #expect(
            try await marcador.visita.get("/torneos/torneo/arbitros").texto.contains(
                "Lucía Herrero"))
    }

    @Test("pedir la página otra vez mientras se refresca, o justo después, no pregunta otra vez")
    func arbitrosSinGuiones() async throws {
        let marcador = try MarcadorDePrueba()
        let modelo = marcador.casa.torneos[0].mesa.arbitros
        let pagina = "/torneos/torneo/arbitros"
        #expect(try await marcador.visita.get(pagina).texto.contains("http-equiv=\"refresh\""))
        await hasta("acabar") { !modelo.refrescando }
        marcador.reloj.avanzar(ms: 4999)
        #expect(try await !marcador.visita.get(pagina).texto.contains("http-equiv=\"refresh\""))
        #expect(!modelo.refrescando)
        marcador.reloj.avanzar(ms: 1)
        #expect(try await marcador.visita.get(pagina).texto.contains("http-equiv=\"refresh\""))
        // Slow: however often the page is asked for meanwhile, the interval begins with the last.
        marcador.reloj.avanzar(ms: 60_000)
        #expect(try await marcador.visita.get(pagina).estado == 200)
        await hasta("acabar") { !modelo.refrescando }
        marcador.reloj.avanzar(ms: 4000)
        #expect(try await !marcador.visita.get(pagina).texto.contains("http-equiv=\"refresh\""))
    }

    @Test(
        "la X vuelve a donde estaba, si es de aquí",
        arguments: [
            ("http://localhost:8080/torneos/torneo/equipos/2?x=1", "/torneos/torneo/equipos/2?x=1"),
            ("http://localhost:8080/", "/"), (nil, "/torneos/torneo/partidos"),
            ("http://ejemplo.es/torneos", "/torneos/torneo/partidos"),
            ("http://localhost:8080.ejemplo.es/", "/torneos/torneo/partidos"),
            ("http://localhost:8080//ejemplo.es", "/torneos/torneo/partidos"),
            ("http://localhost:8080/\\ejemplo.es", "/torneos/torneo/partidos"),
            ("https://localhost:8080/torneos", "/torneos/torneo/partidos"),
        ] as [(String?, String)])
    func laX(referencia: String?, destino: String) async throws {
        var visita = try MarcadorDePrueba().visita
        if let referencia { visita = visita.con("Referer", referencia) }
        let respuesta = try await visita.post("/torneos/torneo/barra/cerrar", formulario: "")
        #expect(respuesta.estado == 303)
        #expect(respuesta.cabecera("Location") == destino)
    }

    @Test(
        "el idioma se elige, también quien solo mira, y no lleva a otra parte",
        arguments: [
            ("/torneos/torneo/tabla", "/torneos/torneo/tabla"),
            ("/a?b=c&d=%C3%B1", "/a?b=c&d=%C3%B1"),
            ("//ejemplo.es", "/"), ("https://ejemplo.es", "/"), ("/\\ejemplo.es", "/"),
            ("/\r\nSet-Cookie: x=1", "/"), ("ejemplo.es", "/"), ("", "/"), ("/\t/ejemplo.es", "/"),
        ])
    func idioma(volver: String, destino: String) async throws {
        let marcador = try MarcadorDePrueba()
        for visita in [marcador.visita, marcador.visita.deFuera] {
            let respuesta = try await visita.post(
                "/idioma", formulario: "idioma=en&volver=\(volver.enConsulta)")
            #expect(respuesta.estado == 303)
            #expect(respuesta.cabecera("Location") == destino)
            let galleta = try #require(respuesta.cabecera("Set-Cookie"))
            #expect(galleta.hasPrefix("idioma=en; Path=/; "))
            #expect(galleta.contains("HttpOnly") && galleta.contains("SameSite=Lax"))
        }
        let mal = try await marcador.visita.post("/idioma", formulario: "idioma=fr")
        #expect(mal.estado == 422)
        #expect(mal.cabecera("Set-Cookie") == nil)
        #expect(mal.texto.contains("es o en"))
    }
}
