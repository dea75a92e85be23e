import Testing

@testable import MarcadorServidor

@MainActor
@Suite("Números que no pueden ser, en cualquier consulta")
struct PruebasDeNumerosImposibles {
    @Test(
        "ni el más pequeño ni el más grande que hay para el servidor",
        arguments: [
            "calendario.ics?equipo=", "partidos?equipo=", "historial?hasta=", "historial?hoja=",
            "tabla?ultimos=", "tabla?hasta=", "goleadores?hoja=", "goleadores?partido=",
            "mesa/partidos/1?hecho=", "mesa/calendario?hecho=",
        ], ["-9223372036854775808", "9223372036854775807", "0", "-1"])
    func consulta(camino: String, numero: String) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.get("/torneos/torneo/\(camino)\(numero)")
        #expect([200, 404, 422].contains(respuesta.estado))
    }
}
