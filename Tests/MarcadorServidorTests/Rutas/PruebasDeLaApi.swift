import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("La API y lo que dice de sí misma")
struct PruebasDeLaApi {
    nonisolated private static let api = "/api/v1/torneos/torneo"

    nonisolated private static let documento = Result {
        try ValorJson(PackageResources.openapi_json)
    }

    private func documento() throws -> ValorJson { try Self.documento.get() }

    private func valor(_ respuesta: Respuesta) throws -> ValorJson {
        try ValorJson(respuesta.cuerpo)
    }

    /// What the document says of an answer: its media type and its schema.
    private func promesa(
        _ fila: String, _ metodo: String, _ estado: Int
    ) throws -> (tipo: String, esquema: ValorJson) {
        let documento = try documento()
        let operacion = try #require(documento["paths"]?[fila]?[metodo], "\(metodo) \(fila)")
        var respuesta = try #require(
            operacion["responses"]?["\(estado)"], "\(metodo) \(fila) \(estado)")
        if let referencia = respuesta["$ref"]?.texto {
            respuesta = try #require(Esquema(documento: documento).seguir(referencia))
        }
        let contenido = try #require(respuesta["content"]?.miembros.first)
        return (contenido.key, try #require(contenido.value["schema"]))
    }

    /// Holds an answer against the document.
    private func cumple(
        _ respuesta: Respuesta, _ fila: String, _ metodo: String, _ estado: Int
    ) throws {
        #expect(respuesta.estado == estado, "\(metodo) \(fila): \(respuesta.texto)")
        let promesa = try promesa(fila, metodo, estado)
        #expect(respuesta.cabecera("Content-Type") == promesa.tipo)
        let fallos = Esquema(documento: try documento())
            .fallos(try valor(respuesta), promesa.esquema)
        #expect(fallos.isEmpty, "\(metodo) \(fila): \(fallos)")
    }

