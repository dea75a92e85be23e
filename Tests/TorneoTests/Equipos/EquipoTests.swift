import Testing

@testable import Torneo

@Suite("Equipos y jugadores")
struct EquipoTests {
    @Test("Un equipo sin nombre no existe", arguments: ["", " ", "\n\t"])
    func sinNombre(nombre: String) {
        #expect(Equipo(nombre: nombre, plantilla: []) == nil)
    }

    @Test("Dos jugadores no llevan el mismo dorsal; sin dorsal caben los que sean")
    func dorsales() {
        let nueve = Jugador(nombre: "A", dorsal: 9)
        #expect(Equipo(nombre: "X", plantilla: [nueve, Jugador(nombre: "B", dorsal: 9)]) == nil)
        #expect(
            Equipo(nombre: "X", plantilla: [nueve, Jugador(nombre: "B"), Jugador(nombre: "C")])
                != nil)
    }

    @Test("Un equipo es él mismo y no otro que se llama igual")
    func identidad() throws {
        let uno = try #require(Equipo(nombre: "X", plantilla: []))
        let otro = try #require(Equipo(nombre: "X", plantilla: []))
        #expect(uno != otro)
        #expect(Set([uno, otro, uno]).count == 2)
    }

    @Test("El capitán es de la plantilla")
    func capitan() throws {
        let equipo = try #require(Equipo(nombre: "X", plantilla: [Ejemplo.ana]))
        #expect(equipo.capitan == nil)
        #expect(!equipo.nombrarCapitan(Ejemplo.ivan))
        #expect(equipo.capitan == nil)
        #expect(equipo.nombrarCapitan(Ejemplo.ana))
        #expect(equipo.capitan == Ejemplo.ana)
        #expect(!equipo.nombrarCapitan(Ejemplo.ivan))
        #expect(equipo.capitan == Ejemplo.ana)
    }

    @Test(
        "Un jugador es su nombre, su dorsal y su id",
        arguments: [
            Jugador(nombre: "Ana", dorsal: 7), Jugador(nombre: "Ana"),
            Jugador(nombre: "Ana", dorsal: 9, id: "b"), Jugador(nombre: "Ane", dorsal: 9),
        ])
    func homonimos(otro: Jugador) {
        #expect(otro != Ejemplo.ana)
        #expect(Set([otro, Ejemplo.ana]).count == 2)
    }

    @Test("Un nombre con tilde es el mismo se escriba como se escriba")
    func tildes() {
        let una = Jugador(nombre: "José")
        let otra = Jugador(nombre: "Jose\u{301}")
        #expect(una == otra)
        #expect(una.hashValue == otra.hashValue)
    }

    @Test("Las personas y los equipos de ejemplo son los de las lecciones")
    func ejemplo() {
        #expect(Ejemplo.rayo.plantilla == [Ejemplo.ana, Ejemplo.luis, Ejemplo.marta])
        #expect(Ejemplo.luis.dorsal == nil)
        #expect(Ejemplo.rayoContraToros.marcador().description == "2-1")
        #expect(Ejemplo.lobosContraAguilas.marcador().description == "1-2")
    }
}
