import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Un torneo nuevo en el navegador")
struct PruebasDeNuevoTorneo {
    private let ficha = "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"

    private func campos(_ otros: [String: String]) -> String {
        var campos = [
            "ficha": ficha, "nombre": "Copa Ñandú", "zona": "Europe/Madrid",
            "equipos": (1...8).map { "Equipo \($0)" }.joined(separator: "\n"),
        ]
        campos.merge(otros) { $1 }
        return campos.map { "\($0)=\($1.enConsulta)" }.joined(separator: "&")
    }

    @Test("los tres pasos: se crea, sale en la lista, se puede compartir y sigue tras reiniciar")
    func tresPasos() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        #expect(try await visita.get("/").texto.contains("href=\"/nuevo\""))
        #expect(try await visita.get("/nuevo").texto.contains("name=\"nombre\""))
        let dos = try await visita.post(
            "/nuevo", formulario: campos(["paso": "1", "ir": "2", "equipos": ""]))
        #expect(dos.estado == 200 && dos.texto.contains("id=\"c-equipos\""))
        let tres = try await visita.post("/nuevo", formulario: campos(["paso": "2", "ir": "3"]))
        #expect(tres.texto.contains("28 partidos en 7 jornadas"))
        let creado = try await visita.post(
            "/nuevo", formulario: campos(["paso": "3", "ir": "crear"]))
        #expect(creado.estado == 303)
        #expect(
            try Data(contentsOf: marcador.carpeta.appending(path: "torneos/copa-nandu.json"))
                .isEmpty == false, "el fichero está desde que se crea, no desde que se para")
        #expect(creado.cabecera("Location") == "/torneos/copa-nandu/mesa?recien=si")
        let otraVez = try await visita.post(
            "/nuevo", formulario: campos(["paso": "3", "ir": "crear"]))
        #expect(otraVez.cabecera("Location") == creado.cabecera("Location"))
        let mesa = try await visita.get("/torneos/copa-nandu/mesa?recien=si").texto
        #expect(mesa.contains("/torneos/copa-nandu/enlaces") && mesa.contains("/movil"))
        #expect(try await visita.get("/torneos").texto.contains("Copa Ñandú"))
        #expect(
            try await visita.get("/").cabecera("Location") == "/torneos/copa-nandu/partidos")
        #expect(try await visita.get("/torneos/copa-nandu/partidos/28").estado == 200)
        await marcador.reabrir()
        #expect(marcador.casa.torneos.map(\.id) == ["copa-nandu"])
        #expect(marcador.casa.torneos[0].partidos.cuantos == 28)
        #expect(
            try await marcador.guardado("torneos/copa-nandu.json").equipos.map(\.nombre).last
                == "Equipo 8")
    }

    @Test("en un torneo recién hecho se anota y se ve, como en cualquiera")
    func seAnota() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        _ = try await visita.post("/nuevo", formulario: campos(["paso": "3", "ir": "crear"]))
        let partido = "/torneos/copa-nandu/partidos/1"
        let antes = try await visita.get("/torneos/copa-nandu/partidos").texto
        #expect(try await visita.post(partido + "/goles", formulario: "lado=local").estado == 303)
        #expect(try await visita.get("/torneos/copa-nandu/partidos").texto != antes)
        await marcador.parar()
    }

    @Test("lo que está mal vuelve con todo lo escrito y la frase junto a su casilla")
    func faltas() async throws {
        let visita = try MarcadorDePrueba().visita
        let malo = try await visita.post(
            "/nuevo",
            formulario: campos(["paso": "1", "ir": "2", "zona": "Luna", "lugar": "<El parque>"]))
        #expect(malo.estado == 422)
        #expect(malo.texto.contains("id=\"f-zona\"") && malo.texto.contains("aria-invalid"))
        #expect(malo.texto.contains("value=\"&lt;El parque&gt;\""))
        let repetido = try await visita.post(
            "/nuevo", formulario: campos(["paso": "2", "ir": "3", "equipos": "Rayo\nToros\nRayo"]))
        #expect(repetido.estado == 422 && repetido.texto.contains("Línea 3"))
        #expect(repetido.texto.contains("Rayo\nToros\nRayo</textarea>"))
    }

    @Test("los equipos se escriben de uno en uno, y un sorteo se ve y se quita")
    func unoAUno() async throws {
        let visita = try MarcadorDePrueba().visita
        let dos = try await visita.post(
            "/nuevo",
            formulario: campos(["paso": "2", "ir": "anadir", "equipos": "Rayo", "otro": " Toros "]))
        #expect(dos.texto.contains("Rayo\nToros</textarea>") && dos.texto.contains("autofocus"))
        let sorteado = try await visita.post(
            "/nuevo", formulario: campos(["paso": "3", "ir": "sortear"]))
        #expect(sorteado.texto.contains("id=\"sin-sorteo\""))
        let sin = try await visita.post(
            "/nuevo", formulario: campos(["paso": "3", "ir": "sin-sorteo", "sorteo": "7"]))
        #expect(!sin.texto.contains("id=\"sin-sorteo\""))
    }

    @Test("dos torneos de un nombre tienen direcciones distintas")
    func mismoNombre() async throws {
        let marcador = try MarcadorDePrueba()
        for _ in 1...2 {
            _ = try await marcador.visita.post(
                "/nuevo", formulario: campos(["ficha": "", "paso": "3", "ir": "crear"]))
        }
        #expect(marcador.casa.torneos.map(\.id) == ["copa-nandu", "copa-nandu-2"])
    }

    @Test("si el disco no deja, se dice y no hay torneo nuevo")
    func sinDisco() async throws {
        let marcador = try MarcadorDePrueba(sinDisco: true)
        let creado = try await marcador.visita.post(
            "/nuevo", formulario: campos(["paso": "3", "ir": "crear"]))
        #expect(creado.estado >= 500)
        #expect(marcador.casa.torneos.map(\.id) == ["torneo"])
    }

    @Test("por la API se hace el mismo torneo, y el mismo id dos veces hace uno")
    func porLaApi() async throws {
        let marcador = try MarcadorDePrueba()
        let cuerpo = """
            {"nombre":"Copa","equipos":["Rayo","Toros","Lobos","Águilas"],"sistema":"eliminatoria",
            "desde":"2027-05-29","campos":["Norte"],"id":"\(ficha)"}
            """
        for _ in 1...2 {
            let hecho = try await marcador.visita.post("/api/v1/torneos", json: cuerpo)
            #expect(hecho.estado == 201)
            #expect(try ValorJson(hecho.cuerpo)["id"]?.texto == "copa")
        }
        #expect(marcador.casa.torneos.count == 1)
        let malo = try await marcador.visita.post(
            "/api/v1/torneos", json: #"{"nombre":"","equipos":["Rayo","Toros"]}"#)
        #expect(malo.estado == 422 && malo.texto.contains("nombre:"))
        #expect(
            try await marcador.visita.deFuera.post("/api/v1/torneos", json: cuerpo).estado == 403)
    }
}

