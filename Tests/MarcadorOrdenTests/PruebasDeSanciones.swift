import Foundation
import Testing

@testable import MarcadorOrden

@MainActor
@Suite("marcador sanciones")
struct PruebasDeSanciones {
    /// Ana sees two cautions in different matches, Iván a red card in the first; a third match is to
    /// come.
    private static let copa = """
        {"nombre": "Copa", "equipos": [
          {"nombre": "Rayo", "plantilla": [{"nombre": "Ana", "dorsal": 9}]},
          {"nombre": "Toros", "plantilla": [{"nombre": "=Iván"}]}],
         "partidos": [
          {"local": "Rayo", "visitante": "Toros", "eventos": [
            {"tipo": "tarjeta", "minuto": 5, "jugador": "Ana", "color": "AMARILLA"},
            {"tipo": "tarjeta", "minuto": 9, "jugador": "=Iván", "color": "ROJA"}]},
          {"local": "Toros", "visitante": "Rayo", "eventos": [
            {"tipo": "tarjeta", "minuto": 5, "jugador": "Ana", "color": "AMARILLA"}]}],
         "partidosSinResultado": [
          {"numero": 3, "local": "Rayo", "visitante": "Toros", "eventos": []}]}
        """

    private func decir(_ opciones: [String], _ entrada: String = copa) async throws -> Ejecucion {
        try await marcador(["sanciones", "-"] + opciones, entrada: entrada)
    }

    @Test("en texto dice la regla, las tarjetas y quién se pierde qué")
    func texto() async throws {
        let hecho = try await decir(["--regla", "fifa"])
        #expect(hecho.codigo == 0, "\(hecho.errores)")
        #expect(hecho.salida.hasPrefix("Regla fifa: Cada 2 amarillas, 1 partido;"))
        #expect(hecho.salida.contains("2 amarillas: se pierde el 3 contra Toros"))
        #expect(hecho.salida.contains("roja directa: cumplió el 2 contra Rayo"))
    }

    @Test("sin decir regla vale la del torneo: cinco amarillas")
    func porDefecto() async throws {
        let hecho = try await decir([])
        #expect(hecho.salida.hasPrefix("Regla rfef: Cada 5 amarillas, 1 partido;"))
        #expect(!hecho.salida.contains("se pierde"))
    }

    @Test("en CSV, un renglón por partido de sanción, sin fórmulas")
    func csv() async throws {
        let hecho = try await decir(["--regla", "fifa", "--formato", "csv"])
        let lineas = hecho.salida.split(whereSeparator: \.isNewline)
        #expect(
            lineas.first
                == "jugador,dorsal,equipo,amarillas,dobles_amarillas,rojas,causa,partido,cumplido")
        #expect(lineas.contains("Ana,9,Rayo,2,0,0,amarillas,3,no"))
        #expect(lineas.count == 3)
        #expect(!lineas.contains { $0.hasPrefix("=") })
    }

    @Test("en JSON, lo mismo que la API")
    func json() async throws {
        let hecho = try await decir(["--regla", "fifa", "--formato", "json"])
        let objeto = try #require(
            JSONSerialization.jsonObject(with: Data(hecho.salida.utf8)) as? [String: Any])
        let jugadores = try #require(objeto["jugadores"] as? [[String: Any]])
        #expect(jugadores.map { $0["jugador"] as? String } == ["Ana", "=Iván"])
        #expect((objeto["regla"] as? [String: Any])?["nombre"] as? String == "fifa")
    }

    @Test("sin tarjetas lo dice; mal usada lo dice con código 2; con datos malos, 1")
    func errores() async throws {
        let vacio = #"{"nombre": "x", "equipos": [], "partidos": []}"#
        #expect(try await decir([], vacio).salida == "Todavía no hay tarjetas.\n")
        let mala = try await decir(["--regla", "mundial"])
        #expect(mala.codigo == 2 && mala.errores.contains("se esperaba una de estas: rfef, fifa"))
        #expect(try await decir(["--formato", "ics"]).codigo == 2)
        #expect(try await marcador(["sanciones"]).codigo == 2)
        #expect(try await decir([], "nada").codigo == 1)
    }
}
