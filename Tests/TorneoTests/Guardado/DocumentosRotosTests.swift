import Foundation
import Testing

@testable import Torneo

/// A document of two teams, Rayo with Ana 9 and Toros with Iván 7, and what is put into it.
private func documento(_ partidos: String, equipos: String = "") -> Data {
    Data(
        """
        {"nombre": "Copa", "equipos": [
        {"nombre": "Rayo", "plantilla": [{"nombre": "Ana", "dorsal": 9}]},
        {"nombre": "Toros", "plantilla": [{"nombre": "Iván", "dorsal": 7}]}\(equipos)],
        "partidos": [\(partidos)]}
        """.utf8)
}

private func conEvento(_ evento: String) -> Data {
    documento(#"{"local": "Rayo", "visitante": "Toros", "eventos": [\#(evento)]}"#)
}

private struct Caso: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let datos: Data
    let error: ErrorDeCarga

    init(_ nombre: String, _ datos: Data, _ error: ErrorDeCarga) {
        (testDescription, self.datos, self.error) = (nombre, datos, error)
    }
}

@Suite("Documentos que no valen")
struct DocumentosRotosTests {
    private static let evento = "partidos[0].eventos[0]"

    private static let casos = [
        Caso(
            "equipo desconocido",
            documento(#"{"local": "Rayo", "visitante": "X", "eventos": []}"#),
            .equipoDesconocido("X")),
        Caso(
            "goleador desconocido",
            conEvento(#"{"tipo": "gol", "minuto": 1, "jugador": "X", "equipo": "Rayo"}"#),
            .jugadorDesconocido("X")),
        Caso(
            "tarjeta a un desconocido",
            conEvento(#"{"tipo": "tarjeta", "minuto": 1, "jugador": "X", "color": "ROJA"}"#),
            .jugadorDesconocido("X")),
        Caso(
            "cambio de un desconocido",
            conEvento(#"{"tipo": "cambio", "minuto": 1, "sale": "Ana", "entra": "X"}"#),
            .jugadorDesconocido("X")),
        Caso(
            "capitán desconocido",
            documento("", equipos: #", {"nombre": "Z", "plantilla": [], "capitan": "X"}"#),
            .jugadorDesconocido("X")),
        Caso(
            "gol para un equipo desconocido",
            conEvento(#"{"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "X"}"#),
            .equipoDesconocido("X")),
        Caso(
            "dorsales repetidos",
            documento(
                "",
                equipos: """
                    , {"nombre": "Z", "plantilla": [{"nombre": "A", "dorsal": 1},
                    {"nombre": "B", "dorsal": 1}]}
                    """),
            .equipoInvalido("Z")),
        Caso(
            "equipo sin nombre", documento("", equipos: #", {"nombre": " ", "plantilla": []}"#),
            .equipoInvalido(" ")),
        Caso(
            "equipos repetidos", documento("", equipos: #", {"nombre": "Rayo", "plantilla": []}"#),
            .equipoRepetido("Rayo")),
        Caso(
            "tipo desconocido", conEvento(#"{"tipo": "autogol", "minuto": 1}"#),
            .tipoDesconocido("autogol", lugar: "\(evento).tipo")),
        Caso(
            "minuto 9999",
            conEvento(#"{"tipo": "gol", "minuto": 9999, "jugador": "Ana", "equipo": "Rayo"}"#),
            .partidoNoValido(lugar: evento, motivo: .minutoFueraDelPartido(9999))),
        Caso(
            "minuto negativo",
            conEvento(#"{"tipo": "gol", "minuto": -1, "jugador": "Ana", "equipo": "Rayo"}"#),
            .partidoNoValido(lugar: evento, motivo: .minutoFueraDelPartido(-1))),
        Caso(
            "añadido imposible",
            conEvento(
                """
                {"tipo": "gol", "minuto": 1, "anadido": 99, "jugador": "Ana", "equipo": "Rayo"}
                """),
            .partidoNoValido(lugar: evento, motivo: .anadidoFueraDelPartido(99))),
        Caso(
            "minuto de texto",
            conEvento(#"{"tipo": "gol", "minuto": "1", "jugador": "Ana", "equipo": "Rayo"}"#),
            .tipoIncorrecto(lugar: "\(evento).minuto", esperado: "un número entero")),
        Caso(
            "minuto con decimales",
            conEvento(#"{"tipo": "gol", "minuto": 1.5, "jugador": "Ana", "equipo": "Rayo"}"#),
            .valorNoValido(lugar: "\(evento).minuto", valor: "1.5", esperado: "un número entero")),
        Caso(
            "minuto enorme",
            conEvento(
                #"{"tipo": "gol", "minuto": 99999999999999999999, "jugador": "Ana", "equipo": "Rayo"}"#
            ),
            .valorNoValido(
                lugar: "\(evento).minuto", valor: "99999999999999999999",
                esperado: "un número entero")),
        Caso(
            "sin minuto", conEvento(#"{"tipo": "gol", "jugador": "Ana", "equipo": "Rayo"}"#),
            .faltaClave("minuto", lugar: evento)),
        Caso(
            "minuto nulo",
            conEvento(#"{"tipo": "gol", "minuto": null, "jugador": "Ana", "equipo": "Rayo"}"#),
            .faltaClave("minuto", lugar: evento)),
        Caso(
            "clave repetida",
            conEvento(
                #"{"tipo": "gol", "minuto": 1, "minuto": 2, "jugador": "Ana", "equipo": "Rayo"}"#),
            .claveRepetida("minuto", lugar: evento)),
        Caso(
            "color desconocido",
            conEvento(#"{"tipo": "tarjeta", "minuto": 1, "jugador": "Ana", "color": "VERDE"}"#),
            .valorNoValido(
                lugar: "\(evento).color", valor: "VERDE", esperado: "AMARILLA, ROJA")),
        Caso(
            "goleador del rival",
            conEvento(#"{"tipo": "gol", "minuto": 1, "jugador": "Iván", "equipo": "Rayo"}"#),
            .partidoNoValido(
                lugar: evento, motivo: .jugadorNoJuegaEnElEquipo(jugador: "Iván", equipo: "Rayo"))),
        Caso(
            "contra sí mismo", documento(#"{"local": "Rayo", "visitante": "Rayo", "eventos": []}"#),
            .partidoNoValido(lugar: "partidos[0]", motivo: .equipoContraSiMismo)),
        Caso(
            "estado desconocido",
            documento(
                #"{"local": "Rayo", "visitante": "Toros", "eventos": [], "estado": "anulado"}"#),
            .valorNoValido(
                lugar: "partidos[0].estado", valor: "anulado",
                esperado: "programado, enJuego, finalizado, aplazado, suspendido, adjudicado")),
        Caso(
            "fecha que no existe",
            documento(
                #"{"local": "Rayo", "visitante": "Toros", "eventos": [], "fecha": "2026-02-29"}"#),
            .valorNoValido(
                lugar: "partidos[0].fecha", valor: "2026-02-29",
                esperado: "una fecha como 2026-09-05")),
        Caso(
            "hora sin fecha",
            documento(#"{"local": "Rayo", "visitante": "Toros", "eventos": [], "hora": "10:00"}"#),
            .valorNoValido(
                lugar: "partidos[0].hora", valor: "10:00",
                esperado: "una «fecha» en el mismo partido")),
        Caso(
            "equipos que no son una lista",
            Data(#"{"nombre": "x", "equipos": {}, "partidos": []}"#.utf8),
            .tipoIncorrecto(lugar: "equipos", esperado: "una lista entre corchetes")),
        Caso(
            "sin partidos", Data(#"{"nombre": "x", "equipos": []}"#.utf8),
            .faltaClave("partidos", lugar: "el documento")),
        Caso(
            "una lista en vez de un torneo", Data("[]".utf8),
            .tipoIncorrecto(lugar: "el documento", esperado: "el torneo entre llaves")),
    ]

    @Test("Cada fallo tiene su error y su lugar", arguments: casos)
    private func cadaFalloSuError(caso: Caso) {
        #expect(throws: caso.error) { try torneoDesdeJson(caso.datos) }
        #expect(throws: caso.error) { try DocumentoDelTorneo(json: caso.datos) }
        #expect(problemas(enJson: caso.datos).map(\.error) == [caso.error])
        #expect(caso.error.errorDescription?.isEmpty == false)
    }

    @Test(
        "Lo que no es JSON se dice con su línea y su columna",
        arguments: [
            ("", 1, 1), ("{", 1, 2), ("{\n  \"nombre\": NaN}", 2, 13), ("{}\n{}", 2, 1),
            ("{\"a\": 01}", 1, 7), ("{\"a\": 1,}", 1, 9), ("{\"a\" 1}", 1, 6), ("{'a': 1}", 1, 2),
            ("{\"ñ\": \"a", 1, 7), ("[1 2]", 1, 4), ("{\"a\": \"\\q\"}", 1, 8),
            ("{\"a\": \"\\ud800\"}", 1, 8), ("nul", 1, 1), ("{\"a\": -}", 1, 7), ("[1.]", 1, 2),
            ("[1e]", 1, 2), ("{\"a\": \"x\ny\"}", 1, 9), ("\u{0}", 1, 1),
        ])
    func noEsJson(texto: String, linea: Int, columna: Int) throws {
        let encontrados = problemas(enJson: Data(texto.utf8))
        #expect(encontrados.count == 1)
        let lugar = try #require(encontrados.first?.lugar)
        #expect(lugar.linea == linea)
        #expect(lugar.columna == columna)
        #expect(throws: ErrorDeCarga.self) { try torneoDesdeJson(Data(texto.utf8)) }
    }

    @Test(
        "Lo que no es UTF-8 no se adivina", arguments: [[0xE1], [0xC3, 0x28], [0xED, 0xA0, 0x80]])
    func noEsUtf8(bytes: [UInt8]) {
        let datos = Data("{\"nombre\": \"".utf8) + bytes + Data("\"}".utf8)
        #expect(
            throws: ErrorDeCarga.jsonRoto(
                linea: 1, columna: 13, detalle: "el texto no está en UTF-8")
        ) { try torneoDesdeJson(datos) }
    }

    @Test("Un documento anidado sin fin se rechaza pronto", arguments: ["[", "{\"a\":"])
    func anidado(trozo: String) {
        let datos = Data(String(repeating: trozo, count: 100_000).utf8)
        #expect(throws: ErrorDeCarga.self) { try torneoDesdeJson(datos) }
        guard case .demasiadoAnidado = problemas(enJson: datos).first?.error else {
            Issue.record("Se esperaba demasiadoAnidado")
            return
        }
    }

    @Test("Un documento demasiado grande se rechaza sin leerlo")
    func demasiadoGrande() {
        let bytes = DocumentoDelTorneo.tamanoMaximo + 1
        #expect(
            throws: ErrorDeCarga.demasiadoGrande(
                bytes: bytes, limite: DocumentoDelTorneo.tamanoMaximo)
        ) { try torneoDesdeJson(Data(count: bytes)) }
    }

    @Test("Se dicen todos los fallos, cada uno en su sitio")
    func todosLosFallos() {
        let datos = documento(
            """
            {"local": "Rayo", "visitante": "X", "eventos": []},
            {"local": "Rayo", "visitante": "Toros", "eventos": [
              {"tipo": "gol", "minuto": true, "jugador": "Ana", "equipo": "Rayo"},
              {"tipo": "gol", "minuto": 1, "jugador": "Z", "equipo": "Rayo"}]}
            """)
        let dichos = problemas(enJson: datos).map { "\($0.lugar.linea) \($0.lugar.ruta)" }
        #expect(
            dichos == [
                "4 partidos[0].visitante", "6 partidos[1].eventos[0].minuto",
                "7 partidos[1].eventos[1].jugador",
            ])
    }

    @Test("Ningún cambio de un byte hace caer al lector", arguments: 0..<40)
    func bytesCambiados(semilla: Int) throws {
        var azar = Azar(semilla)
        var inventado = TorneoInventado(semilla: semilla)
        let bueno = try inventado.documento().aJson()
        for _ in 0..<30 {
            var roto = bueno
            roto[azar.entre(0...roto.count - 1)] = UInt8(azar.entre(0...255))
            let fallos = problemas(enJson: roto)
            if fallos.isEmpty {
                _ = try DocumentoDelTorneo(json: roto)
            } else {
                #expect(throws: fallos[0].error) { try DocumentoDelTorneo(json: roto) }
            }
        }
    }

    @Test("Ningún documento cortado se da por bueno")
    func cortado() throws {
        let bueno = try DocumentoDelTorneo(
            nombre: "x", equipos: [Ejemplo.rayo, Ejemplo.toros],
            partidos: [Ejemplo.rayoContraToros]
        ).aJson()
        for largo in 0..<bueno.count - 2 {
            #expect(!problemas(enJson: bueno.prefix(largo)).isEmpty)
        }
    }

    @Test("No se escribe lo que no se podría leer")
    func noSeEscribe() throws {
        let otroRayo = try #require(Equipo(nombre: "Rayo FC", plantilla: []))
        #expect(throws: ErrorDeCarga.equipoRepetido("Rayo FC")) {
            try Torneo(nombre: "x", equipos: [Ejemplo.rayo, otroRayo]).aJson()
        }
        let ajeno = DocumentoDelTorneo(
            nombre: "x", equipos: [Ejemplo.rayo], partidos: [Ejemplo.rayoContraToros])
        #expect(throws: ErrorDeCarga.equipoDesconocido("Toros")) { try ajeno.aJson() }
        let imposible = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros,
            eventos: [.gol(minuto: 131, jugador: Ejemplo.ana, equipo: Ejemplo.rayo)])
        #expect(
            throws: ErrorDeCarga.partidoNoValido(
                lugar: "partidos[0]", motivo: .minutoFueraDelPartido(131))
        ) {
            try DocumentoDelTorneo(
                nombre: "x", equipos: [Ejemplo.rayo, Ejemplo.toros], partidos: [imposible]
            ).aJson()
        }
    }
}