@MainActor
@Suite("Importar en el navegador")
struct PruebasDeImportarEnPagina {
    private func subir(
        _ texto: String, _ nombre: String, a visita: Visita
    ) async throws -> Respuesta {
        let cuerpo = """
            --xYz\r\nContent-Disposition: form-data; name="ficha"\r\n\r\n\r\n\
            --xYz\r\nContent-Disposition: form-data; name="fichero"; filename="\(nombre)"\r\n\
            Content-Type: application/octet-stream\r\n\r\n\(texto)\r\n--xYz--\r\n
            """
        return try await visita.pedir(
            .init(
                metodo: .post, objetivo: "/importar",
                cabeceras: [Cabecera("Content-Type", "multipart/form-data; boundary=xYz")],
                cuerpo: Array(cuerpo.utf8)))
    }

    @Test(
        "cualquier formato que se lee",
        arguments: [
            (#"{"nombre":"Liga","equipos":[{"nombre":"A","plantilla":[]}],"partidos":[]}"#, "liga"),
            ("local,visitante,resultado\nRayo,Toros,2-1\n", "mi-copa"),
            (#"{"name":"Cup","matches":[{"team1":"A","team2":"B","score":{"ft":[1,0]}}]}"#, "cup"),
        ])
    func formatos(texto: String, id: String) async throws {
        let marcador = try MarcadorDePrueba()
        let hecho = try await subir(texto, "Mi copa.csv", a: marcador.visita)
        #expect([201, 303].contains(hecho.estado))
        #expect(marcador.casa.torneos.map(\.id) == [id])
    }

    @Test("lo que no se entiende se dice, y no hay torneo nuevo")
    func nada() async throws {
        let marcador = try MarcadorDePrueba()
        let malo = try await subir("{nada", "x.json", a: marcador.visita)
        #expect(malo.estado == 422 && malo.texto.contains("id=\"f-fichero\""))
        let vacio = try await marcador.visita.post("/importar", formulario: "texto=")
        #expect(vacio.estado == 422)
        #expect(marcador.casa.torneos.map(\.id) == ["torneo"])
    }

    @Test("el de ejemplo se puede tener también después")
    func ejemplo() async throws {
        let marcador = try MarcadorDePrueba()
        let hecho = try await marcador.visita.post("/ejemplo", formulario: "")
        #expect(hecho.cabecera("Location") == "/torneos/copa-barrio/partidos")
        #expect(marcador.casa.torneos[0].partidos.cuantos == 18)
    }

    @Test("un fichero grande entra solo si lo manda quien organiza", arguments: [true, false])
    func grande(organiza: Bool) async throws {
        let marcador = try MarcadorDePrueba()
        let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: marcador.aplicacion)
        defer { servidor.parar() }
        let filas = (1...6_000).map { "Equipo uno,Jugador número \($0),," }
        let texto = "equipo,jugador,dorsal,capitan\n" + filas.joined(separator: "\n")
        #expect(texto.utf8.count > OpcionesDeServidor.dePrueba.cuerpoMaximo)
        let puerto = servidor.puerto
        let anfitrion = organiza ? "localhost:\(puerto)" : "ejemplo.org"
        let cuerpo = "texto=" + texto.enConsulta
        let peticion =
            "POST /importar HTTP/1.1\r\nHost: \(anfitrion)\r\n"
            + "Content-Type: application/x-www-form-urlencoded\r\n"
            + "Content-Length: \(cuerpo.utf8.count)\r\nConnection: close\r\n\r\n\(cuerpo)"
        let respuesta = try await enHilo {
            let enchufe = try Enchufe(puerto: puerto)
            defer { enchufe.cerrar() }
            try enchufe.enviar(Array(peticion.utf8))
            return try enchufe.leerRespuesta(aUnHead: false)
        }
        #expect((respuesta.estado == 413) == !organiza)
    }
}
