import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Lo que se escribe en formularios y en la API")
struct PruebasDeLoEscrito {
    private static let documento = """
        {"nombre":"Copa","equipos":[{"nombre":"Rayo"},{"nombre":"Toros"},{"nombre":"Lobos"}],
        "partidos":[{"local":"Rayo","visitante":"Toros","eventos":[],"estado":"programado"}]}
        """
    private static let api = "/api/v1/torneos/torneo"
    private static let largo = String(repeating: "a", count: 5000)
    private static let torcido = "Sur\u{202E}oN"

    /// Every member of the API that people write into, and how it is sent.
    nonisolated private static let cuerpos: [(String, String)] = [
        ("/cambios", #"{"que":"mover","partidos":[{"partido":1,"campo":"*"}]}"#),
        ("/cambios", #"{"que":"mover","partidos":[{"partido":1,"campo":"*"}],"prueba":true}"#),
        ("/cambios", #"{"que":"partido","local":1,"visitante":3,"campo":"*"}"#),
        ("/cambios", #"{"que":"partido","local":1,"visitante":3,"ronda":"*"}"#),
        ("/cambios", #"{"que":"partido","local":1,"visitante":3,"grupo":"*"}"#),
        ("/cambios", #"{"que":"arbitros","partido":1,"arbitros":["*"]}"#),
        ("/cambios", #"{"que":"alta","nombre":"*"}"#),
        ("/cambios", #"{"que":"nombre","equipo":1,"nombre":"*"}"#),
        ("/cambios", #"{"que":"decidir","partido":1,"decision":"anulado","motivo":"*"}"#),
        ("/equipos/1/plantilla", #"{"accion":"alta","nombre":"*"}"#),
    ]

    @Test("ni la API ni una vista previa toman lo que no cabe o no se ve", arguments: cuerpos)
    func porLaApi(camino: String, cuerpo: String) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        for texto in [Self.largo, Self.torcido] {
            let respuesta = try await marcador.visita.post(
                Self.api + camino, json: cuerpo.replacing("*", with: texto))
            #expect(respuesta.estado == 422, "\(cuerpo) \(respuesta.texto)")
            #expect(respuesta.texto.utf8.count < 2000)
        }
        #expect(marcador.casa.torneos[0].partidos.apuntado.apuntes.count == 1)
    }

    @Test("ni un torneo nuevo, ni uno importado, ni una crónica")
    func enteros() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        for texto in [Self.largo, Self.torcido] {
            let nuevo = try await visita.post(
                "/api/v1/torneos", json: #"{"nombre":"Copa","equipos":["Rayo","\#(texto)"]}"#)
            #expect(nuevo.estado == 422)
            let fichero =
                Self.documento.replacing("Lobos", with: texto)
                .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let importado = try await visita.post("/importar", formulario: "texto=\(fichero)")
            #expect(importado.estado == 422)
            let cronica = try await visita.post(
                "/api/v1/posts", json: #"{"userId":1,"title":"\#(texto)","body":"b"}"#)
            #expect(cronica.estado == 422)
        }
        #expect(marcador.casa.torneos.count == 1)
    }

    @Test("la nota de un enlace se queda sin lo que no se ve")
    func nota() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcador.visita.post(
            "/torneos/torneo/enlaces", formulario: "papel=arbitro&dias=7&nota=A%E2%80%AEna")
        #expect(marcador.puertas.registro.enlaces.map(\.nota) == ["Ana"])
    }

    @Test("el enlace del árbitro de un partido lleva su nombre")
    func arbitro() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        _ = try await marcador.visita.post(
            "\(Self.api)/cambios", json: #"{"que":"arbitros","partido":1,"arbitros":["Eva Pita"]}"#)
        let pagina = try await marcador.visita.get("/torneos/torneo/enlaces").texto
        #expect(pagina.contains("<option value=\"arbitro:1\">Eva Pita · Partido n.º 1"))
        for (nota, dicha) in [("", "Eva Pita"), ("Otra", "Otra")] {
            _ = try await marcador.visita.post(
                "/torneos/torneo/enlaces", formulario: "papel=arbitro:1&dias=7&nota=\(nota)")
            #expect(marcador.puertas.registro.enlaces.last?.nota == dicha)
        }
    }

    @Test("una hora que los relojes se saltan no se toma; de la que pasa dos veces se dice cuál es")
    func cambioDeHora() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        func mover(_ dia: String, _ hora: String, _ zona: String = "Europe/Madrid") -> String {
            #"{"que":"mover","partidos":[{"partido":1,"fecha":"\#(dia)","hora":"\#(hora)","#
                + #""zona":"\#(zona)"}]}"#
        }
        for (dia, hora, zona) in [
            ("2027-03-28", "02:30", "Europe/Madrid"), ("2027-03-28", "02:00", "Europe/Madrid"),
            ("2027-03-14", "02:59", "America/New_York"),
        ] {
            let malo = try await visita.post(
                "\(Self.api)/cambios", json: mover(dia, hora, zona))
            #expect(malo.estado == 422 && malo.texto.contains("no existe en \(zona)"))
        }
        let pagina = "/torneos/torneo/partidos/1"
        for (dia, hora, dosVeces) in [
            ("2027-03-28", "03:00", false), ("2027-03-28", "01:59", false),
            ("2027-10-31", "02:30", true), ("2027-10-31", "03:00", false),
        ] {
            let bueno = try await visita.post("\(Self.api)/cambios", json: mover(dia, hora))
            #expect(bueno.estado == 200, "\(dia) \(hora) \(bueno.texto)")
            let texto = try await visita.get(pagina).texto
            #expect(texto.contains("la primera de las dos") == dosVeces, "\(dia) \(hora)")
        }
        let sinZona = try await visita.post(
            "\(Self.api)/cambios",
            json:
                #"{"que":"mover","partidos":[{"partido":1,"fecha":"2027-03-28","hora":"02:30"}]}"#)
        #expect(sinZona.estado == 200, "de nadie se sabe qué relojes")
    }

    @Test("un torneo nuevo empieza con quien lo hizo")
    func primerApunte() async throws {
        let marcador = try MarcadorDePrueba()
        let ana = try await marcador.enlace(.organizador)
        let visita = marcador.visita.deFuera.con("Authorization", "Bearer \(ana.secreto)")
        let hecho = try await visita.post(
            "/api/v1/torneos", json: #"{"nombre":"Copa Nueva","equipos":["Rayo","Toros"]}"#)
        #expect(hecho.estado == 201)
        let torneo = try #require(marcador.casa.torneos.last)
        #expect(torneo.partidos.apuntado.apuntes.first?.autor.enlace == ana.enlace.id)
    }

    @Test("de la página del partido se va a su mesa, si se organiza")
    func aLaMesa() async throws {
        let marcador = try MarcadorDePrueba()
        let enlace = "href=\"/torneos/torneo/mesa/partidos/1\""
        let partido = "/torneos/torneo/partidos/1"
        #expect(try await marcador.visita.get(partido).texto.contains(enlace))
        for papel in [
            nil, Papel.anotador(torneo: "torneo", .partido(1)), .arbitro(torneo: "torneo"),
        ] {
            let otro = try await marcador.invitado(papel)
            #expect(try await !otro.get(partido).texto.contains(enlace))
        }
    }
}
