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
