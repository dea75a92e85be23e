import Foundation
import Testing

@testable import Torneo

@Suite("Documentos que no valen")
struct DocumentosRotosTests {
    @Test("Cada fallo tiene su error y su lugar", arguments: DocumentoRoto.todos)
    func cadaFalloSuError(caso: DocumentoRoto) {
        #expect(throws: caso.error) { try torneoDesdeJson(caso.datos) }
        #expect(throws: caso.error) { try DocumentoDelTorneo(json: caso.datos) }
        #expect(problemas(enJson: caso.datos).map(\.error) == [caso.error])
        #expect(caso.error.errorDescription?.isEmpty == false)
    }

    @Test("Un cuadro que no puede ser se rechaza con su lugar", arguments: CuadroRoto.todos)
    func cuadroRoto(caso: CuadroRoto) throws {
        let hallados = problemas(enJson: caso.datos)
        #expect(hallados.map(\.lugar.ruta).contains { $0.hasPrefix(caso.lugar) }, "\(hallados)")
        #expect(hallados.first?.descripcion.contains(caso.dice) == true, "\(hallados)")
        #expect(throws: ErrorDeCarga.self) { try DocumentoDelTorneo(json: caso.datos) }
    }

    @Test("Lo dudoso se avisa: espacios en los nombres, y lo empezado entre otros")
    func dudoso() throws {
        let espacios = documentoRoto("", equipos: #", {"nombre": "Toros ", "plantilla": []}"#)
        #expect(avisos(enJson: espacios).map(\.frase).contains { $0.contains("en espacios") })
        let equipos = (1...4).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.eliminatoria(equipos))
        for numero in 1...3 { try copa.acaba(numero, 1, 0) }
        #expect(avisos(enJson: try copa.aJson()).isEmpty)
        copa.partidos[0] = copa.partidos[0].fin(0, 1)
        #expect(
            avisos(enJson: try copa.aJson()).map(\.frase)
                .contains { $0.hasPrefix("El partido n.º 3 ya ha empezado") })
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

    @Test("Un trozo de unos datos más largos se examina igual")
    func trozoDeDatos() {
        let datos = Data("basura\n{\"nombre\": ".utf8).dropFirst(7)
        #expect(problemas(enJson: datos).map(\.lugar.linea) == [1])
    }

    @Test("Se dicen todos los fallos, cada uno en su sitio")
    func todosLosFallos() {
        let datos = documentoRoto(
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

    @Test("De un partido, y de un evento, se dicen todos los fallos")
    func todosLosFallosDeUno() {
        let datos = documentoRoto(
            """
            {"local": "Rayo", "visitante": "Toros", "fecha": "ayer", "hora": "25:00", "eventos": [
              {"tipo": "gol", "minuto": 200, "anadido": 99, "jugador": "Z", "equipo": "Rayo",
               "clase": "rara"},
              {"tipo": "gol", "minuto": 1.5, "jugador": "Z", "equipo": "Y"},
              {"tipo": "tarjeta", "minuto": -1, "jugador": "Z", "color": "AZUL"},
              {"tipo": "cambio", "minuto": "x", "sale": "Y", "entra": "Z"},
              {"tipo": "gol", "minuto": 1, "jugador": 3, "equipo": "Rayo", "anadido": 1e400}]},
            {"local": "X", "visitante": "Y", "fecha": "ayer", "eventos": [
              {"tipo": "penalti", "minuto": 131}, {"tipo": "tarjeta", "minuto": 1, "jugador": "Ana",
               "color": "AZUL"}]},
            {"local": "Rayo", "visitante": "Rayo", "eventos": [
              {"tipo": "gol", "minuto": 131, "jugador": "Ana", "equipo": "Rayo", "clase": "rara"}]}
            """)
        let dichos = problemas(enJson: datos).map {
            $0.lugar.ruta.replacingOccurrences(of: "partidos", with: "")
                .replacingOccurrences(of: ".eventos", with: "")
        }
        #expect(
            dichos == [
                "[0].fecha", "[0].hora", "[0][0].minuto", "[0][0].anadido", "[0][0].jugador",
                "[0][0].clase", "[0][1].minuto", "[0][1].equipo", "[0][2].minuto",
                "[0][2].jugador", "[0][2].color", "[0][3].minuto", "[0][3].sale", "[0][3].entra",
                "[0][4].jugador", "[0][4].anadido", "[1].local", "[1].visitante", "[1].fecha",
                "[1][0].tipo", "[1][0].minuto", "[1][1].color", "[2]", "[2][0].minuto",
                "[2][0].clase",
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
                // Thrown is the first that is met: teams are read before what refers to them.
                let error = #expect(throws: ErrorDeCarga.self) {
                    try DocumentoDelTorneo(json: roto)
                }
                #expect(fallos.contains { $0.error == error })
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
