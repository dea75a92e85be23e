import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("La mesa de quien organiza")
struct PruebasDeLaMesa {
    /// Four matches of two rounds; the first was played.
    private static let liga = """
        {"nombre":"Liga","equipos":[
        {"nombre":"Rayo","plantilla":[{"nombre":"Ana","dorsal":9},{"nombre":"Anna"}]},
        {"nombre":"Toros","plantilla":[{"nombre":"Iván"}]},
        {"nombre":"Lobos","plantilla":[]},{"nombre":"Osos","plantilla":[]}],
        "partidos":[
        {"local":"Rayo","visitante":"Toros","eventos":[{"tipo":"gol","minuto":5,"jugador":"Ana",
        "equipo":"Rayo"}],"ronda":"Jornada 1","fecha":"2027-05-29","hora":"10:00","campo":"Norte"},
        {"local":"Lobos","visitante":"Osos","eventos":[],"ronda":"Jornada 1","estado":"programado",
        "fecha":"2027-05-29","hora":"11:00","campo":"Norte"},
        {"local":"Toros","visitante":"Lobos","eventos":[],"ronda":"Jornada 2","estado":"programado",
        "fecha":"2027-06-05","hora":"10:00","campo":"Norte"},
        {"local":"Osos","visitante":"Rayo","eventos":[],"ronda":"Jornada 2","estado":"programado",
        "fecha":"2027-06-06","hora":"11:00","campo":"Norte"}]}
        """

    private let mesa = "/torneos/torneo/mesa"

    private func marcador() throws -> MarcadorDePrueba {
        try MarcadorDePrueba(["torneo.json": Self.liga])
    }

    private func formulario(_ campos: [String: String]) -> String {
        campos.map { "\($0)=\($1.enConsulta)" }.joined(separator: "&")
    }

    /// Looks at what would follow, then does it with the fields of that page.
    private func hacer(
        _ campos: [String: String], en camino: String, _ visita: Visita
    ) async throws -> Respuesta {
        let vista = try await visita.post(camino, formulario: formulario(campos))
        #expect(vista.estado == 200 && vista.texto.contains("id=\"hacerlo\""), "\(vista.texto)")
        return try await visita.post(camino, formulario: formulario(ocultos(vista)))
    }

    /// The hidden fields of a page of consequences, and the button that does it.
    private func ocultos(_ vista: Respuesta) -> [String: String] {
        var campos = ["seguro": "si"]
        let dentro = vista.texto.components(separatedBy: "id=\"repercusiones\"").last ?? ""
        for campo in dentro.matches(of: #/type="hidden" name="([^"]*)" value="([^"]*)"/#) {
            campos[String(campo.1)] = String(campo.2)
        }
        return campos
    }

    private func partido(_ marcador: MarcadorDePrueba, _ numero: Int) -> Partido {
        marcador.casa.torneos[0].partidos.documento.partidos[numero - 1]
    }

    @Test("todas sus páginas están para quien organiza, y lo que no existe se dice")
    func paginas() async throws {
        let visita = try marcador().visita
        for pagina in ["", "/calendario", "/partidos/2", "/equipos", "/equipos/1"] {
            let respuesta = try await visita.get(mesa + pagina)
            #expect(respuesta.estado == 200, "\(pagina)")
            #expect(respuesta.cabecera("Cache-Control") == "no-store")
        }
        for nada in ["/partidos/99", "/equipos/99"] {
            #expect(try await visita.get(mesa + nada).estado == 404)
            #expect(try await visita.post(mesa + nada, formulario: "que=mover").estado == 404)
        }
    }

