import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Lo que falta y lo que espera una decisión, en la página")
struct PruebasDeDecisiones {
    private static let tabla = "/torneos/torneo/tabla"

    /// Three teams, everybody against everybody once; scores of the first matches.
    private func liga(_ goles: [(Int, Int)], faltaUno: Bool = false) throws -> MarcadorDePrueba {
        let equipos = ["Rayo", "Toros", "Lobos"].compactMap { Equipo(nombre: $0, plantilla: []) }
        var liga = DocumentoDelTorneo(nombre: "Liga", plan: try Plan.liga(equipos))
        for (numero, suyo) in goles.enumerated() {
            let resultado = ResultadoAMano(Marcador(local: suyo.0, visitante: suyo.1))
            liga.partidos[numero] = liga.partidos[numero].terminando(con: resultado)
        }
        if faltaUno { liga.partidos.removeLast() }
        return try MarcadorDePrueba([
            "torneo.json": String(decoding: try liga.aJson(), as: UTF8.self)
        ])
    }

    @Test("a quien aún puede se le dice con cuántos puntos le basta")
    func falta() async throws {
        let visita = try liga([(1, 0), (2, 0)]).visita
        let pagina = try await visita.get(Self.tabla).texto
        #expect(pagina.contains("<li class=\"seguro\">Con "))
        #expect(pagina.contains("más se asegura ser primero."))
        #expect(!pagina.contains("no se puede calcular"))
        let enIngles = try await visita.con("Accept-Language", "en").get(Self.tabla).texto
        #expect(enIngles.contains("certain of finishing first."))
        let parte = try await visita.get(Self.tabla + "?ambito=local").texto
        #expect(!parte.contains("se asegura ser primero"))
    }

    @Test("cuando no se puede saber, se dice; cuando todo acabó, no hay nada que decir")
    func noSeSabe() async throws {
        let corta = try liga([(1, 0)], faltaUno: true)
        let sinSaber = try await corta.visita.get(Self.tabla).texto
        #expect(sinSaber.contains("no se puede calcular"))
        #expect(!sinSaber.contains("se asegura"))
        let acabada = try liga([(1, 0), (1, 0), (1, 0)])
        let fin = try await acabada.visita.get(Self.tabla).texto
        #expect(!fin.contains("no se puede calcular") && !fin.contains("se asegura"))
    }

    @Test("quienes comparten el primer puesto esperan una decisión, y tomada ya no")
    func decision() async throws {
        // Everybody wins once by one goal: all three are level on everything.
        let marcador = try liga([(0, 0), (0, 0), (0, 0)])
        let pagina = try await marcador.visita.get(Self.tabla).texto
        #expect(pagina.contains("Espera una decisión:"))
        #expect(pagina.contains("están empatados en todo"))
        #expect(pagina.contains("href=\"/torneos/torneo/ajustes/reglas\">Decidir este orden"))
        let ajena = try await marcador.visita.deFuera.get(Self.tabla).texto
        #expect(ajena.contains("Espera una decisión:") && !ajena.contains(">Decidir este orden"))
        let partidos = try #require(marcador.casa.torneos.first).partidos
        try partidos.cambiar(.decidirOrden(["Lobos", "Rayo", "Toros"]))
        let decidida = try await marcador.visita.get(Self.tabla).texto
        #expect(!decidida.contains("Espera una decisión:"))
    }
}
