import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Quién apuntó qué")
struct PruebasDeAutores {
    private static let documento = """
        {"nombre":"Copa","equipos":[
        {"nombre":"Rayo","plantilla":[{"nombre":"Ana"}]},
        {"nombre":"Toros","plantilla":[{"nombre":"Iván"}]}],
        "partidos":[{"local":"Rayo","visitante":"Toros","eventos":[],"estado":"programado"},
        {"local":"Toros","visitante":"Rayo","eventos":[],"estado":"programado"}]}
        """
    private static let deUno = Papel.anotador(torneo: "torneo", .partido(1))

    /// Undoes the entry of a number.
    private func deshacer(_ numero: Int, _ visita: Visita) async throws -> Int {
        try await visita.post("/torneos/torneo/historial/\(numero)/deshacer", formulario: "").estado
    }

    @Test("cada apunte dice de quién es, con el nombre de su enlace y nunca con su secreto")
    func autores() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let encargo = Puertas.Encargo(papel: Self.deUno, plazo: 1_000_000, nota: "Marta | 2")
        let hecho = try #require(try await marcador.puertas.hacer([encargo]).first)
        let marta = marcador.visita.deFuera.con("Authorization", "Bearer \(hecho.secreto)")
        let gol = "/api/v1/torneos/torneo/partidos/1/goles"
        #expect(try await marta.post(gol, json: #"{"lado":"local"}"#).estado == 201)
        #expect(try await marcador.visita.post(gol, json: #"{"lado":"local"}"#).estado == 201)
        let organizador = try await marcador.invitado(.organizador)
        _ = try await organizador.post(
            "/torneos/torneo/partidos/2/resultado", formulario: "local=1&visitante=0")
        let historial = try await organizador.get("/torneos/torneo/historial").texto
        #expect(historial.contains("Anotador · Partido n.º 1 (Marta / 2)"))
        #expect(historial.contains("este ordenador"))
        #expect(historial.contains("Organizador"))
        let apuntes = try await organizador.get("/api/v1/torneos/torneo/apuntes")
        let quienes = try ValorJson(apuntes.cuerpo).elementos.map { $0["quien"]?.texto }
        #expect(
            quienes == [
                "este ordenador", "Anotador · Partido n.º 1 (Marta / 2)", "este ordenador",
                "Organizador",
            ])
        #expect(!apuntes.texto.contains(hecho.secreto) && !historial.contains(hecho.secreto))
        #expect(apuntes.texto.contains(hecho.enlace.id.description))
        await marcador.reabrir()
        let despues = try await marcador.visita.get("/torneos/torneo/historial").texto
        #expect(despues.contains("Anotador · Partido n.º 1 (Marta / 2)"))
    }

    @Test("un torneo lo empieza quien lo hace: con su enlace, y no este ordenador")
    func delTorneo() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let secreto = try await marcador.enlace(.organizador).secreto
        let api = marcador.visita.deFuera.con("Authorization", "Bearer \(secreto)")
        let creado = try await api.post(
            "/api/v1/torneos", json: #"{"nombre":"Nuevo","equipos":["Uno","Dos"]}"#)
        #expect(creado.estado == 201)
        let navegador = try await marcador.invitado(.organizador)
        for (ruta, formulario) in [
            ("/ejemplo", ""), ("/nuevo", "paso=3&ir=crear&nombre=Copa&equipos=Uno%0ADos"),
            ("/importar", "texto=\(Self.documento.enConsulta)"),
        ] {
            #expect(try await navegador.post(ruta, formulario: formulario).estado == 303, "\(ruta)")
        }
        let nuevos = marcador.casa.torneos.filter { $0.id != "torneo" }
        #expect(nuevos.count == 4)
        for torneo in nuevos {
            let quienes = torneo.partidos.apuntado.apuntes.map(\.autor.texto.espanol)
            #expect(quienes == ["Organizador"], "\(torneo.id)")
        }
    }

    @Test("con contraseña también se sabe, y el final de un partido lo apunta el reloj")
    func otrosAutores() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        try await marcador.puertas.ponerContrasena("una bien larga")
        let respuesta = try await marcador.visita.deFuera.post(
            "/entrar", formulario: "contrasena=una+bien+larga")
        let dentro = marcador.visita.deFuera.con("Cookie", try #require(respuesta.galleta))
        _ = try await dentro.post("/torneos/torneo/partidos/1/empezar", formulario: "")
        for _ in 0..<90 { await marcador.pasar(minutos: 1) }
        let partidos = marcador.casa.torneos[0].partidos
        await hasta("el final") { partidos.partido(id: 1)?.ficha.estado == .finalizado }
        #expect(partidos.apuntado.apuntes.map(\.autor) == [.esteOrdenador, .conContrasena, .reloj])
    }

    @Test("con un enlace se deshace y se rehace lo marcado con él, y nada de otros")
    func loSuyo() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let suyo = try await marcador.invitado(Self.deUno)
        let otro = try await marcador.invitado(Self.deUno)
        let jefe = try await marcador.invitado(.organizador)
        let partidos = marcador.casa.torneos[0].partidos
        let goles = "/torneos/torneo/partidos/1/goles"
        _ = try await suyo.post(goles, formulario: "lado=local")
        #expect(try await suyo.get("/torneos/torneo/partidos/1").texto.contains("deshacer-gol"))
        #expect(try await !otro.get("/torneos/torneo/partidos/1").texto.contains("deshacer-gol"))
        #expect(try await jefe.get("/torneos/torneo/partidos/1").texto.contains("deshacer-gol"))
        #expect(try await deshacer(2, otro) == 403)
        #expect(try await deshacer(2, marcador.visita.deFuera) == 403)
        #expect(try await deshacer(2, suyo) == 303)
        #expect(try await deshacer(3, otro) == 403)
        #expect(try await deshacer(3, suyo) == 303, "rehacer lo propio")
        #expect(try await deshacer(2, jefe) == 303)
        #expect(try await deshacer(5, suyo) == 403, "lo que deshizo el organizador")
        #expect(partidos.partido(id: 1)?.marcador() == Marcador(local: 0, visitante: 0))
        _ = try await jefe.post(
            "/torneos/torneo/partidos/1/resultado", formulario: "local=1&visitante=0")
        #expect(try await deshacer(6, suyo) == 403)
        #expect(try await deshacer(99, suyo) == 403, "de qué partido es, no se sabe")
        #expect(try await deshacer(99, jefe) == 404)
    }

    @Test("un capitán deshace sus cambios de plantilla y no los de otro equipo")
    func capitan() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let suyo = try await marcador.invitado(.capitan(torneo: "torneo", equipo: 1))
        let otro = try await marcador.invitado(.capitan(torneo: "torneo", equipo: 2))
        let plantilla = "/torneos/torneo/equipos/1/plantilla"
        let alta = try await suyo.post(plantilla, formulario: "accion=alta&nombre=Eva")
        #expect(alta.estado == 303)
        #expect(try await deshacer(2, otro) == 403)
        #expect(try await deshacer(2, suyo) == 303)
        #expect(marcador.casa.torneos[0].partidos.equipos[0].plantilla.count == 1)
    }

    @Test("un resultado con id se pone una vez; el id de otra cosa se rechaza")
    func resultadoConId() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let camino = "/api/v1/torneos/torneo/partidos/1/resultado"
        let id = #""id":"0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10""#
        let primera = try await marcador.visita.post(
            camino, json: #"{"local":2,"visitante":1,\#(id)}"#)
        let cuantos = marcador.casa.torneos[0].partidos.apuntado.apuntes.count
        let segunda = try await marcador.visita.post(
            camino, json: #"{"local":2,"visitante":1,\#(id)}"#)
        #expect(primera.estado == 200 && segunda.estado == 200)
        #expect(primera.cuerpo == segunda.cuerpo)
        #expect(marcador.casa.torneos[0].partidos.apuntado.apuntes.count == cuantos)
        let otra = try await marcador.visita.post(
            "/api/v1/torneos/torneo/partidos/2/resultado",
            json: #"{"local":0,"visitante":0,\#(id)}"#)
        #expect(otra.estado == 409 && otra.texto.contains("n.º 2"))
    }
}
