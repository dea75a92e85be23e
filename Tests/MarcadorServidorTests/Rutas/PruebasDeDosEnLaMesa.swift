import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Dos personas en la mesa")
struct PruebasDeDosEnLaMesa {
    private static let liga = """
        {"nombre":"Liga","equipos":[{"nombre":"Rayo","plantilla":[]},
        {"nombre":"Toros","plantilla":[]},{"nombre":"Lobos","plantilla":[]}],"partidos":[
        {"local":"Rayo","visitante":"Toros","eventos":[],"estado":"programado",
        "fecha":"2027-05-29","hora":"10:00","campo":"Norte"},
        {"local":"Toros","visitante":"Lobos","eventos":[],"estado":"programado",
        "fecha":"2027-05-29","hora":"10:00","campo":"Norte"}]}
        """
    private let mesa = "/torneos/torneo/mesa"

    private func partido(_ marcador: MarcadorDePrueba, _ numero: Int) -> Partido {
        marcador.casa.torneos[0].partidos.documento.partidos[numero - 1]
    }

    private func cuantos(_ marcador: MarcadorDePrueba) -> Int {
        marcador.casa.torneos[0].partidos.apuntado.apuntes.count
    }

    /// A form of a page as it was when the page was opened, filled in.
    private func abrir(
        _ que: String, _ escrito: [String: String], en camino: String, _ visita: Visita
    ) async throws -> [String: String] {
        let pagina = try await visita.get(camino).texto
        let visto = try #require(pagina.firstMatch(of: #/name="visto" value="(\d+)"/#))
        return escrito.merging(["que": que, "visto": String(visto.1)]) { uno, _ in uno }
    }

    private func enviar(
        _ campos: [String: String], a camino: String, _ visita: Visita
    ) async throws -> Respuesta {
        try await visita.post(
            camino,
            formulario: campos.map { "\($0)=\($1.enConsulta)" }.joined(separator: "&"))
    }

