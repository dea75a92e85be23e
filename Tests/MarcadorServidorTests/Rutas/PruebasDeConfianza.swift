import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Confirmar resultados")
struct PruebasDeConfianza {
    private static let documento = """
        {"nombre":"Copa","equipos":[
        {"nombre":"Rayo","plantilla":[{"nombre":"Ana"}]},
        {"nombre":"Toros","plantilla":[{"nombre":"Iván"}]}],
        "partidos":[{"local":"Rayo","visitante":"Toros","ronda":"Jornada 1",
        "fecha":"2026-09-05","eventos":[]}]}
        """
    private let pagina = "/torneos/torneo/partidos/1"
    private let api = "/api/v1/torneos/torneo/partidos/1"

    @Test("de provisional a confirmado, y de vuelta con motivo, a la vista de todos")
    func camino() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let publico = marcador.visita.deFuera
        #expect(try await !publico.get(pagina).texto.contains("Provisional"), "lo importado")
        let arbitro = try await marcador.invitado(.arbitro(torneo: "torneo", partido: 1))
        let puesto = try await arbitro.post(
            "\(pagina)/resultado", formulario: "local=2&visitante=1")
        #expect(puesto.estado == 303)
        for camino in [pagina, "/torneos/torneo/partidos", "/torneos/torneo/tabla"] {
            #expect(try await publico.get(camino).texto.contains("rovisional"), "\(camino)")
        }
        #expect(try await publico.get(api).texto.contains(#""confianza":"provisional""#))
        #expect(try await arbitro.get(pagina).texto.contains("confirmar-resultado"))
        #expect(try await !publico.get(pagina).texto.contains("confirmar-resultado"))
        #expect(try await arbitro.post("\(pagina)/confirmar", formulario: "").estado == 303)
        let despues = try await publico.get(pagina).texto
        #expect(despues.contains("definitivo") && !despues.contains("rovisional"))
        let lista = try await publico.get("/torneos/torneo/partidos").texto
        #expect(!lista.contains("Provisional"))
        let tabla = try await publico.get("/torneos/torneo/tabla").texto
        #expect(!tabla.contains("resultado provisional"))
        #expect(try await publico.get(api).texto.contains(#""confianza":"confirmado""#))
        let tarde = try await arbitro.post(
            "\(pagina)/resultado", formulario: "local=3&visitante=1&motivo=porque+si")
        #expect(tarde.estado == 403)
        #expect(
            try await arbitro.post("\(pagina)/desconfirmar", formulario: "motivo=x").estado == 403)
        let organizador = try await marcador.invitado(.organizador)
        let sinMotivo = try await organizador.post(
            "\(pagina)/resultado", formulario: "local=3&visitante=1")
        #expect(sinMotivo.estado == 409)
        #expect(
            sinMotivo.texto.contains(
                "id=\"local-goles\" min=\"0\" max=\"999\" inputmode=\"numeric\" value=\"3\""))
        let cambiado = try await organizador.post(
            "\(pagina)/resultado", formulario: "local=3&visitante=1&motivo=Un+%3Cgol%3E+de+mas")
        #expect(cambiado.estado == 303)
        let final = try await publico.get(pagina).texto
        #expect(final.contains("Cambiado después de confirmarse: Un &lt;gol&gt; de mas"))
        let fuera = try await organizador.post(
            "\(api)/desconfirmar", json: #"{"motivo":"Reclamación"}"#)
        #expect(fuera.estado == 200 && fuera.texto.contains("Reclamación"))
        #expect(
            try await marcador.guardado().partidos[0].ficha.acta.motivoDelCambio == "Reclamación")
    }

    @Test("confirmado, no se marcan goles ni se empieza otra vez")
    func sinGoles() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        #expect(try await visita.post("\(api)/confirmar", json: "{}").estado == 200)
        let gol = try await visita.post("\(api)/goles", json: #"{"lado":"local"}"#)
        #expect(gol.estado == 409 && gol.texto.contains("confirmado"))
        #expect(try await visita.post("\(api)/empezar", json: "{}").estado == 409)
        #expect(marcador.casa.torneos[0].directo(1) == nil)
        #expect(
            marcador.casa.torneos[0].mesa.pantallas.pantalla(1).marcadorVisible
                == Marcador(local: 0, visitante: 0))
    }

    @Test("confirmar dos veces con el mismo id es una; sin id, se dice que ya lo está")
    func repetido() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let cuerpo = #"{"id":"0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"}"#
        for _ in 1...2 {
            let hecho = try await marcador.visita.post("\(api)/confirmar", json: cuerpo)
            #expect(hecho.estado == 200)
        }
        #expect(marcador.casa.torneos[0].partidos.apuntado.apuntes.count == 2)
        let otra = try await marcador.visita.post("\(api)/confirmar", json: "{}")
        #expect(otra.estado == 409)
        #expect(try await marcador.visita.post("\(api)/desconfirmar", json: "{}").estado == 422)
    }

    @Test(
        "deshacer lo que es parte de lo confirmado pide un motivo, que se ve; solo a quien organiza"
    )
    func deshacer() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        let arbitro = try await marcador.invitado(.arbitro(torneo: "torneo", partido: 1))
        _ = try await visita.post("\(api)/goles", json: #"{"lado":"local","minuto":3}"#)
        _ = try await visita.post("\(api)/resultado", json: #"{"local":1,"visitante":0}"#)
        #expect(try await arbitro.post("\(pagina)/confirmar", formulario: "").estado == 303)
        let historial = "/torneos/torneo/historial"
        let paginaDelHistorial = try await visita.get(historial).texto
        for numero in 2...4 {
            let deshacer = "\(historial)/\(numero)/deshacer"
            #expect(paginaDelHistorial.contains("id=\"motivo-\(numero)\""), "\(numero)")
            let sin = try await visita.post(deshacer, formulario: "")
            #expect(sin.estado == 409 && sin.texto.contains("está confirmado"), "\(numero)")
            #expect(try await visita.post(deshacer, formulario: "motivo=+").estado == 422)
            #expect(
                try await arbitro.post(deshacer, formulario: "motivo=porque+si").estado == 403,
                "ni lo suyo")
        }
        #expect(marcador.casa.torneos[0].partidos.apuntado.apuntes.count == 4)
        let gol = marcador.casa.torneos[0].partidos.apuntado.apuntes[1].id
        let sinMotivo = try await visita.post(
            "/api/v1/torneos/torneo/apuntes/\(gol)/anular", json: "{}")
        #expect(sinMotivo.estado == 409)
        let hecho = try await visita.post(
            "/api/v1/torneos/torneo/apuntes/\(gol)/anular", json: #"{"motivo":"No fue <gol>"}"#)
        #expect(hecho.estado == 201 && hecho.texto.contains("por No fue"))
        let publica = try await visita.deFuera.get(pagina).texto
        #expect(publica.contains("Cambiado después de confirmarse: No fue &lt;gol&gt;"))
        let confirmacion = try await visita.post(
            "\(historial)/4/deshacer", formulario: "motivo=Era+otro+partido")
        #expect(confirmacion.estado == 303)
        #expect(try await visita.deFuera.get(pagina).texto.contains("Era otro partido"))
        #expect(try await visita.get(historial).texto.contains("por Era otro partido"))
    }

    @Test("con el resultado confirmado no se ofrece marcar, y la mesa lo cambia con su motivo")
    func enLaMesa() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        let mesa = "/torneos/torneo/mesa/partidos/1"
        let decidir = "que=estado&decision=adjudicado&goles-local=0&goles-visitante=3&seguro=si"
        #expect(try await visita.get(pagina).texto.contains("id=\"gol-local\""))
        #expect(try await !visita.get(mesa).texto.contains("hace falta un motivo"))
        _ = try await visita.post("\(pagina)/resultado", formulario: "local=2&visitante=1")
        _ = try await visita.post("\(pagina)/confirmar", formulario: "")
        let suya = try await visita.get(pagina).texto
        for boton in ["gol-local", "gol-visitante", "empezar", "deshacer-gol"] {
            #expect(!suya.contains("id=\"\(boton)\""), "\(boton)")
        }
        #expect(try await visita.get(mesa).texto.contains("hace falta un motivo"))
        let sin = try await visita.post(mesa, formulario: decidir)
        #expect(sin.estado == 409 && sin.texto.contains("quien organiza escribe el motivo"))
        let con = try await visita.post(mesa, formulario: decidir + "&motivo=Alineacion+indebida")
        #expect(con.estado == 303)
        let publica = try await visita.deFuera.get(pagina).texto
        #expect(publica.contains("Cambiado después de confirmarse: Alineacion indebida"))
    }

    @Test("al deshacer lo que nadie ha confirmado no queda ningún motivo")
    func sinPedirlo() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        _ = try await visita.post("\(api)/goles", json: #"{"lado":"local"}"#)
        let deshecho = try await visita.post(
            "/torneos/torneo/historial/2/deshacer", formulario: "motivo=Hola")
        #expect(deshecho.estado == 303)
        #expect(try await !visita.get(pagina).texto.contains("Hola"))
        #expect(try await !visita.get("/torneos/torneo/historial").texto.contains("Hola"))
    }
}
