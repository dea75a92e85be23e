import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Cada papel en cada ruta")
struct PruebasDePapelesPorHTTP {
    /// A tournament with a match on a pitch.
    private static let documento = """
        {"nombre":"Copa","equipos":[
        {"nombre":"Rayo","plantilla":[{"nombre":"Ana"}]},
        {"nombre":"Toros","plantilla":[{"nombre":"Iván"}]}],
        "partidos":[{"local":"Rayo","visitante":"Toros","eventos":[],"campo":"Norte"},
        {"local":"Toros","visitante":"Rayo","eventos":[],"campo":"Sur"}]}
        """

    nonisolated private static let papeles: [String: Papel?] = [
        "nadie": nil, "organizador": .organizador,
        "anotador del 1": .anotador(torneo: "torneo", .partido(1)),
        "anotador del 2": .anotador(torneo: "torneo", .partido(2)),
        "anotador de Norte": .anotador(torneo: "torneo", .campo("Norte")),
        "anotador de otro": .anotador(torneo: "otro", .partido(1)),
        "capitán": .capitan(torneo: "torneo", equipo: 1), "árbitro": .arbitro(torneo: "torneo"),
        "árbitro del 1": .arbitro(torneo: "torneo", partido: 1),
        "árbitro del 2": .arbitro(torneo: "torneo", partido: 2),
    ]

    /// Who may write where, with `{n}` = 1, besides the organiser; what is missing is his alone.
    nonisolated private static let pueden: [String: Set<String>] = [
        "/torneos/{t}/partidos/{n}/empezar": ["anotador del 1", "anotador de Norte"],
        "/torneos/{t}/partidos/{n}/goles": ["anotador del 1", "anotador de Norte"],
        "/torneos/{t}/partidos/{n}/duracion": ["anotador del 1", "anotador de Norte"],
        // The bar shows the match they have begun two rows before.
        "/torneos/{t}/barra/cerrar": ["anotador del 1", "anotador de Norte"],
        "/torneos/{t}/partidos/{n}/resultado": ["árbitro", "árbitro del 1"],
        "/torneos/{t}/partidos/{n}/confirmar": ["árbitro", "árbitro del 1"],
        "/api/v1/torneos/{t}/partidos/{n}/empezar": ["anotador del 1", "anotador de Norte"],
        "/api/v1/torneos/{t}/partidos/{n}/goles": ["anotador del 1", "anotador de Norte"],
        "/api/v1/torneos/{t}/partidos/{n}/resultado": ["árbitro", "árbitro del 1"],
        "/api/v1/torneos/{t}/partidos/{n}/confirmar": ["árbitro", "árbitro del 1"],
        "/torneos/{t}/equipos/{n}/plantilla": ["capitán"],
        "/api/v1/torneos/{t}/equipos/{n}/plantilla": ["capitán"],
        "/idioma": Set(papeles.keys), "/entrar": Set(papeles.keys), "/salir": Set(papeles.keys),
    ]

    /// The pages of the organiser's desk, which nobody else reads.
    nonisolated private static let deLaMesa = [
        "/nuevo", "/importar", "/torneos/{t}/mesa", "/torneos/{t}/mesa/calendario",
        "/torneos/{t}/mesa/partidos/{n}", "/torneos/{t}/mesa/equipos",
        "/torneos/{t}/mesa/equipos/{n}",
    ]

    private static func camino(_ fila: Ruta.Fila) -> String {
        fila.camino.replacing("{t}", with: "torneo").replacing("{n}", with: "1")
            .replacing("{j}", with: "1")
            .replacing("{id}", with: "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10")
    }