    @Test("mover un partido: primero se ve el choque, luego se hace, y se deshace")
    func mover() async throws {
        let marcador = try marcador()
        let visita = marcador.visita
        let campos = ["que": "mover", "fecha": "2027-06-05", "hora": "10:15", "campo": "Norte"]
        let vista = try await visita.post(mesa + "/partidos/2", formulario: formulario(campos))
        #expect(vista.texto.contains("coinciden en Lobos") && vista.texto.contains("Norte"))
        #expect(partido(marcador, 2).ficha.programacion?.fecha.dia == 29, "todavía no")
        let hecho = try await hacer(campos, en: mesa + "/partidos/2", visita)
        #expect(hecho.estado == 303)
        #expect(partido(marcador, 2).ficha.programacion?.enTexto == "2027-06-05 10:15")
        #expect(try await visita.get("/torneos/torneo/partidos").texto.contains("10:15"))
        let ultimo = marcador.casa.torneos[0].partidos.apuntado.apuntes.count
        let deshecho = try await visita.post(
            "/torneos/torneo/historial/\(ultimo)/deshacer", formulario: "")
        #expect(deshecho.estado == 303)
        #expect(partido(marcador, 2).ficha.programacion?.enTexto == "2027-05-29 11:00")
        #expect(!(try await visita.get("/torneos/torneo/partidos").texto.contains("10:15")))
    }

    @Test("una jornada entera se mueve con la distancia entre sus días")
    func jornada() async throws {
        let marcador = try marcador()
        let hecho = try await hacer(
            ["que": "jornada", "ronda": "Jornada 2", "fecha": "2027-06-12", "minutos": "30"],
            en: mesa + "/calendario", marcador.visita)
        #expect(hecho.estado == 303)
        #expect(partido(marcador, 3).ficha.programacion?.enTexto == "2027-06-12 10:30")
        #expect(partido(marcador, 4).ficha.programacion?.enTexto == "2027-06-13 11:30")
        #expect(partido(marcador, 2).ficha.programacion?.fecha.dia == 29)
    }