    @Test("quien abrió antes y mira después lo que pasaría ve que otro lo ha cambiado")
    func alVer() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.liga])
        let visita = marcador.visita
        let suyo = mesa + "/partidos/1"
        let uno = try await abrir(
            "mover", ["fecha": "2027-06-01", "hora": "09:00", "campo": "Norte"], en: suyo, visita)
        let otro = try await abrir(
            "mover", ["fecha": "2027-06-02", "hora": "09:00", "campo": "Sur"], en: suyo, visita)
        let aparte = try await abrir(
            "arbitros", ["arbitros": "Eva"], en: mesa + "/partidos/2", visita)
        let ficha = ["seguro": "si", "ficha": "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"]
        #expect(try await enviar(uno, a: suyo, visita).texto.contains("id=\"hacerlo\""))
        let hecho = try await enviar(uno.merging(ficha) { $1 }, a: suyo, visita)
        #expect(hecho.estado == 303)
        let repetido = try await enviar(uno.merging(ficha) { $1 }, a: suyo, visita)
        #expect(repetido.estado == 303, "lo mismo dos veces se hace una")
        let conOtraCosa = try await enviar(otro.merging(ficha) { $1 }, a: suyo, visita)
        #expect(conOtraCosa.estado == 409, "la misma ficha no hace otra cosa")
        let vista = try await enviar(otro, a: suyo, visita)
        #expect(vista.estado == 409 && !vista.texto.contains("id=\"hacerlo\""))
        #expect(vista.texto.contains("Mar 1 jun 2027, 09:00"), "qué ha cambiado")
        #expect(vista.texto.contains("value=\"2027-06-02\""), "lo escrito sigue ahí")
        #expect(vista.texto.contains("value=\"Sur\""))
        #expect(partido(marcador, 1).ficha.programacion?.enTexto == "2027-06-01 09:00")
        let seguro = ["seguro": "si"]
        let otraVez = try await enviar(
            aparte.merging(seguro) { $1 }, a: mesa + "/partidos/2", visita)
        #expect(otraVez.estado == 303, "lo de otro partido no estorba")
        #expect(cuantos(marcador) == 3)
    }

    @Test(
        "quien ya miró lo que pasaría y tarda en decir que sí también se entera, y su página dice lo último"
    )
    func alHacer() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.liga])
        let visita = marcador.visita
        let suyo = mesa + "/partidos/1"
        let nombres = try await abrir("arbitros", ["arbitros": "Leo"], en: suyo, visita)
        let vista = try await enviar(nombres, a: suyo, visita).texto
        #expect(vista.contains("name=\"visto\" value=\"1\""), "lo visto al abrir, no al mirar")
        _ = try await visita.post(
            "/api/v1/torneos/torneo/cambios",
            json: #"{"que":"arbitros","partido":1,"arbitros":["Eva"]}"#)
        let tarde = try await enviar(nombres.merging(["seguro": "si"]) { $1 }, a: suyo, visita)
        #expect(tarde.estado == 409 && tarde.texto.contains("Arbitra Eva"))
        #expect(tarde.texto.contains("value=\"Leo\"") && tarde.texto.contains("id=\"ultimos\""))
        #expect(partido(marcador, 1).ficha.acta.arbitros == ["Eva"])
        let deNuevo = try await abrir("arbitros", ["arbitros": "Leo"], en: suyo, visita)
        let hecho = try await enviar(deNuevo.merging(["seguro": "si"]) { $1 }, a: suyo, visita)
        #expect(hecho.estado == 303)
        #expect(try await visita.get(suyo).texto.contains("Arbitra Leo"), "lo ve quien puso a Eva")
    }

    @Test("después de hacerlo se dice qué se ha hecho, y se deshace y se rehace ahí mismo")
    func hecho() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.liga])
        let visita = marcador.visita
        let hecho = try await enviar(
            ["que": "arbitros", "arbitros": "Eva", "seguro": "si"], a: mesa + "/partidos/1", visita)
        let camino = try #require(hecho.cabecera("Location"))
        #expect(camino == mesa + "/partidos/1?hecho=2")
        let pagina = try await visita.get(camino).texto
        #expect(pagina.contains("id=\"hecho\"") && pagina.contains("Hecho: Arbitra Eva"))
        #expect(pagina.contains("action=\"/torneos/torneo/historial/2/deshacer\""))
        let deshecho = try await enviar(
            ["volver": mesa + "/partidos/1"], a: "/torneos/torneo/historial/2/deshacer", visita)
        let vuelta = try #require(deshecho.cabecera("Location"))
        #expect(vuelta == mesa + "/partidos/1?hecho=3")
        #expect(partido(marcador, 1).ficha.acta.arbitros.isEmpty)
        #expect(try await visita.get(vuelta).texto.contains(">Rehacer<"))
        #expect(try await !visita.get(camino).texto.contains("id=\"hecho\""), "ya no cuenta")
        let fuera = try await enviar(
            ["volver": "//otra.parte/mesa"], a: "/torneos/torneo/historial/3/deshacer", visita)
        #expect(fuera.cabecera("Location") == "/torneos/torneo/historial")
    }

    @Test("cambiar un nombre no cuenta choques que ya estaban; uno casi igual se avisa")
    func nombres() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.liga])
        let visita = marcador.visita
        let nombre = try await enviar(
            ["que": "nombre", "nombre": "Toros Nuevos"], a: mesa + "/equipos/2", visita)
        #expect(nombre.estado == 200 && !nombre.texto.contains("coinciden"))
        let mover = try await enviar(
            ["que": "mover", "fecha": "2027-05-29", "hora": "10:05", "campo": "Norte"],
            a: mesa + "/partidos/1", visita)
        #expect(mover.texto.contains("coinciden"), "lo que se mueve sí")
        for parecido in ["rayo", "Ráyo", "RAYO ", "Ra yo"] {
            let alta = try await enviar(
                ["que": "alta", "nombre": parecido], a: mesa + "/equipos", visita)
            #expect(alta.texto.contains("se confundiría"), "\(parecido)")
        }
        let mismo = try await enviar(
            ["que": "nombre", "nombre": "rayo"], a: mesa + "/equipos/1", visita)
        #expect(mismo.estado == 200 && !mismo.texto.contains("se confundiría"))
    }

    @Test("los resultados provisionales de una jornada se confirman a la vez, vistos antes")
    func confirmarVarios() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.liga])
        let visita = marcador.visita
        #expect(try await !visita.get(mesa + "/calendario").texto.contains("confirmar-varios"))
        for numero in 1...2 {
            _ = try await visita.post(
                "/torneos/torneo/partidos/\(numero)/resultado", formulario: "local=1&visitante=0")
        }
        let pagina = try await visita.get(mesa + "/calendario").texto
        #expect(pagina.contains("Confirmar sus 2 resultados provisionales"))
        #expect(pagina.contains("name=\"partidos\" value=\"1,2\""))
        let campos = try await abrir(
            "confirmar", ["partidos": "1,2"], en: mesa + "/calendario", visita)
        let seguro = campos.merging(["seguro": "si"]) { $1 }
        #expect(
            try await enviar(campos, a: mesa + "/calendario", visita).texto.contains(
                "2 resultados confirmados, partidos n.º 1, 2"))
        _ = try await visita.post(
            "/torneos/torneo/partidos/2/resultado", formulario: "local=5&visitante=0")
        let tarde = try await enviar(seguro, a: mesa + "/calendario", visita)
        #expect(tarde.estado == 409, "no se confirma lo que no se ha visto")
        let deNuevo = try await abrir(
            "confirmar", ["partidos": "1,2", "seguro": "si"], en: mesa + "/calendario", visita)
        #expect(try await enviar(deNuevo, a: mesa + "/calendario", visita).estado == 303)
        for numero in 1...2 { #expect(partido(marcador, numero).confianza == .confirmado) }
        #expect(
            try await enviar(deNuevo, a: mesa + "/calendario", visita).estado == 409,
            "ya lo están")
        let malo = try await enviar(
            ["que": "confirmar", "partidos": "9"], a: mesa + "/calendario", visita)
        #expect(malo.estado == 404)
    }

    @Test("quien organiza añade y quita partidos de sanción, con motivo, a la vista de todos")
    func sanciones() async throws {
        let copa = Self.liga.replacing(
            #""nombre":"Rayo","plantilla":[]"#,
            with: #""nombre":"Rayo","plantilla":[{"nombre":"Ana"}]"#)
        let marcador = try MarcadorDePrueba(["torneo.json": copa])
        let visita = marcador.visita
        let suya = ["que": "sancion", "jugador": "1", "cuantos": "1", "seguro": "si"]
        let sin = try await enviar(suya, a: mesa + "/equipos/1", visita)
        #expect(sin.estado == 422 && sin.texto.contains("f-sancion-motivo"))
        let con = suya.merging(["sentido": "anadir", "motivo": "Insultos"]) { $1 }
        #expect(try await enviar(con, a: mesa + "/equipos/1", visita).estado == 303)
        let equipo = try await visita.deFuera.get("/torneos/torneo/equipos/1").texto
        #expect(equipo.contains("decisión del organizador, Insultos"))
        #expect(equipo.contains("se pierde este partido"))
        let api = try await visita.deFuera.get("/api/v1/torneos/torneo/sanciones").texto
        #expect(api.contains(#""causa":"decision""#) && api.contains(#""motivo":"Insultos""#))
        let quita = suya.merging(["sentido": "quitar", "motivo": "Recurso"]) { $1 }
        #expect(try await enviar(quita, a: mesa + "/equipos/1", visita).estado == 303)
        let despues = try await visita.deFuera.get("/torneos/torneo/equipos/1").texto
        #expect(despues.contains("Se le perdona 1 partido: Recurso."))
        #expect(!despues.contains("se pierde este partido"))
        #expect(try await enviar(quita, a: mesa + "/equipos/1", visita).estado == 409, "no hay más")
    }
}
