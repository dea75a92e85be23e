import Foundation
import MarcadorApp
import Testing

@testable import MarcadorServidor

@MainActor
@Suite("Lo que se cuenta a quien está mirando", .timeLimit(.minutes(5)))
struct PruebasDeEventos {
    private let partido = "/torneos/torneo/partidos/1"

    /// The event stream a page asks for.
    private func flujo(_ html: String) throws -> String {
        let hallado = try #require(html.firstMatch(of: /data-flujo="([^"]+)"/))
        return String(hallado.1).replacing("&amp;", with: "&")
    }

    /// Opens a page and listens to it as its script does.
    private func mirar(
        _ pagina: String, _ visita: any ClienteDePrueba
    ) async throws -> OyenteDePrueba {
        try await visita.escuchar(try flujo(try await visita.get(pagina).texto))
    }

    /// The data of the next event of a name.
    private func siguiente(_ evento: String, _ oyente: OyenteDePrueba) async throws -> String {
        _ = try await oyente.leer(hasta: "event: \(evento)\ndata: ")
        return String(try await oyente.leer(hasta: "\n").dropLast())
    }

    private func fragmentos(_ oyente: OyenteDePrueba) async throws -> [String: String] {
        let datos = Data(try await siguiente("fragmentos", oyente).utf8)
        return try JSONDecoder().decode([String: String].self, from: datos)
    }

