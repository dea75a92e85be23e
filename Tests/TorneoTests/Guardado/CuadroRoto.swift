import Foundation
import Testing

/// A bracket that cannot be, where that is said and with what words.
struct CuadroRoto: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let datos: Data
    let lugar: String
    let dice: String

    private init(
        _ nombre: String, _ cruces: String, lugar: String = "cuadro.cruces[0]", _ dice: String
    ) {
        testDescription = nombre
        (self.lugar, self.dice) = (lugar, dice)
        let equipos = ["A", "B", "C", "D"].map { #"{"nombre": "\#($0)", "plantilla": []}"# }
        datos = Data(
            """
            {"nombre": "Copa", "equipos": [\(equipos.joined(separator: ", "))],
            "partidos": [],
            "partidosSinResultado": [
            {"numero": 1, "local": "A", "visitante": "B", "grupo": "A", "eventos": []},
            {"numero": 2, "local": "C", "visitante": "D", "grupo": "B", "eventos": []}],
            "cuadro": {"cruces": [\(cruces)]}}
            """.utf8)
    }

    private static func cruce(
        _ llave: Int, _ local: String, _ visitante: String, _ resto: String = ""
    ) -> String {
        #"{"llave": \#(llave), "ronda": "R", "local": {\#(local)}, "visitante": {\#(visitante)}\#(resto)}"#
    }

    private static let a = #""puesto": 1, "grupo": "A""#
    private static let b = #""puesto": 1, "grupo": "B""#

    static let todos = [
        CuadroRoto("de sí misma", cruce(1, #""ganador": 1"#, b), "Ganador de la llave 1"),
        CuadroRoto(
            "de sí misma en la vuelta",
            cruce(1, a, b) + "," + cruce(1, b, #""perdedor": 1"#, #", "pierna": 2"#),
            lugar: "cuadro.cruces[1]", "Perdedor de la llave 1"),
        CuadroRoto(
            "de una posterior", cruce(1, #""ganador": 2"#, a) + "," + cruce(2, a, b), "de 1 a 1"),
        CuadroRoto(
            "dos veces el mismo",
            cruce(1, a, b) + "," + cruce(2, #""ganador": 1"#, #""ganador": 1"#),
            lugar: "cuadro.cruces[1]", "dos lados distintos"),
        CuadroRoto(
            "un equipo contra sí mismo", cruce(1, #""equipo": "A""#, #""equipo": "A""#),
            "dos lados distintos"),
        CuadroRoto(
            "un grupo que no hay", cruce(1, a, #""puesto": 1, "grupo": "Z""#), "grupo Z"),
        CuadroRoto(
            "ningún grupo", cruce(1, a, #""puesto": 1, "grupos": []"#), "al menos un grupo"),
        CuadroRoto(
            "el partido de otros",
            cruce(1, #""equipo": "A""#, #""equipo": "C""#, #", "partido": 1"#), "partido 1"),
        CuadroRoto(
            "un partido en dos llaves",
            cruce(1, #""equipo": "A""#, #""equipo": "B""#, #", "partido": 1"#) + ","
                + cruce(2, #""equipo": "A""#, #""equipo": "B""#, #", "partido": 1"#),
            lugar: "cuadro.cruces[1]", "que no esté en otro cruce"),
        CuadroRoto("solo si ella misma", cruce(1, a, b, #", "soloSi": 1"#), "soloSi 1"),
        CuadroRoto(
            "dos veces la ida", cruce(1, a, b) + "," + cruce(1, a, b), lugar: "cuadro.cruces[1]",
            "pierna"),
    ]
}
