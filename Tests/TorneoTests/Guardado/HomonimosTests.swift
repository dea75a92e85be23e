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
}
