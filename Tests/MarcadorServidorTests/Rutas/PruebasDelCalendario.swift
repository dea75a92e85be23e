import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("El calendario para suscribirse")
struct PruebasDelCalendario {
    private static let documento = """
        {"nombre": "Copa", "equipos": [{"nombre": "Norte", "plantilla": []},
        {"nombre": "Sur", "plantilla": []}, {"nombre": "Este", "plantilla": []}], "partidos": [],
        "partidosSinResultado": [
        {"numero": 1, "local": "Norte", "visitante": "Sur", "eventos": [], "fecha": "2026-10-25",
         "hora": "10:30", "zona": "Europe/Madrid", "campo": "Uno"},
        {"numero": 2, "local": "Sur", "visitante": "Este", "eventos": [], "fecha": "2026-10-26"}]}
        """

    private func marcador() throws -> MarcadorDePrueba {
        try MarcadorDePrueba(["torneo.json": Self.documento])
    }

    private func eventos(_ texto: String) -> Int {
        texto.components(separatedBy: "BEGIN:VEVENT").count - 1
    }

    @Test("se sirve con su tipo, su etiqueta y su zona, y dos veces es igual")
    func seSirve() async throws {
        let marcador = try marcador()
        let respuesta = try await marcador.visita.get("/torneos/torneo/calendario.ics")
        #expect(respuesta.estado == 200)
        #expect(respuesta.cabecera("Content-Type") == "text/calendar; charset=utf-8")
        let etiqueta = try #require(respuesta.cabecera("ETag"))
        #expect(respuesta.texto.contains("DTSTART;TZID=Europe/Madrid:20261025T103000\r\n"))
        #expect(respuesta.texto.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\n"))
        #expect(respuesta.texto.contains("DTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\n"))
        let otra = try await marcador.visita.get("/torneos/torneo/calendario.ics")
        #expect(otra.cabecera("ETag") == etiqueta)
    }

    @Test(
        "el de un equipo o un campo tiene sus partidos",
        arguments: [("", 2), ("?equipo=1", 1), ("?equipo=2", 2), ("?campo=Uno", 1)])
    func partes(consulta: String, cuantos: Int) async throws {
        let respuesta = try await marcador().visita.get("/torneos/torneo/calendario.ics\(consulta)")
        #expect(eventos(respuesta.texto) == cuantos)
    }

    @Test(
        "lo que no hay no se encuentra",
        arguments: [
            "/torneos/otro/calendario.ics", "/torneos/torneo/calendario.ics?equipo=9",
            "/torneos/torneo/calendario.ics?equipo=x", "/torneos/torneo/calendario.ics?campo=Dos",
        ])
    func noHay(camino: String) async throws {
        #expect(try await marcador().visita.get(camino).estado == 404)
    }

    @Test("la página del partido dice a los buscadores cuándo y dónde es")
    func buscadores() async throws {
        let pagina = try await marcador().visita.get("/torneos/torneo/partidos/1").texto
        #expect(pagina.contains("itemtype=\"https://schema.org/SportsEvent\""))
        #expect(pagina.contains("itemprop=\"startDate\" content=\"2026-10-25T10:30+01:00\""))
    }
}
