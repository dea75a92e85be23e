import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Fichas de equipos y jugadores, y maneras de ver los partidos")
struct PruebasDeFichas {
    /// Two namesakes with numbers in one team, one of them with five cautions, and a match that was put
    /// off before the next one.
    private static func documento() throws -> String {
        let (nueve, siete) = (Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Ana", dorsal: 7))
        let norte = try #require(Equipo(nombre: "Norte", plantilla: [nueve, siete]))
        let sur = try #require(Equipo(nombre: "Sur", plantilla: [Jugador(nombre: "Eva")]))
        let este = try #require(Equipo(nombre: "Este", plantilla: []))
        norte.nombrarCapitan(siete)
        func partido(
            _ local: Equipo, _ visitante: Equipo, dia: Int, campo: String?, ronda: String,
            _ estado: EstadoDePartido = .finalizado, _ eventos: [EventoDePartido] = []
        ) throws -> Partido {
            let fecha = try #require(Fecha(anio: 2026, mes: 9, dia: dia))
            return Partido(
                local: local, visitante: visitante, incidencias: eventos.map { Incidencia($0) },
                ficha: Ficha(
                    programacion: Programacion(fecha: fecha), ronda: ronda, campo: campo,
                    estado: estado))
        }
        let amarilla = EventoDePartido.tarjeta(minuto: 30, jugador: siete, color: .amarilla)
        var partidos = try (1...4).map {
            try partido(
                norte, $0 % 2 == 0 ? sur : este, dia: $0, campo: "Uno", ronda: "Jornada \($0)",
                .finalizado, [amarilla])
        }
        partidos.append(
            try partido(
                sur, norte, dia: 5, campo: "Dos", ronda: "Jornada 5", .finalizado,
                [amarilla, .gol(minuto: 60, jugador: nueve, equipo: norte)]))
        partidos.append(
            try partido(norte, este, dia: 6, campo: "Dos", ronda: "Jornada 6", .aplazado))
        partidos.append(
            try partido(norte, sur, dia: 7, campo: nil, ronda: "Jornada 7", .programado))
        let documento = DocumentoDelTorneo(
            nombre: "Liga", equipos: [norte, sur, este], partidos: partidos)
        return String(decoding: try documento.aJson(), as: UTF8.self)
    }

    private func marcador() throws -> MarcadorDePrueba {
        try MarcadorDePrueba(["torneo.json": Self.documento()])
    }

    /// A page without its markup.
    private func leer(_ camino: String) async throws -> String {
        let respuesta = try await marcador().visita.get("/torneos/torneo/\(camino)")
        #expect(respuesta.estado == 200)
        return respuesta.texto.replacing(#/<[^>]*>/#, with: "")
    }

    @Test("la página del equipo dice quién se pierde el próximo partido y por qué")
    func equipo() async throws {
        let pagina = try await leer("equipos/1")
        #expect(pagina.contains("Ana (7) se pierde este partido: 5 amarillas."))
        #expect(pagina.contains("Ana (7): 5 amarillas contra Sur."))
        #expect(pagina.contains(" Se pierde el partido contra Sur."))
        #expect(pagina.contains("Cada 5 amarillas, 1 partido; doble amarilla, 1; roja directa, 1."))
        #expect(pagina.contains("Próximo partido"))
        #expect(pagina.contains("1.º"))
        let otra = try await leer("equipos/2")
        #expect(!otra.contains("se pierde"), "la baja es del rival")
    }

    @Test("los homónimos de un equipo tienen cada uno su página")
    func homonimos() async throws {
        let nueve = try await leer("equipos/1/jugadores/1")
        let siete = try await leer("equipos/1/jugadores/2")
        #expect(nueve.contains("Dorsal 9") && !nueve.contains("Sanciones"))
        #expect(nueve.contains("Gol 60'"))
        #expect(siete.contains("Dorsal 7") && siete.contains("Capitán"))
        #expect(siete.contains("5 amarillas contra Sur. Se pierde el partido contra Sur."))
        #expect(!siete.contains("Gol 60'"))
    }

    @Test("los nombres llevan a su página: goleadores, plantilla, partido")
    func enlaces() async throws {
        let marcador = try marcador()
        for pagina in ["goleadores", "equipos/1", "partidos/5"] {
            let texto = try await marcador.visita.get("/torneos/torneo/\(pagina)").texto
            #expect(texto.contains("href=\"/torneos/torneo/equipos/1/jugadores/1\""), "\(pagina)")
        }
    }

    @Test(
        "cada vista tiene sus encabezados, y cada partido una sola vez",
        arguments: [
            ("partidos", ["Jornada 1", "Jornada 7"], 7),
            ("partidos?por=jornada", ["Jornada 1", "Jornada 6"], 7),
            ("partidos?por=fecha", ["Martes 1 de septiembre de 2026"], 7),
            ("partidos?por=campo", ["Uno", "Dos", "Sin campo"], 7),
            ("partidos?equipo=3", ["Jornada 1", "Jornada 6"], 3),
            ("partidos?campo=Dos", ["Jornada 5", "Jornada 6"], 2),
            ("partidos?equipo=3&campo=Dos", ["Jornada 6"], 1),
            ("partidos?por=equipo", [], 0),
        ])
    func vistas(camino: String, encabezados: [String], cuantos: Int) async throws {
        let texto = try await marcador().visita.get("/torneos/torneo/\(camino)").texto
        let principal = texto.split(separator: "<main", maxSplits: 1)[1]
        for encabezado in encabezados { #expect(principal.contains(encabezado)) }
        let filas = principal.matches(of: /class="fila[^"]*" id="partido-(\d+)"/).map(\.1)
        #expect(filas.count == cuantos)
        #expect(Set(filas).count == cuantos)
    }

    @Test("se va al próximo partido, que no es el aplazado, y al calendario de lo que se mira")
    func proximoYCalendario() async throws {
        let marcador = try marcador()
        let texto = try await marcador.visita.get("/torneos/torneo/partidos?equipo=1").texto
        #expect(texto.contains("href=\"/torneos/torneo/partidos?equipo=1#partido-7\""))
        #expect(texto.contains("href=\"/torneos/torneo/calendario.ics?equipo=1\""))
        let campo = try await marcador.visita.get("/torneos/torneo/partidos?campo=Dos").texto
        #expect(campo.contains("href=\"/torneos/torneo/calendario.ics?campo=Dos\""))
        #expect(!campo.contains("ir-al-proximo"))
        _ = try await marcador.visita.post("/torneos/torneo/partidos/7/empezar", formulario: "")
        let jugando = try await marcador.visita.get("/torneos/torneo/partidos?equipo=1").texto
        #expect(jugando.contains("Ir al partido en juego"))
        await marcador.parar()
    }

    @Test("una vista pedida de otra manera no se guarda dos veces")
    func unaSolaManera() async throws {
        let marcador = try marcador()
        let buena = "/torneos/torneo/partidos?por=fecha&equipo=1"
        let otra = "/torneos/torneo/partidos?equipo=1&por=fecha"
        for camino in [buena, otra] {
            #expect(try await marcador.visita.get(camino).estado == 200)
        }
        #expect(try marcador.visita.estaLista(buena))
        #expect(try !marcador.visita.estaLista(otra))
    }

    @Test("la API cuenta lo mismo")
    func api() async throws {
        let marcador = try marcador()
        func valor(_ camino: String) async throws -> ValorJson {
            try ValorJson(try await marcador.visita.get("/api/v1/torneos/torneo/\(camino)").cuerpo)
        }
        let sanciones = try await valor("sanciones")
        let texto = try await marcador.visita.get("/api/v1/torneos/torneo/sanciones").texto
        #expect(sanciones["regla"]?["nombre"] == .texto("rfef"))
        #expect(texto.contains("\"partido\":7") || texto.contains("\"partido\" : 7"))
        let equipo = try await valor("equipos/1")
        #expect(equipo["proximo"] == .numero(7))
        #expect(try await marcador.visita.get("/api/v1/torneos/torneo/equipos/9").estado == 404)
    }
}
