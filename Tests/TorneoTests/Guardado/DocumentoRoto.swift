import Foundation
import Testing

@testable import Torneo

/// A document of two teams, Rayo with Ana 9 and Toros with Iván 7, and what is put into it.
func documentoRoto(_ partidos: String, equipos: String = "") -> Data {
    Data(
        """
        {"nombre": "Copa", "equipos": [
        {"nombre": "Rayo", "plantilla": [{"nombre": "Ana", "dorsal": 9}]},
        {"nombre": "Toros", "plantilla": [{"nombre": "Iván", "dorsal": 7}]}\(equipos)],
        "partidos": [\(partidos)]}
        """.utf8)
}

private func conEvento(_ evento: String) -> Data {
    documentoRoto(#"{"local": "Rayo", "visitante": "Toros", "eventos": [\#(evento)]}"#)
}

/// A document that is not accepted, and why.
struct DocumentoRoto: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let datos: Data
    let error: ErrorDeCarga

    init(_ nombre: String, _ datos: Data, _ error: ErrorDeCarga) {
        (testDescription, self.datos, self.error) = (nombre, datos, error)
    }
}

extension DocumentoRoto {
    private static let evento = "partidos[0].eventos[0]"

    static let todos = [
        DocumentoRoto(
            "equipo desconocido",
            documentoRoto(#"{"local": "Rayo", "visitante": "X", "eventos": []}"#),
            .equipoDesconocido("X")),
        DocumentoRoto(
            "goleador desconocido",
            conEvento(#"{"tipo": "gol", "minuto": 1, "jugador": "X", "equipo": "Rayo"}"#),
            .jugadorDesconocido("X")),
        DocumentoRoto(
            "tarjeta a un desconocido",
            conEvento(#"{"tipo": "tarjeta", "minuto": 1, "jugador": "X", "color": "ROJA"}"#),
            .jugadorDesconocido("X")),
        DocumentoRoto(
            "cambio de un desconocido",
            conEvento(#"{"tipo": "cambio", "minuto": 1, "sale": "Ana", "entra": "X"}"#),
            .jugadorDesconocido("X")),
        DocumentoRoto(
            "capitán desconocido",
            documentoRoto("", equipos: #", {"nombre": "Z", "plantilla": [], "capitan": "X"}"#),
            .jugadorDesconocido("X")),
        DocumentoRoto(
            "gol para un equipo desconocido",
            conEvento(#"{"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "X"}"#),
            .equipoDesconocido("X")),
        DocumentoRoto(
            "dorsales repetidos",
            documentoRoto(
                "",
                equipos: """
                    , {"nombre": "Z", "plantilla": [{"nombre": "A", "dorsal": 1},
                    {"nombre": "B", "dorsal": 1}]}
                    """),
            .equipoInvalido("Z")),
        DocumentoRoto(
            "equipo sin nombre", documentoRoto("", equipos: #", {"nombre": " ", "plantilla": []}"#),
            .equipoInvalido(" ")),
        DocumentoRoto(
            "equipos repetidos",
            documentoRoto("", equipos: #", {"nombre": "Rayo", "plantilla": []}"#),
            .equipoRepetido("Rayo")),
        DocumentoRoto(
            "id que no es un UUID",
            conEvento(
                #"{"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "Rayo", "id": "7"}"#),
            .valorNoValido(lugar: "\(evento).id", valor: "7", esperado: "un UUID")),
        DocumentoRoto(
            "tipo desconocido", conEvento(#"{"tipo": "autogol", "minuto": 1}"#),
            .tipoDesconocido("autogol", lugar: "\(evento).tipo")),
        DocumentoRoto(
            "minuto 9999",
            conEvento(#"{"tipo": "gol", "minuto": 9999, "jugador": "Ana", "equipo": "Rayo"}"#),
            .partidoNoValido(lugar: "\(evento).minuto", motivo: .minutoFueraDelPartido(9999))),
        DocumentoRoto(
            "minuto negativo",
            conEvento(#"{"tipo": "gol", "minuto": -1, "jugador": "Ana", "equipo": "Rayo"}"#),
            .partidoNoValido(lugar: "\(evento).minuto", motivo: .minutoFueraDelPartido(-1))),
        DocumentoRoto(
            "añadido imposible",
            conEvento(
                """
                {"tipo": "gol", "minuto": 1, "anadido": 99, "jugador": "Ana", "equipo": "Rayo"}
                """),
            .partidoNoValido(lugar: "\(evento).anadido", motivo: .anadidoFueraDelPartido(99))),
        DocumentoRoto(
            "minuto de texto",
            conEvento(#"{"tipo": "gol", "minuto": "1", "jugador": "Ana", "equipo": "Rayo"}"#),
            .tipoIncorrecto(lugar: "\(evento).minuto", esperado: "un número entero")),
        DocumentoRoto(
            "minuto con decimales",
            conEvento(#"{"tipo": "gol", "minuto": 1.5, "jugador": "Ana", "equipo": "Rayo"}"#),
            .valorNoValido(lugar: "\(evento).minuto", valor: "1.5", esperado: "un número entero")),
        DocumentoRoto(
            "minuto enorme",
            conEvento(
                #"{"tipo": "gol", "minuto": 99999999999999999999, "jugador": "Ana", "equipo": "Rayo"}"#
            ),
            .valorNoValido(
                lugar: "\(evento).minuto", valor: "99999999999999999999",
                esperado: "un número entero")),
        DocumentoRoto(
            "sin minuto", conEvento(#"{"tipo": "gol", "jugador": "Ana", "equipo": "Rayo"}"#),
            .faltaClave("minuto", lugar: evento)),
        DocumentoRoto(
            "minuto nulo",
            conEvento(#"{"tipo": "gol", "minuto": null, "jugador": "Ana", "equipo": "Rayo"}"#),
            .faltaClave("minuto", lugar: evento)),
        DocumentoRoto(
            "clave repetida",
            conEvento(
                #"{"tipo": "gol", "minuto": 1, "minuto": 2, "jugador": "Ana", "equipo": "Rayo"}"#),
            .claveRepetida("minuto", lugar: evento)),
        DocumentoRoto(
            "color desconocido",
            conEvento(#"{"tipo": "tarjeta", "minuto": 1, "jugador": "Ana", "color": "VERDE"}"#),
            .valorNoValido(
                lugar: "\(evento).color", valor: "VERDE", esperado: "AMARILLA, ROJA")),
        DocumentoRoto(
            "goleador del rival",
            conEvento(#"{"tipo": "gol", "minuto": 1, "jugador": "Iván", "equipo": "Rayo"}"#),
            .partidoNoValido(
                lugar: evento, motivo: .jugadorNoJuegaEnElEquipo(jugador: "Iván", equipo: "Rayo"))),
        DocumentoRoto(
            "contra sí mismo",
            documentoRoto(#"{"local": "Rayo", "visitante": "Rayo", "eventos": []}"#),
            .partidoNoValido(lugar: "partidos[0]", motivo: .equipoContraSiMismo)),
        DocumentoRoto(
            "estado desconocido",
            documentoRoto(
                #"{"local": "Rayo", "visitante": "Toros", "eventos": [], "estado": "soñado"}"#),
            .valorNoValido(
                lugar: "partidos[0].estado", valor: "soñado",
                esperado:
                    "programado, enJuego, finalizado, aplazado, suspendido, adjudicado, anulado, "
                    + "dobleIncomparecencia")),
        DocumentoRoto(
            "fecha que no existe",
            documentoRoto(
                #"{"local": "Rayo", "visitante": "Toros", "eventos": [], "fecha": "2026-02-29"}"#),
            .valorNoValido(
                lugar: "partidos[0].fecha", valor: "2026-02-29",
                esperado: "una fecha como 2026-09-05")),
        DocumentoRoto(
            "hora sin fecha",
            documentoRoto(
                #"{"local": "Rayo", "visitante": "Toros", "eventos": [], "hora": "10:00"}"#),
            .valorNoValido(
                lugar: "partidos[0].hora", valor: "10:00",
                esperado: "una «fecha» en el mismo partido")),
        DocumentoRoto(
            "equipos que no son una lista",
            Data(#"{"nombre": "x", "equipos": {}, "partidos": []}"#.utf8),
            .tipoIncorrecto(lugar: "equipos", esperado: "una lista entre corchetes")),
        DocumentoRoto(
            "sin partidos", Data(#"{"nombre": "x", "equipos": []}"#.utf8),
            .faltaClave("partidos", lugar: "el documento")),
        DocumentoRoto(
            "una lista en vez de un torneo", Data("[]".utf8),
            .tipoIncorrecto(lugar: "el documento", esperado: "el torneo entre llaves")),
    ]
}
