import Testing

@testable import MarcadorApp

@Suite("El lector de flujos de eventos")
struct PruebasDelLectorDeEventos {
    private typealias Evento = EventoRecibido

    private func leer(_ texto: String) throws -> [EventoRecibido] {
        var lector = LectorDeEventos()
        return try lector.leer(Array(texto.utf8))
    }

    @Test(
        "entiende lo que dice la norma",
        arguments: [
            ("event: gol\ndata: {}\nid: a-1\n\n", [Evento(nombre: "gol", datos: "{}", id: "a-1")]),
            ("data: uno\n\n", [Evento(nombre: "message", datos: "uno", id: nil)]),
            ("data:uno\ndata: dos\n\n", [Evento(nombre: "message", datos: "uno\ndos", id: nil)]),
            (
                "data:  dos espacios\n\n",
                [Evento(nombre: "message", datos: " dos espacios", id: nil)]
            ),
            ("data\n\n", [Evento(nombre: "message", datos: "", id: nil)]),
            (": latido\n\n", []), ("event: sin datos\n\n", []), ("data: sin acabar\n", []),
            (
                "\u{FEFF}data: con marca\n\n",
                [Evento(nombre: "message", datos: "con marca", id: nil)]
            ),
            ("retry: 5\nsobra: 1\ndata: x\n\n", [Evento(nombre: "message", datos: "x", id: nil)]),
            ("id: a\u{0}b\ndata: x\n\n", [Evento(nombre: "message", datos: "x", id: nil)]),
            (
                "id: 7\ndata: x\n\ndata: y\n\n",
                [
                    Evento(nombre: "message", datos: "x", id: "7"),
                    Evento(nombre: "message", datos: "y", id: "7"),
                ]
            ),
            ("event: a\n\ndata: x\n\n", [Evento(nombre: "message", datos: "x", id: nil)]),
            ("data: ñandú 👩‍👩‍👧\n\n", [Evento(nombre: "message", datos: "ñandú 👩‍👩‍👧", id: nil)]),
        ])
    func norma(texto: String, eventos: [EventoRecibido]) throws {
        #expect(try leer(texto) == eventos)
        #expect(try leer(texto.replacing("\n", with: "\r")) == eventos)
        #expect(try leer(texto.replacing("\n", with: "\r\n")) == eventos)
    }

    @Test("da igual en qué trozos llegue", arguments: ["\n", "\r", "\r\n"])
    func trozos(fin: String) throws {
        let texto = ": hola\n\nid: a-1\nevent: gol\ndata: ñ1\ndata: 2\n\nid: a-2\ndata: fin\n\n"
            .replacing("\n", with: fin)
        let bytes = Array(texto.utf8)
        let esperados = try leer(texto)
        #expect(esperados.count == 2)
        for corte in 0...bytes.count {
            for otro in corte...bytes.count {
                var lector = LectorDeEventos()
                var eventos = try lector.leer(bytes[..<corte])
                eventos += try lector.leer(bytes[corte..<otro])
                eventos += try lector.leer(bytes[otro...])
                #expect(eventos == esperados)
            }
        }
    }

    @Test("lo desmesurado se rechaza, sea una línea o muchas de un evento")
    func desmesura() throws {
        let larga = [UInt8](repeating: UInt8(ascii: "x"), count: LectorDeEventos.maximo + 1)
        #expect(throws: LectorDeEventos.Desmesura.self) {
            var lector = LectorDeEventos()
            _ = try lector.leer(larga)
        }
        let media = Array("data: ".utf8) + larga.dropFirst(LectorDeEventos.maximo / 2) + [10]
        #expect(throws: LectorDeEventos.Desmesura.self) {
            var lector = LectorDeEventos()
            for _ in 0..<3 { _ = try lector.leer(media) }
        }
    }

    @Test("recuerda el último id de la conexión anterior")
    func idAnterior() throws {
        var lector = LectorDeEventos(ultimoId: "a-9")
        #expect(try lector.leer(Array("data: x\n\n".utf8)).map(\.id) == ["a-9"])
    }
}