    @Test("nadie escribe donde no debe, ni deja de poder donde debe", arguments: papeles.keys)
    func escribir(quien: String) async throws {
        var marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let papel = try #require(Self.papeles[quien])
        for fila in Ruta.tabla where fila.metodos.contains(.post) {
            // What was confirmed in the row before takes more than the table says.
            if marcador.casa.torneos[0].partidos.partido(id: 1)?.confianza == .confirmado {
                marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
            }
            let visita = try await marcador.invitado(papel)
            let antes = try marcador.casa.torneos[0].partidos.documento.aJson()
            let respuesta =
                fila.camino.hasPrefix("/api/")
                ? try await visita.post(Self.camino(fila), json: #"{"lado":"local"}"#)
                : try await visita.post(Self.camino(fila), formulario: "lado=local")
            let puede =
                papel == .organizador || Self.pueden[fila.camino]?.contains(quien) == true
            #expect(respuesta.estado < 500, "\(fila.camino)")
            // Coming in without a link is refused with the same status, for everybody.
            guard fila.camino != "/entrar" else { continue }
            #expect((respuesta.estado != 403) == puede, "\(quien) en \(fila.camino)")
            if !puede {
                #expect(try marcador.casa.torneos[0].partidos.documento.aJson() == antes)
            }
        }
        await marcador.parar()
    }

    @Test("con el secreto en la cabecera se puede lo mismo en la API", arguments: papeles.keys)
    func conSecreto(quien: String) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let papel = try #require(Self.papeles[quien])
        var visita = marcador.visita.deFuera
        if let papel {
            let hecho = try await marcador.enlace(papel)
            visita = visita.con("Authorization", "Bearer \(hecho.secreto)")
        }
        for fila in Ruta.tabla where fila.camino.hasPrefix("/api/") && fila.metodos == [.post] {
            let respuesta = try await visita.post(
                Self.camino(fila), json: #"{"lado":"local"}"#)
            let puede =
                papel == .organizador || Self.pueden[fila.camino]?.contains(quien) == true
            #expect((respuesta.estado != 403) == puede, "\(quien) en \(fila.camino)")
            #expect(respuesta.estado != 401 && respuesta.estado < 500)
        }
        let pagina = try await visita.post(
            "/torneos/torneo/partidos/1/goles", formulario: "lado=local")
        #expect(pagina.estado == 403, "en las páginas cuenta la galleta, no la cabecera")
        let sesion = try ValorJson(try await visita.get("/api/v1/sesion").cuerpo)
        #expect(sesion["papel"]?.texto == papel?.clase.rawValue)
        await marcador.parar()
    }

    @Test(
        "leer se puede todo menos enlaces, historial y mesa, y nada cuenta un secreto",
        arguments: ["nadie", "anotador del 1", "organizador"])
    func leer(quien: String) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let papel = try #require(Self.papeles[quien])
        let secreto = try await marcador.enlace(.organizador).secreto
        try await marcador.puertas.ponerContrasena("una bien larga")
        let visita = try await marcador.invitado(papel)
        let galleta = visita.fijas.first { $0.seLlama("Cookie") }?.valor.dropFirst(7)
        let huellas = marcador.puertas.registro.enlaces.map { enlace in
            enlace.huella.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        for fila in Ruta.tabla where fila.metodos.contains(.get) {
            let respuesta = try await visita.get(Self.camino(fila))
            let deEnlaces = fila.camino.contains("/enlaces")
            let deQuien =
                ["/historial", "/historial.csv", "/apuntes", "/plantilla"].contains {
                    fila.camino.hasSuffix($0)
                }
            let soloSuyo = deEnlaces || deQuien || Self.deLaMesa.contains(fila.camino)
            #expect(
                (respuesta.estado == 403) == (soloSuyo && papel != .organizador),
                "\(quien) en \(fila.camino)")
            #expect(respuesta.estado < 500)
            for oculto in huellas + [secreto, "argon2id"]
                + [galleta.map(String.init)].compactMap(\.self)
            {
                #expect(!respuesta.texto.contains(oculto), "\(fila.camino) cuenta \(oculto)")
            }
            if deEnlaces || fila.camino.hasSuffix("/entrar") {
                #expect(respuesta.cabecera("Cache-Control") == "no-store")
            }
        }
    }

    @Test(
        "una página de otro sitio no escribe aunque el navegador lleve la galleta",
        arguments: [
            ("Origin", "http://malo.ejemplo"), ("Origin", "null"), ("Sec-Fetch-Site", "cross-site"),
            ("Sec-Fetch-Site", "same-site"),
        ])
    func ajena(cabecera: String, valor: String) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = try await marcador.invitado(.organizador).con(cabecera, valor)
        for fila in Ruta.tabla where fila.metodos.contains(.post) {
            let respuesta = try await visita.post(Self.camino(fila), formulario: "lado=local")
            #expect(respuesta.estado == 403, "\(fila.camino)")
            #expect(respuesta.cabecera("Set-Cookie") == nil)
        }
    }
}
