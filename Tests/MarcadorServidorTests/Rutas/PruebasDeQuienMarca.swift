import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("De quién es un gol, en la página y en la API")
struct PruebasDeQuienMarca {
    nonisolated private static let segundo = Ejemplo.toros.plantilla[1].nombre

    private func ultimo(_ marcador: MarcadorDePrueba) -> Jugador? {
        guard
            case .gol(_, let jugador, _) = marcador.casa.torneos[0].partidos.partido(id: 1)?
                .incidencias.last?.evento
        else { return nil }
        return jugador
    }

    @Test(
        "la página ofrece la plantilla de cada equipo, y el botón de un jugador le da el gol a él",
        arguments: [("2:\(segundo)", segundo), ("0", Jugador.sinIdentificar.nombre)])
    func enLaPagina(valor: String, nombre: String) async throws {
        let marcador = try MarcadorDePrueba()
        let pagina = try await marcador.visita.get("/torneos/torneo/partidos/1").texto
        #expect(pagina.contains("name=\"jugador\" value=\"\(valor)\""))
        let hecho = try await marcador.visita.post(
            "/torneos/torneo/partidos/1/goles",
            formulario: "lado=visitante&jugador=\(valor.enConsulta)")
        #expect(hecho.estado == 303)
        #expect(ultimo(marcador)?.nombre == nombre)
    }

    @Test(
        "lo que no dice quién se rechaza con una frase, y no se apunta nada",
        arguments: [
            ("Sofía", 422), ("2", 422), ("-1:Sofía", 422), (":", 422), ("99:Sofía", 409),
            ("2:Otra", 409),
        ])
    func sinSentido(valor: String, estado: Int) async throws {
        let marcador = try MarcadorDePrueba()
        let antes = marcador.casa.torneos[0].partidos.partidos
        let respuesta = try await marcador.visita.post(
            "/torneos/torneo/partidos/1/goles",
            formulario: "lado=visitante&jugador=\(valor.enConsulta)")
        #expect(respuesta.estado == estado)
        #expect(marcador.casa.torneos[0].partidos.partidos == antes)
    }

    @Test(
        "la API lo dice con el lugar en la plantilla",
        arguments: [
            (#"{"lado":"visitante","jugador":2}"#, segundo),
            (#"{"lado":"visitante","jugador":2,"antes":"\#(segundo)"}"#, segundo),
            (#"{"lado":"visitante","jugador":0}"#, Jugador.sinIdentificar.nombre),
        ])
    func enLaApi(json: String, nombre: String) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post(
            "/api/v1/torneos/torneo/partidos/1/goles", json: json)
        #expect(respuesta.estado == 201 && ultimo(marcador)?.nombre == nombre)
    }
}
