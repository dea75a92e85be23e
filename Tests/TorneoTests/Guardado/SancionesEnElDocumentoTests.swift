import Foundation
import Testing

@testable import Torneo

@Suite("La regla de sanciones en torneo.json")
struct SancionesEnElDocumentoTests {
    private func datos(_ claves: String) -> Data {
        Data(#"{"nombre": "Copa", "equipos": [], "partidos": [], \#(claves)}"#.utf8)
    }

    @Test("sin decirla es la que va con el reglamento, y no se escribe")
    func porDefecto() throws {
        let copa = try DocumentoDelTorneo(json: datos(#""reglamento": "fifa""#))
        #expect(copa.reglas.sanciones == nil)
        #expect(copa.reglas.reglaDeSanciones == .fifa)
        #expect(copa.disciplina().regla == .fifa)
        #expect(!String(decoding: try copa.aJson(), as: UTF8.self).contains("sanciones"))
    }

    @Test("las conocidas, por su nombre", arguments: ReglaDeSanciones.conocidas)
    func conocida(regla: ReglaDeSanciones) throws {
        let leido = try DocumentoDelTorneo(json: datos(#""sanciones": "\#(regla.nombre)""#))
        #expect(leido.reglas.reglaDeSanciones == regla)
        #expect(try DocumentoDelTorneo(json: leido.aJson()).reglas.sanciones == regla)
    }

    @Test("una propia, a partir de otra, y vuelve igual")
    func propia() throws {
        let leido = try DocumentoDelTorneo(
            json: datos(
                """
                "sanciones": {"base": "fifa", "nombre": "Barrio", "ciclos": [4, 3], "porRoja": 2,
                 "seBorranTras": ["grupos"], "de mañana": 1}
                """))
        let esperada = ReglaDeSanciones(
            nombre: "Barrio", ciclos: [4, 3], porRoja: 2, seBorranTras: [.grupos])
        #expect(leido.reglas.sanciones == esperada)
        #expect(try DocumentoDelTorneo(json: leido.aJson()).reglas.sanciones == esperada)
    }

    @Test(
        "lo que está mal se dice con su sitio",
        arguments: [
            (#""sanciones": "petanca""#, "sanciones"), (#""sanciones": 5"#, "sanciones"),
            (#""sanciones": {"base": "x"}"#, "sanciones.base"),
            (#""sanciones": {"ciclos": [0]}"#, "sanciones.ciclos[0]"),
            (#""sanciones": {"porRoja": -1}"#, "sanciones.porRoja"),
            (#""sanciones": {"seBorranTras": ["ayer"]}"#, "sanciones.seBorranTras[0]"),
        ])
    func fallos(claves: String, sitio: String) {
        #expect(problemas(enJson: datos(claves)).map(\.lugar.ruta) == [sitio])
    }

    @Test("no se escribe lo que no se podría leer")
    func noSeEscribe() {
        let malas = [
            ReglaDeSanciones(nombre: " ", ciclos: [5]), ReglaDeSanciones(nombre: "x", ciclos: [0]),
            ReglaDeSanciones(nombre: "x", ciclos: [5], porRoja: 2000),
        ]
        for mala in malas {
            let documento = DocumentoDelTorneo(
                nombre: "x", equipos: [], partidos: [], reglas: ReglasDelTorneo(sanciones: mala))
            #expect(throws: ErrorDeCarga.self) { try documento.aJson() }
        }
    }
}