    @Test("adjudicar dice antes qué cambia en la tabla; volver a jugarlo lo deja por jugar")
    func decidir() async throws {
        let marcador = try marcador()
        let visita = marcador.visita
        let campos = [
            "que": "estado", "decision": "adjudicado", "goles-local": "0", "goles-visitante": "3",
            "motivo": "alineación indebida",
        ]
        let vista = try await visita.post(mesa + "/partidos/1", formulario: formulario(campos))
        #expect(vista.texto.contains("Toros: del"))
        #expect(try await hacer(campos, en: mesa + "/partidos/1", visita).estado == 303)
        #expect(
            partido(marcador, 1).ficha.estado == .adjudicado(Marcador(local: 0, visitante: 3)))
        #expect(
            try await visita.get("/torneos/torneo/historial").texto.contains("alineación indebida"))
        let otra = ["que": "estado", "decision": "por-jugar"]
        #expect(try await hacer(otra, en: mesa + "/partidos/1", visita).estado == 303)
        #expect(partido(marcador, 1).ficha.estado == .programado)
        #expect(partido(marcador, 1).incidencias.isEmpty)
        let empezado = try await visita.post(
            "/torneos/torneo/partidos/1/empezar", formulario: "")
        #expect(empezado.estado == 303)
        let jugandose = try await visita.post(mesa + "/partidos/1", formulario: formulario(otra))
        #expect(jugandose.estado == 409)
        await marcador.parar()
    }

    @Test("añadir un partido, cambiar quién juega y sus árbitros, y quitarlo")
    func partidoNuevo() async throws {
        let marcador = try marcador()
        let visita = marcador.visita
        _ = try await hacer(
            ["que": "nuevo", "local": "1", "visitante": "3", "ronda": "Jornada 3"],
            en: mesa + "/calendario", visita)
        #expect(marcador.casa.torneos[0].partidos.cuantos == 5)
        #expect(try await visita.get("/torneos/torneo/partidos/5").estado == 200)
        _ = try await hacer(
            ["que": "rivales", "local": "4", "visitante": "3"], en: mesa + "/partidos/5", visita)
        #expect(partido(marcador, 5).local.nombre == "Osos")
        _ = try await hacer(
            ["que": "arbitros", "arbitros": "Eva Gil,  Leo ,"], en: mesa + "/partidos/5", visita)
        #expect(partido(marcador, 5).ficha.acta.arbitros == ["Eva Gil", "Leo"])
        #expect(try await visita.get(mesa + "/partidos/2").texto.contains("value=\"Eva Gil\""))
        for numero in [4, 3, 2] {
            let hecho = try await visita.post(
                "/torneos/torneo/historial/\(numero)/deshacer", formulario: "")
            #expect(hecho.estado == 303)
        }
        #expect(marcador.casa.torneos[0].partidos.cuantos == 4)
        #expect(try await visita.get("/torneos/torneo/partidos/5").estado == 404)
    }

    @Test("equipos: nombre nuevo, alta con sus partidos, retirada, unión y traspaso")
    func equipos() async throws {
        let marcador = try marcador()
        let visita = marcador.visita
        _ = try await hacer(
            ["que": "nombre", "nombre": "Rayo Nuevo"], en: mesa + "/equipos/1", visita)
        #expect(try await visita.get("/torneos/torneo/tabla").texto.contains("Rayo Nuevo"))
        _ = try await hacer(
            ["que": "union", "jugador": "1", "otro": "2"], en: mesa + "/equipos/1", visita)
        #expect(try await visita.get("/torneos/torneo/goleadores").texto.contains("Anna"))
        _ = try await hacer(
            ["que": "traspaso", "jugador": "1", "destino": "1", "dorsal": "7"],
            en: mesa + "/equipos/2", visita)
        let equipos = marcador.casa.torneos[0].partidos.equipos
        #expect(equipos[1].plantilla.isEmpty)
        #expect(equipos[0].plantilla.contains(Jugador(nombre: "Iván", dorsal: 7)))
        _ = try await hacer(["que": "alta", "nombre": "Zorros"], en: mesa + "/equipos", visita)
        #expect(marcador.casa.torneos[0].partidos.equipos.count == 5)
        let retirada = try await hacer(
            ["que": "retirada", "goles": "3"], en: mesa + "/equipos/4", visita)
        #expect(retirada.cabecera("Location")?.hasPrefix(mesa + "/equipos?hecho=") == true)
        #expect(try await visita.get(mesa + "/equipos").texto.contains("Retirado"))
        await marcador.reabrir()
        #expect(marcador.casa.torneos[0].partidos.equipos.map(\.nombre).first == "Rayo Nuevo")
    }

    @Test(
        "lo que está mal se dice junto a su casilla, con lo escrito, y no cambia nada",
        arguments: [
            ("/partidos/2", ["que": "mover", "hora": "10:00"], "f-fecha"),
            ("/partidos/2", ["que": "mover", "fecha": "mañana"], "f-fecha"),
            ("/partidos/2", ["que": "estado", "motivo": "<porque sí>"], "f-decision"),
            ("/partidos/2", ["que": "estado", "decision": "adjudicado"], "f-goles-local"),
            ("/calendario", ["que": "jornada", "ronda": "Jornada 2"], "f-fecha"),
            ("/calendario", ["que": "jornada", "ronda": "no hay", "minutos": "5"], "f-ronda"),
            (
                "/calendario", ["que": "jornada", "ronda": "Jornada 2", "minutos": "900"],
                "f-minutos"
            ),
            ("/equipos/1", ["que": "union", "jugador": "9"], "f-union-jugador"),
            ("/equipos/1", ["que": "traspaso", "jugador": "1", "destino": "9"], "f-destino"),
        ] as [(String, [String: String], String)])
    func faltas(pagina: String, campos: [String: String], falta: String) async throws {
        let marcador = try marcador()
        let antes = try marcador.casa.torneos[0].partidos.documento.aJson()
        let malo = try await marcador.visita.post(mesa + pagina, formulario: formulario(campos))
        #expect(malo.estado == 422 && malo.texto.contains("id=\"\(falta)\""), "\(malo.estado)")
        if campos["motivo"] != nil { #expect(malo.texto.contains("&lt;porque sí&gt;")) }
        #expect(try marcador.casa.torneos[0].partidos.documento.aJson() == antes)
    }

    @Test(
        "lo que el torneo no admite se dice, y no cambia nada",
        arguments: [
            ("/equipos", ["que": "alta", "nombre": "Toros"], 409),
            ("/equipos/1", ["que": "nombre", "nombre": " "], 422),
            ("/partidos/1", ["que": "rivales", "local": "3", "visitante": "4"], 409),
            ("/calendario", ["que": "nuevo", "local": "1", "visitante": "1"], 422),
            ("/calendario", ["que": "vender", "local": "1", "visitante": "2"], 400),
            ("/calendario", ["local": "1", "visitante": "2"], 400),
            ("/partidos/2", ["que": "", "fecha": "2027-06-05"], 400),
            ("/equipos", ["que": "baja", "nombre": "Zorros"], 400),
            ("/equipos/1", ["que": "x", "nombre": "Zorros"], 400),
        ] as [(String, [String: String], Int)])
    func rechazos(pagina: String, campos: [String: String], estado: Int) async throws {
        let marcador = try marcador()
        let malo = try await marcador.visita.post(mesa + pagina, formulario: formulario(campos))
        #expect(malo.estado == estado && malo.texto.contains("role=\"alert\""))
        #expect(marcador.casa.torneos[0].partidos.apuntado.apuntes.count == 1)
    }

    @Test("por la API: primero qué pasaría, luego hecho; lo que falta se dice")
    func porLaApi() async throws {
        let marcador = try marcador()
        let visita = marcador.visita
        let api = "/api/v1/torneos/torneo/cambios"
        let mover = """
            {"que":"mover","partidos":[{"partido":2,"fecha":"2027-06-05","hora":"10:15",
            "campo":"Norte"}]
            """
        let vista = try await visita.post(api, json: mover + #","prueba":true}"#)
        let dicho = try ValorJson(vista.cuerpo)
        #expect(dicho["choques"]?.elementos.isEmpty == false)
        #expect(partido(marcador, 2).ficha.programacion?.fecha.dia == 29, "todavía no")
        let hecho = try await visita.post(api, json: mover + "}")
        #expect(try ValorJson(hecho.cuerpo)["apunte"]?.numero == 2)
        #expect(partido(marcador, 2).ficha.programacion?.enTexto == "2027-06-05 10:15")
        let tarde = try await visita.post(api, json: mover + #","visto":1}"#)
        #expect(tarde.estado == 409)
        let sin = try await visita.post(api, json: #"{"que":"decidir","partido":2}"#)
        #expect(sin.estado == 422 && sin.texto.contains("decision"))
        for cuerpo in [
            #"{"que":"decidir","partido":2,"decision":"aplazado","motivo":"lluvia"}"#,
            #"{"que":"arbitros","partido":2,"arbitros":["Eva"]}"#,
            #"{"que":"partido","local":1,"visitante":3,"fecha":"2027-06-12"}"#,
            #"{"que":"rivales","partido":5,"local":3,"visitante":1}"#,
            #"{"que":"nombre","equipo":1,"nombre":"Rayo Nuevo"}"#,
            #"{"que":"alta","nombre":"Zorros"}"#, #"{"que":"retirada","equipo":4}"#,
        ] {
            #expect(try await visita.post(api, json: cuerpo).estado == 200, "\(cuerpo)")
        }
    }
}

extension Programacion {
    /// Day and time, `2027-05-30 10:30`.
    var enTexto: String {
        [fecha.description, hora?.description].compactMap(\.self).joined(separator: " ")
    }
}