    @Test("un gol a mano llega como fragmentos a cada página abierta", arguments: Via.allCases)
    func gol(via: Via) async throws {
        let marcador = try MarcadorDePrueba()
        try await via.con(marcador) { visita in
            let lista = try await mirar("/torneos/torneo/partidos", visita)
            let goleadores = try await mirar("/torneos/torneo/goleadores", visita)
            let pagina = try await mirar(partido, visita)
            _ = try await visita.post(partido + "/goles", formulario: "lado=local")
            let gol = try await siguiente("gol", pagina)
            #expect(gol == #"{"cuerpo":"Ana (Rayo FC), minuto 0","titulo":"¡Gol!"}"#)
            #expect(
                try await siguiente("locucion", pagina) == "Gol de Rayo FC, minuto 0, 4 a 2")
            let delPartido = try await fragmentos(pagina)
            #expect(delPartido["marcador-y-notas"]?.contains("4") == true)
            #expect(delPartido["sucesos"] != nil)
            #expect(delPartido["estado"] == nil, "solo lo que cambia")
            let deLaLista = try await fragmentos(lista)
            #expect(deLaLista["partido-1"]?.contains("4-2") == true)
            #expect(deLaLista["partido-2"] == nil)
            #expect(try await fragmentos(goleadores)["goleadores"] != nil)
            for oyente in [lista, goleadores, pagina] { await oyente.irse() }
        }
    }

    @Test("el minuto corre sin recargar, y en otra página corre la barra")
    func elMinuto() async throws {
        let marcador = try MarcadorDePrueba()
        let pagina = try await mirar(partido, marcador.visita)
        let tabla = try await mirar("/torneos/torneo/tabla", marcador.visita)
        _ = try await marcador.visita.post(partido + "/empezar", formulario: "")
        #expect(try await fragmentos(pagina)["estado"]?.contains("En juego") == true)
        #expect(try await fragmentos(tabla)["barra"]?.contains(partido) == true)
        await marcador.pasar(minutos: 1)
        #expect(try await fragmentos(pagina)["minuto"]?.contains("Minuto 1'") == true)
        #expect(try await fragmentos(tabla)["barra"]?.contains("1'") == true)
        await marcador.pasar(minutos: 9)
        #expect(try await siguiente("gol", pagina).contains("minuto 10"))
        await marcador.parar()
    }

    @Test("cada uno en su idioma y con sus botones")
    func suIdioma() async throws {
        let marcador = try MarcadorDePrueba()
        let ingles = try await mirar(partido, marcador.visita.con("Cookie", "idioma=en"))
        let deFuera = try await mirar(partido, marcador.visita.deFuera)
        _ = try await marcador.visita.post(partido + "/empezar", formulario: "")
        let suyos = try await fragmentos(ingles)
        #expect(suyos["estado"]?.contains("In play") == true)
        #expect(suyos["controles"]?.contains("Length of the match") == true)
        #expect(try await fragmentos(deFuera)["controles"]?.contains("method=\"post\"") != true)
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=visitante")
        try await ingles.leer(
            hasta: "event: locucion\ndata: Goal for Toros, minute 0, 0 to 1\n\n")
        await marcador.parar()
    }

    @Test("el comienzo, los avisos y el final se dicen en voz alta; los minutos, no")
    func enVozAlta() async throws {
        let marcador = try MarcadorDePrueba()
        let oyente = try await mirar("/torneos/torneo/tabla", marcador.visita)
        _ = try await marcador.visita.post(partido + "/empezar", formulario: "duracion=60")
        try await oyente.leer(hasta: "event: locucion\ndata: Empieza Rayo FC contra Toros\n\n")
        await marcador.pasar(minutos: 9)
        await marcador.pasar(minutos: 6)
        let hastaElAviso = try await oyente.leer(
            hasta: "event: locucion\ndata: Minuto 15, Rayo FC 1-1 Toros\n\n")
        #expect(hastaElAviso.matches(of: /event: locucion/).count == 3, "dos goles y el aviso")
        await marcador.pasar(minutos: 45)
        try await oyente.leer(
            hasta: "event: locucion\ndata: Partido terminado, Rayo FC 3-2 Toros\n\n")
    }

    @Test("lo que pasa entre leer la página y escuchar no se pierde")
    func nadaSePierde() async throws {
        let marcador = try MarcadorDePrueba()
        let html = try await marcador.visita.get(partido).texto
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=local")
        let oyente = try await marcador.visita.escuchar(try flujo(html))
        #expect(try await fragmentos(oyente)["marcador-y-notas"]?.contains("4") == true)
    }

    @Test("un gol ya visto no se vuelve a contar a quien llega después")
    func losGolesViejosNo() async throws {
        let marcador = try MarcadorDePrueba()
        let equipos = "/torneos/torneo/equipos"
        let primero = try await mirar(equipos, marcador.visita)
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=local")
        #expect(try await siguiente("gol", primero).contains("Ana"))
        let segundo = try await mirar(equipos, marcador.visita)
        _ = try await marcador.visita.post(
            "/torneos/torneo/partidos/2/goles", formulario: "lado=local")
        let visto = try await siguiente("gol", segundo)
        #expect(!visto.contains("Ana (Rayo FC)"), "el primero que oye es el segundo gol")
    }

    @Test(
        "quien trae un id de antes de reiniciar recarga, una vez",
        arguments: ["desconocido-7", "", "x"])
    func idDesconocido(id: String) async throws {
        let marcador = try MarcadorDePrueba()
        let camino = "/eventos?pagina=\(partido.enConsulta)"
        for visita in [marcador.visita.con("Last-Event-ID", id), marcador.visita] {
            let oyente = try await visita.escuchar("\(camino)&desde=\(id.enConsulta)")
            _ = try await oyente.leer(hasta: "event: recarga\n")
        }
    }

    @Test("Last-Event-ID manda sobre la dirección: el navegador sabe lo último que vio")
    func lastEventId() async throws {
        let marcador = try MarcadorDePrueba()
        let camino = try flujo(try await marcador.visita.get(partido).texto)
        let oyente = try await marcador.visita.escuchar(camino)
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=local")
        let leido = try await oyente.leer(hasta: "event: fragmentos")
        let id = String(try #require(leido.matches(of: /id: (\S+)/).last).1)
        _ = try await marcador.visita.post(partido + "/goles", formulario: "lado=visitante")
        let vuelto = try await marcador.visita.con("Last-Event-ID", id).escuchar(camino)
        #expect(try await siguiente("locucion", vuelto).contains("Toros"))
    }

    @Test("una crónica nueva aparece en la lista abierta")
    func cronicas() async throws {
        let documento = """
            {"nombre": "Copa", "equipos": [{"nombre": "A", "plantilla": [{"nombre": "Ana"}]},
             {"nombre": "B", "plantilla": []}],
             "partidos": [{"local": "A", "visitante": "B", "eventos": []}]}
            """
        let marcador = try MarcadorDePrueba(["torneo.json": documento])
        let oyente = try await mirar("/torneos/torneo/cronicas", marcador.visita)
        _ = try await marcador.visita.post(partido + "/cronica", formulario: "")
        #expect(try await fragmentos(oyente)["cronicas"]?.contains("A 0-0 B") == true)
    }

    @Test(
        "lo que no es una página no se puede mirar",
        arguments: [
            "", "?pagina=", "?pagina=/nada", "?pagina=/torneos/torneo/partidos/99",
            "?pagina=/torneos/torneo", "?pagina=/api/v1/torneos",
            "?pagina=/eventos", "?pagina=%25zz", "?pagina=https://ejemplo.es/",
            "?pagina=/torneos/torneo/partidos%3Fhoja%3D7",
        ])
    func noEsPagina(consulta: String) async throws {
        let respuesta = try await MarcadorDePrueba().visita.get("/eventos" + consulta)
        #expect(respuesta.estado == 404)
    }

    @Test("los programas oyen los goles y cómo va cada partido", arguments: Via.allCases)
    func programas(via: Via) async throws {
        let marcador = try MarcadorDePrueba()
        try await via.con(marcador) { visita in
            let oyente = try await visita.escuchar("/api/v1/torneos/torneo/eventos")
            _ = try await visita.post(
                "/api/v1/torneos/torneo/partidos/1/goles", json: #"{"lado":"visitante"}"#)
            let partido = try await siguiente("partido", oyente)
            #expect(partido.contains(#""marcador":{"local":3,"visitante":3}"#))
            let gol = try await siguiente("gol", oyente)
            #expect(gol.contains(#""equipo":"Toros""#) && gol.contains(#""partido":1"#))
            await oyente.irse()
        }
    }

    @Test("un programa que vuelve recibe lo que se perdió; con un id perdido, que recargue")
    func programasQueVuelven() async throws {
        let marcador = try MarcadorDePrueba()
        let camino = "/api/v1/torneos/torneo/eventos"
        let oyente = try await marcador.visita.escuchar(camino)
        let gol = { (lado: String) in
            _ = try await marcador.visita.post(
                "/api/v1/torneos/torneo/partidos/1/goles", json: "{\"lado\":\"\(lado)\"}")
        }
        try await gol("local")
        let leido = try await oyente.leer(hasta: "event: gol")
        let id = try #require(leido.matches(of: /id: (\S+)/).last).1
        await oyente.irse()
        try await gol("visitante")
        let otro = try await marcador.visita.con("Last-Event-ID", String(id)).escuchar(camino)
        #expect(try await siguiente("gol", otro).contains("Toros"))
        let perdido = try await marcador.visita.con("Last-Event-ID", "viejo-3").escuchar(camino)
        _ = try await perdido.leer(hasta: "event: recarga")
        #expect(try await marcador.visita.get("/api/v1/torneos/otro/eventos").estado == 404)
    }
}
