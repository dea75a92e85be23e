import Foundation
import Testing

@testable import Torneo

@Suite("El lector de JSON")
struct LectorJsonTests {
    /// Whether our reader takes a text.
    private func loAcepta(_ datos: Data) -> Bool {
        do {
            var lector = try LectorJson(datos)
            _ = try NodoJson(&lector)
            try lector.terminar()
            return true
        } catch {
            return false
        }
    }

    @Test("Acepta y rechaza lo mismo que Foundation", arguments: 0..<400)
    func igualQueFoundation(semilla: Int) {
        var azar = Azar(semilla)
        let piezas = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\n\"", "\"\\u00e9\"", "1", "-0", "2.5",
            "1e3",
            "true", "false", "null", " ", "\n", "\"b\":", "{\"c\":[1,2]}", "[[],{}]", "0",
        ]
        let texto = (0..<azar.entre(1...6)).map { _ in azar.elige(piezas) }.joined()
        let datos = Data(texto.utf8)
        let foundation =
            (try? JSONSerialization.jsonObject(with: datos, options: .fragmentsAllowed)) != nil
        #expect(loAcepta(datos) == foundation, "\(texto)")
    }

    @Test(
        "Entiende los escapes",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00f1\u00D1""#, "ñÑ"),
            (#""\ud83d\ude00""#, "😀"), (#""\u0000""#, "\u{0}"), (#""é""#, "é"),
        ])
    func escapes(json: String, texto: String) throws {
        var lector = try LectorJson(Data(json.utf8))
        #expect(try NodoJson(&lector).texto == texto)
    }

    @Test(
        "Lee enteros hasta el límite y no más",
        arguments: [
            ("0", 0), ("-0", 0), ("130", 130), ("9223372036854775807", Int.max),
            ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("1e2", nil),
            ("2.0", nil),
        ] as [(String, Int?)])
    func enteros(json: String, valor: Int?) throws {
        var lector = try LectorJson(Data(json.utf8))
        #expect(try NodoJson(&lector).entero == valor)
    }

    @Test("Una clave escrita con escapes es la misma clave")
    func clavesConEscapes() throws {
        let json = Data(#"{"nombr\u0065": "x", "equipos": [], "partidos": []}"#.utf8)
        #expect(try DocumentoDelTorneo(json: json).nombre == "x")
    }

    @Test("La marca de UTF-8 al principio no molesta")
    func marcaDeUtf8() throws {
        let json =
            Data([0xEF, 0xBB, 0xBF]) + Data(#"{"nombre":"x","equipos":[],"partidos":[]}"#.utf8)
        #expect(try DocumentoDelTorneo(json: json).nombre == "x")
    }

    @Test("Lo que no se conoce se pasa por alto, esté donde esté")
    func clavesDesconocidas() throws {
        let json = Data(
            """
            {"version": 3, "partidos": [{"local": "A", "visitante": "B", "arbitro": {"x": [1, {}]},
            "eventos": [{"tipo": "gol", "minuto": 1, "jugador": "P", "equipo": "A", "xg": 0.7}]}],
            "equipos": [{"nombre": "A", "escudo": null, "plantilla": [{"nombre": "P", "pie": "i"}]},
            {"nombre": "B", "plantilla": []}], "nombre": "x"}
            """.utf8)
        let documento = try DocumentoDelTorneo(json: json)
        #expect(documento.partidos.map { $0.marcador() } == [Marcador(local: 1, visitante: 0)])
    }
}
