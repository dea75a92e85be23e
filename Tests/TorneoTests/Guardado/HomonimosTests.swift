import Foundation
import Testing

@testable import Torneo

@Suite("Homónimos en el documento")
struct HomonimosTests {
    private func equipo(_ nombre: String, _ plantilla: [Jugador]) throws -> Equipo {
        try #require(Equipo(nombre: nombre, plantilla: plantilla))
    }

    @Test("Dos personas iguales de una plantilla siguen siendo dos")
    func dosIguales() throws {
        let json = Data(
            """
            {"nombre": "x", "equipos": [{"nombre": "A", "plantilla":
            [{"nombre": "Ana"}, {"nombre": "Ana"}, {"nombre": "Ana", "id": "2"}]}], "partidos": []}
            """.utf8)
        let plantilla = try DocumentoDelTorneo(json: json).equipos[0].plantilla
        #expect(Set(plantilla).count == 3)
        #expect(plantilla.map(\.nombre) == ["Ana", "Ana", "Ana"])
        #expect(plantilla[0].id == nil)
    }

    @Test(
        "El nombre solo es el primero que se llama así; el dorsal, el id o «sin dorsal» distinguen")
    func distinguir() throws {
        let anas = [
            Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Ana"),
            Jugador(nombre: "Ana", id: "b"), Jugador(nombre: "Ana", dorsal: 7, id: "b"),
        ]
        let unas = try equipo("A", anas)
        let otras = try equipo("B", [])
        let partido = Partido(
            local: unas, visitante: otras,
            eventos: anas.map { .gol(minuto: 1, jugador: $0, equipo: unas) })
        let documento = DocumentoDelTorneo(
            nombre: "x", equipos: [unas, otras], partidos: [partido])

        let vuelto = try DocumentoDelTorneo(json: documento.aJson())

        #expect(vuelto.partidos[0].goleadores() == anas)
        #expect(vuelto.partidos.filasDeGoleadores().map(\.goles) == [1, 1, 1, 1])
    }

    @Test("El homónimo de un rival se escribe con un nombre que nadie confunde")
    func homonimoDelRival() throws {
        let unas = try equipo("A", [Jugador(nombre: "Ana", dorsal: 9)])
        let otras = try equipo("B", [Jugador(nombre: "Ana", dorsal: 7)])
        let partido = Partido(
            local: unas, visitante: otras,
            eventos: [.gol(minuto: 1, jugador: otras.plantilla[0], equipo: otras)])
        let json = try DocumentoDelTorneo(nombre: "x", equipos: [unas, otras], partidos: [partido])
            .aJson()

        let antiguo = try JSONDecoder().decode(LectorAntiguo.self, from: json)
        #expect(antiguo.partidos[0].eventos[0].jugador == "Ana 7 (B)")
        let vuelto = try DocumentoDelTorneo(json: json)
        #expect(vuelto.partidos[0].goleadores() == otras.plantilla)
    }

