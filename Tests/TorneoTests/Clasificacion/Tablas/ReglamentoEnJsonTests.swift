import Foundation
import Testing

@testable import Torneo

@Suite("Reglamentos en JSON")
struct ReglamentoEnJsonTests {
    private func leer(_ texto: String) throws(ErrorDeCarga) -> ReglamentoEnJson {
        try ReglamentoEnJson(json: Data(texto.utf8))
    }

    @Test("Un reglamento entero, clave a clave")
    func entero() throws {
        let leido = try leer(
            """
            {"nombre": "Barrio", "base": "laliga", "puntos": [2, 1, 0], "vueltas": 2, "semilla": 7,
             "criterios": ["puntos", {"enfrentamientos": ["puntos", "goles_fuera"],
               "reinicio": "tras_el_bloque", "siFaltan": "se_comparte"}, "cociente", "sorteo"],
             "tarjetas": {"roja": 9}, "adjudicados": "solo_puntos", "suspendidos": "vale_el_marcador",
             "retirados": {"adjudicar": 1},
             "ajustes": [{"equipo": "A", "puntos": -3, "motivo": "impago", "fecha": "2026-01-31"}],
             "orden": ["B", "A"], "equiposRetirados": ["C", {"equipo": "D", "norma": "anular_todo"}]}
            """)
        let reglas = leido.reglamento
        #expect(reglas.nombre == "Barrio")
        #expect(reglas.puntosPorVictoria == 2)
        #expect(reglas.vueltas == 2)
        #expect(reglas.semilla == 7)
        #expect(
            reglas.criterios == [
                .puntos,
                .enfrentamientos(
                    Enfrentamientos(
                        [.puntos, .golesFuera], reinicio: .trasElBloque, siFaltan: .seComparte)),
                .general(.cociente), .sorteo,
            ])
        #expect(reglas.tarjetas.roja == 9)
        #expect(reglas.adjudicados == .soloPuntos)
        #expect(reglas.suspendidos == .valeElMarcador)
        #expect(reglas.retirados == .adjudicarElResto(goles: 1))
        #expect(
            leido.resoluciones.ajustes == [
                Ajuste(equipo: "A", puntos: -3, motivo: "impago", dia: 20_260_131)
            ])
        #expect(leido.resoluciones.orden == ["B", "A"])
        #expect(leido.resoluciones.retirados == ["C": nil, "D": .anularTodo])
        #expect(leido.resoluciones.nombrados == ["A", "B", "C", "D"])
        #expect(try ReglamentoEnJson(json: leido.aJson()) == leido)
    }

    @Test(
        "Los conocidos se escriben y se leen iguales", arguments: ReglamentoDeCompeticion.conocidos)
    func idaYVuelta(reglamento: ReglamentoDeCompeticion) throws {
        let escrito = ReglamentoEnJson(reglamento)
        #expect(try ReglamentoEnJson(json: escrito.aJson()) == escrito)
    }

    @Test("Sin nada dicho es la liga de las lecciones")
    func vacio() throws {
        #expect(try leer("{}").reglamento.criterios == ReglamentoDeCompeticion.liga.criterios)
    }

    @Test(
        "Lo que está mal se dice con su sitio",
        arguments: [
            ("[]", "el documento"), ("{\"base\": \"petanca\"}", "base, línea 1"),
            ("{\"puntos\": [3, 1]}", "puntos, línea 1"),
            ("{\"puntos\": [3, 1, \"x\"]}", "puntos[2]"),
            ("{\n\"criterios\": [\"puntos\", \"nombre\"]}", "criterios[1], línea 2"),
            (
                "{\"criterios\": [{\"enfrentamientos\": [\"puntos_de_rivales\"]}]}",
                "enfrentamientos[0]"
            ),
            ("{\"criterios\": [{\"enfrentamientos\": [], \"reinicio\": \"a veces\"}]}", "reinicio"),
            ("{\"vueltas\": 0}", "vueltas"), ("{\"vueltas\": 2.5}", "vueltas"),
            ("{\"semilla\": -1}", "semilla"), ("{\"ajustes\": [{\"puntos\": 1}]}", "ajustes[0]"),
            ("{\"ajustes\": [{\"equipo\": \"A\"}]}", "ajustes[0]"),
            (
                "{\"ajustes\": [{\"equipo\": \"A\", \"puntos\": 1, \"fecha\": \"2026-02-30\"}]}",
                "fecha"
            ),
            ("{\"criterio\": []}", "criterio, línea 1"), ("{\"nombre\": \" \"}", "nombre"),
            ("{\"nombre\": \"a\", \"nombre\": \"b\"}", "nombre"),
            ("{\"retirados\": \"nunca\"}", "retirados"), ("{\"tarjetas\": {\"azul\": 1}}", "azul"),
            ("{\"equiposRetirados\": [{\"equipo\": \"A\"}]}", "equiposRetirados[0]"),
            ("{\"puntos\"", "línea 1"), ("", "línea 1"),
        ])
    func errores(texto: String, sitio: String) {
        let error = #expect(throws: ErrorDeCarga.self) { try leer(texto) }
        #expect(error?.descripcion.contains(sitio) == true, "\(error?.descripcion ?? "")")
    }

    @Test("Un documento enorme o sin fin se rechaza")
    func enorme() {
        let largo = String(repeating: " ", count: ReglamentoEnJson.tamanoMaximo)
        #expect(throws: ErrorDeCarga.self) { try leer("{\(largo)}") }
        let muchos = Array(repeating: "\"puntos\"", count: 33).joined(separator: ",")
        #expect(throws: ErrorDeCarga.self) { try leer("{\"criterios\": [\(muchos)]}") }
        let hondo = String(repeating: "[", count: 200_000)
        #expect(throws: ErrorDeCarga.self) { try leer(hondo) }
    }

    @Test("Los nombres se traducen a los equipos que hay")
    func traducir() {
        let resoluciones = Resoluciones(
            ajustes: [Ajuste(equipo: "A", puntos: -1), Ajuste(equipo: "X", puntos: 5)],
            retirados: ["B": nil, "X": nil], orden: ["B", "X", "A"])
        let traducidas = resoluciones.traducidas { ["A": 1, "B": 2][$0] }
        #expect(traducidas.ajustes == [Ajuste(equipo: 1, puntos: -1)])
        #expect(traducidas.retirados == [2: nil])
        #expect(traducidas.orden == [2, 1])
    }
}
