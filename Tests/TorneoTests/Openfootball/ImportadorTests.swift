import Foundation
import Testing

@testable import Torneo

private func importa(_ json: String, _ uniones: [(String, String)] = []) throws -> Importacion {
    try importar(openfootball: Data(json.utf8), uniones: uniones)
}

/// One match with these members besides the teams A and B.
private func partido(_ resto: String) -> String {
    #"{"name": "x", "matches": [{"team1": "A", "team2": "B", \#(resto)}]}"#
}

@Suite("Importar de openfootball")
struct ImportadorTests {
    @Test("Lo sueltos, los de jornadas y los antiguos dicen lo mismo")
    func tresFormas() throws {
        let goles = #""goals1": [{"name": "P", "minute": 90, "offset": 4}], "goals2": []"#
        let formas = [
            """
            {"name": "Liga", "matches": [{"round": "J1", "date": "2024-08-10", "time": "18:00 UTC+3",
            "team1": "A", "team2": "B", "score": {"ft": [1, 0]}, \(goles), "group": "G",
            "ground": "Campo"}]}
            """,
            """
            {"name": "Liga", "rounds": [{"name": "J1", "matches": [{"date": "2024-08-10",
            "time": "18:00 UTC+3", "team1": {"name": "A", "code": "AAA"}, "team2": {"name": "B"},
            "score": {"ft": [1, 0]}, \(goles), "group": "G", "ground": "Campo"}]}]}
            """,
            """
            {"name": "Liga", "rounds": [{"name": "J1", "matches": [{"date": "2024-08-10",
            "time": "18:00 UTC+3", "team1": {"name": "A"}, "team2": {"name": "B"}, "score1": 1,
            "score2": 0, "goals1": [{"name": "P", "minute": "90+4"}], "goals2": [], "group": "G",
            "ground": "Campo"}]}]}
            """,
        ]
        let retratos = try formas.map { Retrato(try importa($0).documento) }
        #expect(retratos[0] == retratos[1])
        #expect(retratos[1] == retratos[2])
        let ficha = try #require(try importa(formas[0]).documento.partidos.first?.ficha)
        #expect(ficha.programacion?.fecha.description == "2024-08-10")
        #expect(ficha.programacion?.hora?.description == "18:00")
        #expect(ficha.programacion?.zona == "UTC+3")
        #expect([ficha.ronda, ficha.grupo, ficha.campo] == ["J1", "G", "Campo"])
        #expect(try importa(formas[0]).avisos.isEmpty)
    }