    @Test(
        "Un gol en propia puerta escrito a mano lo marca el del otro equipo, aunque haya un homónimo"
    )
    func enPropiaEscritoAMano() throws {
        let json = Data(
            """
            {"nombre": "x", "equipos": [
            {"nombre": "A", "plantilla": [{"nombre": "Ana", "dorsal": 9}]},
            {"nombre": "B", "plantilla": [{"nombre": "Ana", "dorsal": 7}]}],
            "partidos": [{"local": "A", "visitante": "B", "eventos": [
            {"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "A", "clase": "enPropia"}]}]}
            """.utf8)
        let documento = try DocumentoDelTorneo(json: json)
        #expect(documento.partidos[0].golesLocal == 1)
        #expect(
            documento.partidos[0].eventos
                == [
                    .gol(
                        minuto: 1, jugador: Jugador(nombre: "Ana", dorsal: 7),
                        equipo: documento.equipos[0])
                ])
    }

    @Test("Un jugador ficticio no tiene dorsal con el que confundirlo")
    func ficticioConDorsal() throws {
        let json = documentoRoto(
            """
            {"local": "Rayo", "visitante": "Z", "eventos": [
            {"tipo": "gol", "minuto": 1, "jugador": "F", "jugadorDorsal": 3, "equipo": "Z"}]}
            """,
            equipos: #", {"nombre": "Z", "plantilla": [{"nombre": "F", "ficticio": true}]}"#)
        #expect(throws: ErrorDeCarga.jugadorDesconocido("F")) { try DocumentoDelTorneo(json: json) }
    }

    @Test("Un dorsal que ya no es de nadie no se adivina")
    func dorsalPerdido() throws {
        let json = Data(
            """
            {"nombre": "x", "equipos": [{"nombre": "A", "plantilla": [{"nombre": "Ana", "dorsal": 9}],
            "capitan": "Ana", "capitanDorsal": 8}], "partidos": []}
            """.utf8)
        #expect(throws: ErrorDeCarga.jugadorDesconocido("Ana")) {
            try DocumentoDelTorneo(json: json)
        }
    }

    /// Two called Ana in A, one more in B, and Eva.
    private func conAnas(_ eventos: String, capitan: String = "Eva") -> Data {
        Data(
            """
            {"nombre": "x", "equipos": [
            {"nombre": "A", "capitan": "\(capitan)", "plantilla": [{"nombre": "Ana", "dorsal": 9},
            {"nombre": "Ana", "dorsal": 7}, {"nombre": "Eva"}]},
            {"nombre": "B", "plantilla": [{"nombre": "Ana", "dorsal": 5}]}],
            "partidos": [{"local": "A", "visitante": "B", "eventos": [\(eventos)]}]}
            """.utf8)
    }

    @Test(
        "Un nombre que puede ser de varias se decide y se avisa",
        arguments: [
            (#"{"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "A"}"#, ["jugador"]),
            (#"{"tipo": "tarjeta", "minuto": 1, "jugador": "Ana", "color": "ROJA"}"#, ["jugador"]),
            (
                #"{"tipo": "cambio", "minuto": 1, "sale": "Ana", "entra": "Ana"}"#,
                ["sale", "entra"]
            ),
            (
                #"{"tipo": "gol", "minuto": 1, "jugador": "Ana", "jugadorDorsal": 7, "equipo": "A"}"#,
                []
            ),
            (#"{"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "B"}"#, []),
            (#"{"tipo": "gol", "minuto": 1, "jugador": "Eva", "equipo": "A"}"#, []),
            (
                #"{"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "B", "clase": "enPropia"}"#,
                ["jugador"]
            ),
        ] as [(String, [String])])
    func dudas(evento: String, claves: [String]) throws {
        let datos = conAnas(evento)
        #expect(problemas(enJson: datos).isEmpty)
        let avisos = avisos(enJson: datos)
        #expect(avisos.map(\.lugar.ruta) == claves.map { "partidos[0].eventos[0].\($0)" })
        #expect(avisos.allSatisfy { $0.frase.contains("«Ana»: se toma el del dorsal 9") })
        #expect(avisos.allSatisfy { $0.lugar.linea == 5 })
    }

    @Test("También si es la capitana")
    func capitanaDudosa() throws {
        let datos = conAnas("", capitan: "Ana")
        #expect(avisos(enJson: datos).map(\.lugar.ruta) == ["equipos[0].capitan"])
        #expect(try DocumentoDelTorneo(json: datos).equipos[0].capitan?.dorsal == 9)
    }

    @Test("Lo que escribimos no deja dudas", arguments: 0..<60)
    func sinDudas(semilla: Int) throws {
        var inventado = TorneoInventado(semilla: semilla)
        #expect(avisos(enJson: try inventado.documento().aJson()).isEmpty)
    }

    @Test("Lo que escribimos no deja dudas, tampoco de la primera que se llama así")
    func sinDudasDeLaPrimera() throws {
        let dudoso = conAnas(
            """
            {"tipo": "gol", "minuto": 1, "jugador": "Ana", "equipo": "A"},
            {"tipo": "cambio", "minuto": 2, "sale": "Ana", "entra": "Eva"},
            {"tipo": "gol", "minuto": 3, "jugador": "Ana", "equipo": "B", "clase": "enPropia"}
            """, capitan: "Ana")
        let documento = try DocumentoDelTorneo(json: dudoso)
        let escrito = try documento.aJson()
        #expect(avisos(enJson: dudoso).count == 4)
        #expect(avisos(enJson: escrito).isEmpty)
        #expect(try DocumentoDelTorneo(json: escrito).aJson() == escrito)
    }
}
