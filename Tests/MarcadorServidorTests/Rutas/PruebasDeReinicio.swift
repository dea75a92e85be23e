import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Parar y volver a abrir el servidor")
struct PruebasDeReinicio {
    private let partido = "/torneos/torneo/partidos/1"

    @Test("el gol, la duración, los árbitros y las crónicas siguen ahí")
    func todoSigue() async throws {
        let marcador = try MarcadorDePrueba()
        for (camino, formulario) in [
            (partido + "/goles", "lado=visitante"), ("/torneos/torneo/ajustes", "duracion=60"),
            ("/torneos/torneo/arbitros/refrescar", ""), (partido + "/cronica", ""),
        ] {
            #expect(try await marcador.visita.post(camino, formulario: formulario).estado == 303)
        }
        await marcador.reabrir()
        #expect(
            try await marcador.visita.get("/torneos/torneo/partidos").texto
                .contains("data-id=\"resultado\">3-3<"))
        #expect(marcador.casa.preferencias.duracion == 60)
        #expect(marcador.casa.arbitros.arbitros.count == 10)
        #expect(marcador.casa.cronicas.todas.map(\.titulo) == ["Rayo FC 3-3 Toros"])
        #expect(marcador.casa.cronicas.todas.map(\.id) == [101])
    }

    @Test("el partido en juego sigue por donde iría, con sus goles a mano")
    func elPartidoSigue() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcador.visita.post(partido + "/empezar", formulario: "duracion=90")
        await marcador.pasar(minutos: 12)
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=visitante")
        await marcador.reabrir()
        #expect(try await marcador.visita.get(partido).texto.contains("Minuto 12'"))
        let directo = try #require(marcador.casa.torneos[0].directo(1))
        // Rayo and Toros scored in minute 10; the other goal of Toros came by hand.
        #expect(directo.marcador == Marcador(local: 1, visitante: 2))
        await marcador.pasar(minutos: 78)
        await hasta("el final") { directo.terminado }
        #expect(directo.marcador == Marcador(local: 3, visitante: 3))
        #expect(try await marcador.visita.get(partido).texto.contains("Partido terminado"))
    }

    @Test("-reiniciarDatos YES lo olvida todo, también la duración, ahora y la próxima vez")
    func reiniciarDatos() async throws {
        let marcador = try MarcadorDePrueba()
        for (camino, formulario) in [
            (partido + "/goles", "lado=visitante"), ("/torneos/torneo/ajustes", "duracion=60"),
            ("/torneos/torneo/arbitros/refrescar", ""), (partido + "/empezar", ""),
        ] {
            #expect(try await marcador.visita.post(camino, formulario: formulario).estado == 303)
        }
        await marcador.reabrir(argumentos: ["-reiniciarDatos", "YES"])
        #expect(marcador.casa.preferencias.duracion == 90)
        #expect(marcador.casa.arbitros.arbitros.isEmpty)
        #expect(marcador.casa.torneos[0].contenedor.partidoEnJuego.directo == nil)
        #expect(
            marcador.casa.torneos[0].partidos.partido(id: 1)?.marcador()
                == Marcador(local: 3, visitante: 2))
        try await marcador.casa.preferencias.asegurar()
        await marcador.reabrir()
        #expect(marcador.casa.preferencias.duracion == 90)
    }

    @Test("un torneo.json roto no impide abrir, se avisa en la página y se conserva")
    func roto() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": "{\"nombre\": \"Copa\""])
        let pagina = try await marcador.visita.get("/torneos/torneo/partidos")
        #expect(pagina.estado == 200)
        #expect(pagina.texto.contains("torneo.json"))
        #expect(pagina.texto.contains("id=\"partido-18\""))
        let fichero = marcador.carpeta.appending(path: "torneo.json")
        #expect(try String(contentsOf: fichero, encoding: .utf8) == "{\"nombre\": \"Copa\"")
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=local")
        let apartado = marcador.carpeta.appending(path: "torneo.ilegible-1.json")
        #expect(try String(contentsOf: apartado, encoding: .utf8) == "{\"nombre\": \"Copa\"")
        #expect(try await marcador.guardado().partidos[0].golesLocal == 4)
    }

    @Test("un torneo.json que no se puede leer no se toca: se avisa y no se admite ningún cambio")
    func inaccesible() async throws {
        // A folder in its place: what nobody can read, whoever runs the tests.
        let marcador = try MarcadorDePrueba([
            "torneo.json/dentro": "tesoro",
            ".torneo.directo.json": """
            {"partidoId":1,"duracion":90,"inicio":{"ms":900000},"msPorMinuto":60000,\
            "eventosDelGuion":5}
            """,
        ])
        let aviso = "No se puede leer el fichero del torneo (es una carpeta)"
        #expect(marcador.casa.torneos[0].contenedor.partidoEnJuego.directo == nil)
        #expect(try await marcador.visita.get("/torneos/torneo/partidos").texto.contains(aviso))
        for (camino, formulario) in [("/goles", "lado=local"), ("/empezar", ""), ("/cronica", "")] {
            let respuesta = try await marcador.visita.post(
                partido + camino, formulario: formulario)
            #expect(respuesta.estado == 507)
            #expect(respuesta.texto.contains(aviso))
            let problema = try await marcador.visita.con("Cookie", "idioma=en")
                .con("Accept", "application/json").post(partido + camino, formulario: formulario)
            #expect(problema.estado == 507)
            #expect(problema.texto.contains("cannot be read (it is a folder)"))
        }
        #expect(marcador.casa.torneos[0].partidos.partido(id: 1)?.golesLocal == 3)
        #expect(marcador.casa.cronicas.todas.isEmpty)
        let hay = try FileManager.default.contentsOfDirectory(atPath: marcador.carpeta.path)
        #expect(hay.sorted() == [".torneo.directo.json", "torneo.json"])
        await marcador.parar()
    }

    @Test("varios torneos: cada uno el suyo, el principal primero, y lo que no vale se dice")
    func varios() async throws {
        let vacio = #"{"nombre": "NOMBRE", "equipos": [], "partidos": []}"#
        let marcador = try MarcadorDePrueba([
            "torneo.json": String(decoding: try documentoDeEjemplo(), as: UTF8.self),
            "torneos/liga-b.json": vacio.replacing("NOMBRE", with: "Liga B"),
            "torneos/liga-a.json": String(decoding: try documentoDeEjemplo(), as: UTF8.self),
            "torneos/Con Espacios.json": vacio, "torneos/roto.json": "{",
            "torneos/.liga-a.directo.json": "{}", "torneos/nota.txt": "hola",
        ])
        #expect(marcador.casa.torneos.map(\.id) == ["torneo", "liga-a", "liga-b"])
        #expect(try await marcador.visita.get("/").cabecera("Location") == "/torneos")
        let lista = try await marcador.visita.get("/torneos").texto
        #expect(lista.contains("/torneos/liga-a") && lista.contains("Liga B"))
        for pagina in ["partidos", "tabla", "goleadores", "equipos"] {
            #expect(try await marcador.visita.get("/torneos/liga-b/\(pagina)").estado == 200)
        }
        _ = try await marcador.visita.post(
            "/torneos/liga-a/partidos/1/goles", formulario: "lado=local")
        #expect(try await marcador.guardado("torneos/liga-a.json").partidos[0].golesLocal == 4)
        #expect(try await marcador.guardado().partidos[0].golesLocal == 3)
        #expect(
            try await marcador.visita.post("/torneos/liga-a/partidos/1/empezar", formulario: "")
                .estado == 303)
        #expect(
            try await marcador.visita.post(partido + "/empezar", formulario: "").estado == 303,
            "en cada torneo se juega uno")
        await marcador.parar()
    }

    private func documentoDeEjemplo() throws -> Data {
        try MarcadorDePrueba().casa.torneos[0].partidos.documento.aJson()
    }

    @Test(
        "si el disco no quiere, se dice: 507 y una frase",
        arguments: [
            ("partidos/1/goles", "lado=local"), ("partidos/1/empezar", ""),
            ("ajustes", "duracion=60"),
            ("partidos/1/cronica", ""),
        ])
    func sinDisco(camino: String, formulario: String) async throws {
        let marcador = try MarcadorDePrueba(sinDisco: true)
        let respuesta = try await marcador.visita.post(
            "/torneos/torneo/\(camino)", formulario: formulario)
        #expect(respuesta.estado == 507)
        #expect(respuesta.texto.contains("no se ha podido guardar"))
        #expect(respuesta.texto.contains("No se pudo crear la carpeta"))
        await marcador.parar()
    }

    @Test("mientras algo siga sin guardarse, todas las páginas lo dicen")
    func sinGuardar() async throws {
        let marcador = try MarcadorDePrueba(sinDisco: true)
        let tabla = "/torneos/torneo/tabla"
        let aviso = "no se han podido guardar todavía"
        #expect(try await !marcador.visita.get(tabla).texto.contains(aviso))
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=local")
        #expect(try await marcador.visita.get(tabla).texto.contains(aviso))
        #expect(
            try await marcador.visita.get("/torneos/torneo/partidos").texto
                .contains("data-id=\"resultado\">4-2<"), "se ve")
    }

    @Test(
        "cien goles a la vez son cien goles, en la memoria y en el disco", arguments: Via.allCases)
    func cienGoles(via: Via) async throws {
        let marcador = try MarcadorDePrueba()
        try await via.con(marcador) { visita in
            let tareas = (0..<100).map { numero in
                Task {
                    try await visita.post(
                        "/api/v1/torneos/torneo/partidos/1/goles",
                        json: numero % 2 == 0 ? #"{"lado":"local"}"# : #"{"lado":"visitante"}"#
                    ).estado
                }
            }
            for tarea in tareas {
                let estado = try await tarea.value
                #expect(estado == 201)
            }
        }
        let esperado = Marcador(local: 53, visitante: 52)
        #expect(marcador.casa.torneos[0].partidos.partido(id: 1)?.marcador() == esperado)
        #expect(try await marcador.guardado().partidos[0].marcador() == esperado)
        await marcador.reabrir()
        #expect(marcador.casa.torneos[0].partidos.partido(id: 1)?.marcador() == esperado)
    }
}