    @Test("La prórroga entra en el marcador y la tanda no")
    func prorroga() throws {
        let importado = try importa(
            partido(#""score": {"ft": [0, 0], "et": [1, 1], "p": [4, 2]}"#)
        ).documento.partidos[0]
        #expect(importado.marcador() == Marcador(local: 1, visitante: 1))
        #expect(importado.ficha.tanda == Marcador(local: 4, visitante: 2))
        #expect(importado.ficha.prorroga)
    }

    @Test("El gol en propia puerta está en la lista de quien se beneficia")
    func enPropia() throws {
        let documento = try importa(
            partido(
                """
                "score": {"ft": [1, 0]}, "goals2": [],
                "goals1": [{"name": "Q", "minute": 5, "owngoal": true}]
                """)
        ).documento
        #expect(documento.equipos.map { $0.plantilla.map(\.nombre) } == [[], ["Q"]])
        #expect(documento.partidos[0].golesLocal == 1)
        #expect(documento.partidos.filasDeGoleadores().isEmpty)
    }

    @Test(
        "Sin resultado, el partido queda programado",
        arguments: [#""score": {}"#, #""score": null"#, #""date": "2030-01-01""#])
    func programado(resto: String) throws {
        let importacion = try importa(partido(resto))
        #expect(importacion.documento.partidos[0].ficha.estado == .programado)
        #expect(
            importacion.avisos.map(\.frase) == [
                "1 partidos no tienen resultado: quedan programados"
            ])
    }

    @Test(
        "El marcador manda sobre la lista de goles, y se dice",
        arguments: [
            // Fewer goals than the score says: the others are nobody's.
            (#"[{"name": "P", "minute": 1}]"#, "[]", [2, 1], "solo constan", 1),
            // More: nobody knows which are wrong.
            (
                #"[{"name": "P", "minute": 1}, {"name": "P", "minute": 2}]"#, "[]", [1, 0],
                "sobran", 0
            ),
            // The other way round: on the wrong side.
            (#"[{"name": "P", "minute": 1}]"#, "[]", [0, 1], "lado contrario", 0),
        ])
    func contradicciones(
        goles1: String, goles2: String, marcador: [Int], frase: String, conAutor: Int
    ) throws {
        let importacion = try importa(
            partido(#""score": {"ft": \#(marcador)}, "goals1": \#(goles1), "goals2": \#(goles2)"#))
        let importado = importacion.documento.partidos[0]
        #expect(importado.golesLocal == marcador[0])
        #expect(importado.golesVisitante == marcador[1])
        #expect(importacion.avisos.count == 1)
        #expect(importacion.avisos[0].lugar == "partido 1 (A - B)")
        #expect(importacion.avisos[0].frase.contains(frase))
        #expect(importado.incidencias.count { $0.goleador != nil } == conAutor)
    }

    @Test(
        "Lo que la fuente tiene raro se dice",
        arguments: [
            (
                #""score": {"ft": [1, 0], "ht": [1, 0]}, "goals1": [{"name": "P", "minute": 60}]"#,
                "al descanso consta 1-0"
            ),
            (
                #""score": {"ft": [1, 0]}, "goals1": [{"name": "P", "minute": 105}]"#,
                "no consta prórroga"
            ),
            (#""score": {"ft": [1, 0]}, "goals1": [{"name": "P"}]"#, "no tiene minuto"),
            (#""score": {"ft": [1, 0]}, "goals1": [{"minute": 3}]"#, "no tiene autor"),
            (
                #""score": {"ft": [1, 0]}, "goals1": [{"name": "P", "minute": "tarde"}]"#,
                "no se entiende"
            ),
            (#""score": {"ft": [0, 0]}, "date": "2023-02-30""#, "no existe"),
            (#""score": {"ft": [0, 0]}, "date": "2023-02-03", "time": "luego""#, "no se entiende"),
            (#""score": {"ft": [0, 0]}, "status": "rara""#, "no se conoce"),
            (#""score": {"ft": [0]}"#, "no se entiende"),
        ])
    func rarezas(resto: String, frase: String) throws {
        let avisos = try importa(partido(resto)).avisos
        #expect(avisos.contains { $0.frase.contains(frase) }, "\(avisos)")
    }

    @Test("Un goleador que en otro partido juega con el rival se dice")
    func ladoContrario() throws {
        let json = """
            {"name": "x", "matches": [
            {"team1": "A", "team2": "B", "score": {"ft": [1, 0]}, "goals2": [],
             "goals1": [{"name": "P", "minute": 1}]},
            {"team1": "B", "team2": "A", "score": {"ft": [1, 0]}, "goals2": [],
             "goals1": [{"name": "P", "minute": 1}]}]}
            """
        let avisos = try importa(json).avisos.filter { $0.frase.contains("lado contrario") }
        #expect(avisos.map(\.lugar) == ["partido 1 (A - B)", "partido 2 (B - A)"])
    }

    @Test(
        "Los estados de la fuente",
        arguments: [
            ("postponed", EstadoDePartido.aplazado), ("CANCELLED", .anulado),
            ("abandoned", .suspendido), ("awarded", .adjudicado(Marcador(local: 3, visitante: 0))),
        ])
    func estados(escrito: String, estado: EstadoDePartido) throws {
        let importacion = try importa(partido(#""status": "\#(escrito)", "score": {"ft": [3, 0]}"#))
        #expect(importacion.documento.partidos[0].ficha.estado == estado)
    }

    @Test("Nadie juega contra sí mismo: no se importa y se dice")
    func contraSiMismo() throws {
        let importacion = try importa(
            #"{"matches": [{"team1": "A", "team2": "B"}, {"team1": "C", "team2": "C"}]}"#)
        #expect(importacion.documento.equipos.map(\.nombre) == ["A", "B"])
        #expect(importacion.avisos.contains { $0.frase.contains("contra sí mismo") })
        #expect(throws: ErrorDeCarga.sinPartidos(formato: "torneo")) {
            try importa(#"{"matches": [{"team1": "C", "team2": "C"}]}"#)
        }
    }

    @Test("Una persona escrita de dos maneras se dice, y se une solo si se pide")
    func uniones() throws {
        let json = """
            {"name": "x", "matches": [{"team1": "A", "team2": "B", "score": {"ft": [3, 1]},
            "goals1": [{"name": "Mbappé", "minute": 1}, {"name": "Kylian Mbappé", "minute": 2},
            {"name": "Otro", "minute": 3}], "goals2": [{"name": "Mbappé", "minute": 4}]}]}
            """
        let sinUnir = try importa(json)
        #expect(
            sinUnir.parejas == [
                ParejaSospechosa(equipo: "A", corto: "Mbappé", largo: "Kylian Mbappé")
            ])
        #expect(sinUnir.documento.partidos.filasDeGoleadores().count == 4)

        let unido = try importa(json, [("Mbappé", "Kylian Mbappé")])
        #expect(unido.parejas.isEmpty)
        #expect(
            unido.documento.partidos.filasDeGoleadores().map { "\($0.jugador.nombre) \($0.goles)" }
                == ["Kylian Mbappé 2", "Mbappé 1", "Otro 1"])

        let deMas = try importa(json, [("Nadie", "Otro")])
        #expect(deMas.avisos.contains { $0.frase.contains("no se han unido") })
    }

    @Test(
        "Qué grafías pueden ser la misma persona",
        arguments: [
            ("Kane", "Harry Kane", true), ("E. Cavani", "Edinson Cavani", true),
            ("Akaydin", "Akaydian", true), ("Wout Werghost", "Wout Weghorst", false),
            ("P. Coutinho", "Coutinho", true), ("R. Marin", "D. Marin", false),
            ("Zs. Nagy", "A. Nagy", false), ("Silva", "Silvas", true), ("Rodri", "Rodrigo", false),
            ("Eden Hazard", "Thorgan Hazard", false), ("Kane", "Kane", false),
            ("Ana", "Ane", false),
        ])
    func grafias(uno: String, otro: String, pueden: Bool) {
        #expect(puedenSerLaMisma(uno, otro) == pueden)
        #expect(puedenSerLaMisma(otro, uno) == pueden)
    }

    @Test(
        "Lo que no es un fichero de openfootball se rechaza con su lugar",
        arguments: [
            ("{}", ErrorDeCarga.faltaClave("matches", lugar: "el documento")),
            (
                #"{"matches": [{"team2": "A"}]}"#,
                .faltaClave("team1", lugar: "matches[0]")
            ),
            (
                #"{"matches": [{"team1": "A", "team2": 5}]}"#,
                .tipoIncorrecto(lugar: "matches[0].team2", esperado: "el nombre de un equipo")
            ),
            ("[", .jsonRoto(linea: 1, columna: 2, detalle: "el documento se acaba a medias")),
        ])
    func rechazados(json: String, error: ErrorDeCarga) {
        #expect(throws: error) { try importa(json) }
    }
}