    @Test("el documento tiene todas las rutas de la API con sus métodos, y ninguna más")
    func rutas() throws {
        let deLaTabla = Ruta.tabla.filter { $0.camino.hasPrefix("/api/") }.flatMap { fila in
            fila.metodos.map { "\($0.rawValue.lowercased()) \(fila.camino)" }
        }
        let documentadas = try #require(documento()["paths"]).miembros.flatMap { camino, metodos in
            metodos.miembros.keys.map { "\($0) \(camino)" }
        }
        #expect(documentadas.sorted() == deLaTabla.sorted())
    }

    @Test(
        "cada operación tiene nombre propio, resumen, descripción y ejemplo que cumple su esquema")
    func ejemplos() throws {
        let documento = try documento()
        let esquema = Esquema(documento: documento)
        var nombres: [String] = []
        for (camino, metodos) in documento["paths"]?.miembros ?? [:] {
            for (metodo, operacion) in metodos.miembros {
                nombres.append(try #require(operacion["operationId"]?.texto))
                #expect(operacion["summary"]?.texto?.isEmpty == false)
                #expect(operacion["description"]?.texto?.isEmpty == false)
                let cuerpos =
                    [operacion["requestBody"]].compactMap(\.self)
                    + Array((operacion["responses"]?.miembros ?? [:]).values)
                for cuerpo in cuerpos {
                    let resuelto = cuerpo["$ref"]?.texto.flatMap(esquema.seguir) ?? cuerpo
                    let contenido = try #require(resuelto["content"]?.miembros.first)
                    let suyo = try #require(contenido.value["schema"])
                    guard let ejemplo = contenido.value["example"] else {
                        #expect(camino == "/api/openapi.json")
                        continue
                    }
                    let fallos = esquema.fallos(ejemplo, suyo)
                    #expect(fallos.isEmpty, "\(metodo) \(camino): \(fallos)")
                }
            }
        }
        #expect(Set(nombres).count == nombres.count)
    }

    @Test("se sirve tal cual")
    func elDocumento() async throws {
        let respuesta = try await MarcadorDePrueba().visita.get("/api/openapi.json")
        #expect(respuesta.estado == 200)
        #expect(respuesta.cuerpo == PackageResources.openapi_json)
        #expect(try valor(respuesta)["openapi"] == .texto("3.1.0"))
    }

    @Test("lo que se lee es lo que el documento promete", arguments: Via.allCases)
    func lecturas(via: Via) async throws {
        let marcador = try MarcadorDePrueba()
        try await via.con(marcador) { visita in
            try await leerloTodo(visita)
            _ = try await visita.post("\(Self.api)/partidos/1/empezar", json: "{}")
            try await leerloTodo(visita)
        }
        await marcador.parar()
    }

    private func leerloTodo(_ visita: any ClienteDePrueba) async throws {
        for fila in Ruta.tabla where fila.camino.hasPrefix("/api/") && fila.metodos == [.get] {
            guard !fila.camino.hasSuffix("/eventos"), !fila.camino.hasSuffix("/sesion") else {
                continue
            }
            let camino = fila.camino.replacing("{t}", with: "torneo").replacing("{n}", with: "1")
                .replacing("{id}", with: Identificador(alta: 0, baja: 0).description)
            let respuesta = try await visita.get(camino)
            try cumple(respuesta, fila.camino, "get", 200)
            #expect(respuesta.cabecera("ETag") != nil)
        }
    }

    @Test("todo lo que un partido real puede traer cumple el documento")
    func partidosReales() async throws {
        func gol(_ minuto: Int, _ jugador: Jugador, _ equipo: Equipo) -> EventoDePartido {
            .gol(minuto: minuto, jugador: jugador, equipo: equipo)
        }
        let fecha = try #require(Fecha(anio: 2022, mes: 12, dia: 18))
        var partidos = [
            Partido(
                local: Ejemplo.rayo, visitante: Ejemplo.toros,
                incidencias: [
                    Incidencia(gol(45, Ejemplo.ana, Ejemplo.rayo), anadido: 2, clase: .penalti),
                    Incidencia(gol(50, Ejemplo.ana, Ejemplo.toros), clase: .enPropia),
                    Incidencia(gol(0, .sinIdentificar, Ejemplo.toros), minutoConocido: false),
                    Incidencia(.tarjeta(minuto: 60, jugador: Ejemplo.ivan, color: .roja)),
                    Incidencia(.cambio(minuto: 70, sale: Ejemplo.ana, entra: Ejemplo.luis)),
                ],
                ficha: Ficha(
                    programacion: Programacion(
                        fecha: fecha, hora: Hora(hora: 18, minuto: 0), zona: "UTC+3"),
                    ronda: "Final", grupo: "A", campo: "Lusail", prorroga: true,
                    tanda: Marcador(local: 4, visitante: 2)))
        ]
        let estados: [EstadoDePartido] = [
            .programado, .enJuego, .aplazado, .suspendido,
            .adjudicado(Marcador(local: 3, visitante: 0)),
        ]
        partidos += estados.map {
            Partido(
                local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [],
                ficha: Ficha(estado: $0))
        }
        let texto = String(
            decoding: try DocumentoDelTorneo(
                nombre: "Real", equipos: [Ejemplo.rayo, Ejemplo.toros], partidos: partidos
            ).aJson(), as: UTF8.self)
        let visita = try MarcadorDePrueba(["torneo.json": texto]).visita
        for numero in 1...partidos.count {
            let respuesta = try await visita.get("\(Self.api)/partidos/\(numero)")
            try cumple(respuesta, "/api/v1/torneos/{t}/partidos/{n}", "get", 200)
            let conMarcador = partidos[numero - 1].ficha.estado.tieneMarcador
            #expect(
                (try valor(respuesta)["marcador"] != nil) == conMarcador, "desconocido no es 0-0")
        }
        let final = try valor(await visita.get("\(Self.api)/partidos/1"))
        #expect(final["eventos"]?.elementos[2]["jugador"] == nil)
        #expect(final["eventos"]?.elementos[2]["minuto"] == nil)
        #expect(final["tanda"]?["local"] == .numero(4))
        for lista in ["partidos", "tabla", "goleadores", "equipos"] {
            let respuesta = try await visita.get("\(Self.api)/\(lista)")
            try cumple(respuesta, "/api/v1/torneos/{t}/\(lista)", "get", 200)
        }
    }

    @Test(
        "lo que cambia contesta lo que el documento promete, y se lee después",
        arguments: Via.allCases)
    func cambios(via: Via) async throws {
        let marcador = try MarcadorDePrueba()
        try await via.con(marcador) { visita in
            let partido = "/api/v1/torneos/{t}/partidos/{n}"
            let goleadores = try await visita.get("\(Self.api)/goleadores").texto
            let empezado = try await visita.post(
                "\(Self.api)/partidos/1/empezar", json: #"{"duracion":60}"#)
            try cumple(empezado, partido + "/empezar", "post", 200)
            #expect(try valor(empezado)["directo"]?["duracion"] == .numero(60))
            let gol = try await visita.post(
                "\(Self.api)/partidos/1/goles", json: #"{"lado":"visitante"}"#)
            try cumple(gol, partido + "/goles", "post", 201)
            #expect(try valor(gol)["marcador"]?["visitante"] == .numero(3))
            #expect(try await visita.get("\(Self.api)/goleadores").texto != goleadores)
            let leido = try valor(await visita.get("\(Self.api)/partidos/1"))
            #expect(leido["marcador"]?["visitante"] == .numero(3))
            #expect(leido["directo"]?["marcador"]?["visitante"] == .numero(1))
            let cronica = try await visita.post("\(Self.api)/partidos/1/cronica", json: "{}")
            try cumple(cronica, partido + "/cronica", "post", 201)
            let arbitros = try await visita.post("/api/v1/arbitros/refrescar", json: "")
            try cumple(arbitros, "/api/v1/arbitros/refrescar", "post", 200)
            let post = try await visita.post(
                "/api/v1/posts", json: #"{"userId":1,"title":" Título ","body":"a\nb"}"#)
            try cumple(post, "/api/v1/posts", "post", 201)
            #expect(try valor(post)["id"] == .numero(102))
        }
        await marcador.parar()
    }

    @Test(
        "lo que no puede ser es un problema, en el idioma de quien pregunta",
        arguments: [
            ("partidos/1/empezar", #"{"duracion":45}"#, 422, "45 minutos", "45 minutes"),
            ("partidos/1/empezar", "{", 400, "JSON", "JSON"),
            ("partidos/1/empezar", #"{"duracion":"90"}"#, 400, "«duracion»", "duracion"),
            ("partidos/1/goles", "{}", 400, "«lado»", "lado"),
            ("partidos/1/goles", "", 400, "JSON", "JSON"),
            (
                "partidos/1/goles", #"{"lado":"medio"}"#, 422, "local o visitante",
                "local or visitante"
            ),
            (
                "partidos/99/goles", #"{"lado":"local"}"#, 404, "No existe el partido n.º 99",
                "There is no match no. 99"
            ),
            (
                "partidos/99/empezar", "", 404, "No existe el partido n.º 99",
                "There is no match no. 99"
            ),
            (
                "partidos/99/cronica", "", 404, "No existe el partido n.º 99",
                "There is no match no. 99"
            ),
        ])
    func problemas(
        camino: String, json: String, estado: Int, frase: String, english: String
    ) async throws {
        let marcador = try MarcadorDePrueba()
        let fila = "/api/v1/torneos/{t}/partidos/{n}/" + (camino.split(separator: "/").last ?? "")
        let respuesta = try await marcador.visita.post("\(Self.api)/\(camino)", json: json)
        try cumple(respuesta, fila, "post", estado)
        #expect(try valor(respuesta)["detail"]?.texto?.contains(frase) == true)
        #expect(try valor(respuesta)["status"] == .numero(Double(estado)))
        let ingles = try await marcador.visita.con("Accept-Language", "en")
            .post("\(Self.api)/\(camino)", json: json)
        #expect(try valor(ingles)["detail"]?.texto?.contains(english) == true)
        #expect(marcador.casa.torneos[0].contenedor.partidoEnJuego.directo == nil)
        #expect(
            marcador.casa.torneos[0].partidos.partido(id: 1)?.marcador()
                == Marcador(local: 3, visitante: 2))
    }

    @Test("un partido en juego no deja empezar otro, ni el mismo")
    func enJuego() async throws {
        let marcador = try MarcadorDePrueba()
        let fila = "/api/v1/torneos/{t}/partidos/{n}/empezar"
        for (numero, estado) in [(1, 200), (1, 409), (2, 409)] {
            let respuesta = try await marcador.visita.post(
                "\(Self.api)/partidos/\(numero)/empezar", json: "")
            try cumple(respuesta, fila, "post", estado)
        }
        await marcador.parar()
    }

    @Test(
        "lo que no existe es un problema 404",
        arguments: [
            "/api/v1/torneos/otro", "/api/v1/torneos/otro/tabla",
            "/api/v1/torneos/torneo/partidos/99",
            "/api/v1/torneos/torneo/partidos/0", "/api/v1/nada", "/api/v1/torneos/otro/eventos",
        ])
    func noExiste(camino: String) async throws {
        let respuesta = try await MarcadorDePrueba().visita.get(camino)
        #expect(respuesta.estado == 404)
        #expect(respuesta.cabecera("Content-Type") == "application/problem+json")
        #expect(respuesta.cabecera("Cache-Control") == "no-store")
    }

    @Test("quien solo mira lee, y no cambia nada; un formulario ajeno no pasa por JSON")
    func sinPermiso() async throws {
        let marcador = try MarcadorDePrueba()
        for fila in Ruta.tabla where fila.camino.hasPrefix("/api/") && fila.metodos == [.post] {
            let camino = fila.camino.replacing("{t}", with: "torneo").replacing("{n}", with: "1")
                .replacing("{id}", with: Identificador(alta: 0, baja: 0).description)
            let respuesta = try await marcador.visita.deFuera.post(camino, json: "{}")
            try cumple(respuesta, fila.camino, "post", 403)
        }
        #expect(try await marcador.visita.deFuera.get("\(Self.api)/tabla").estado == 200)
        let ajeno = try await marcador.visita.post(
            "\(Self.api)/partidos/1/goles", formulario: #"{"lado":"local"}"#)
        try cumple(ajeno, "/api/v1/torneos/{t}/partidos/{n}/goles", "post", 415)
    }

    @Test(
        "una crónica ajena tiene título, y no es un libro",
        arguments: [
            (#"{"userId":1,"title":"","body":""}"#, 422, "1 a 200 letras"),
            (#"{"userId":1,"title":"  ","body":""}"#, 422, "1 a 200 letras"),
            (#"{"title":"T","body":""}"#, 400, "«userId»"), ("[]", 400, "JSON"),
        ])
    func cronicasAjenas(json: String, estado: Int, frase: String) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post("/api/v1/posts", json: json)
        try cumple(respuesta, "/api/v1/posts", "post", estado)
        #expect(respuesta.texto.contains(frase))
        #expect(marcador.casa.cronicas.todas.isEmpty)
    }

    @Test(
        "una crónica con identidad se publica una vez, aunque se repita y aunque se reinicie",
        arguments: [
            (
                "/api/v1/torneos/torneo/partidos/1/cronica",
                #"{"id":"0199f3c2-5b07-7a31-8d6e-91c04f2ab7e5"}"#,
                #"{"id":"0199f3c2-5b07-7a31-8d6e-91c04f2ab7e6"}"#
            ),
            (
                "/api/v1/posts",
                #"{"userId":1,"title":"T","body":"","uuid":"0199f3c2-5b07-7a31-8d6e-91c04f2ab7e5"}"#,
                #"{"userId":1,"title":"T","body":"","uuid":"0199f3c2-5b07-7a31-8d6e-91c04f2ab7e6"}"#
            ),
        ])
    func cronicaUnaVez(camino: String, json: String, otra: String) async throws {
        let marcador = try MarcadorDePrueba()
        for _ in 0..<2 {
            let respuesta = try await marcador.visita.post(camino, json: json)
            #expect(respuesta.estado == 201)
            #expect(try valor(respuesta)["id"] == .numero(101))
        }
        await marcador.reabrir()
        for (json, numero) in [(json, 101.0), (otra, 102), (json, 101)] {
            let respuesta = try await marcador.visita.post(camino, json: json)
            #expect(try valor(respuesta)["id"] == .numero(numero))
        }
        #expect(marcador.casa.cronicas.todas.count == 2)
    }

    @Test("los límites de una crónica ajena son los que se dicen")
    func limites() async throws {
        let marcador = try MarcadorDePrueba()
        for (letras, bytes, estado) in [
            (200, 20_000, 201), (201, 0, 422), (1, 20_001, 422),
        ] {
            let titulo = String(repeating: "ñ", count: letras)
            let texto = String(repeating: "x", count: bytes)
            let respuesta = try await marcador.visita.post(
                "/api/v1/posts",
                json: "{\"userId\":1,\"title\":\"\(titulo)\",\"body\":\"\(texto)\"}")
            #expect(respuesta.estado == estado)
        }
    }

    @Test("un Marcador es el servicio de otro: árbitros y crónicas pasan de uno a otro")
    func unoDeOtro() async throws {
        let servicio = try MarcadorDePrueba()
        let servidor = try ServidorHTTP(opciones: .dePrueba, aplicacion: servicio.aplicacion)
        let base = try #require(URL(string: "http://localhost:\(servidor.puerto)/api/v1"))
        let marcador = try MarcadorDePrueba(servicio: base)
        let arbitros = try await marcador.visita.post("/api/v1/arbitros/refrescar", json: "")
        #expect(try valor(arbitros).elementos.count == 10)
        let cronica = try await marcador.visita.post("\(Self.api)/partidos/1/cronica", json: "")
        #expect(try valor(cronica)["id"] == .numero(101))
        #expect(servicio.casa.cronicas.todas.map(\.titulo) == ["Rayo FC 3-2 Toros"])
        #expect(marcador.casa.cronicas.todas.isEmpty)
        await enHilo { servidor.parar() }
        for camino in ["/api/v1/arbitros/refrescar", "\(Self.api)/partidos/1/cronica"] {
            let caido = try await marcador.visita.post(camino, json: "")
            #expect(caido.estado == 502)
            #expect(caido.texto.contains("No hay conexión"))
        }
        #expect(marcador.casa.arbitros.arbitros.count == 10, "no se vacía nada")
        let pagina = try await marcador.visita.get("/torneos/torneo/arbitros").texto
        #expect(pagina.contains("Lucía Herrero") && pagina.contains("No hay conexión"))
    }
}
