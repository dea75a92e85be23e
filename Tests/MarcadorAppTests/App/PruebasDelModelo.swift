import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El modelo de la aplicación")
struct PruebasDelModelo {
    @Test("Lo que no se puede hacer queda a la vista hasta que se lee")
    func fallo() async {
        let modelo = ModeloDeLaApp(contenedor: Escenario.contenedor())
        await modelo.pedir(.empezar(partido: 1, duracion: nil))
        #expect(!modelo.hayFallo)
        await modelo.pedir(.empezar(partido: 2, duracion: nil))
        #expect(modelo.fallo == .otroPartidoEnJuego(1))
        modelo.hayFallo = false
        #expect(modelo.fallo == nil)
    }

    @Test("La barra enseña el partido en juego, menos donde ya está delante")
    func barra() async {
        let modelo = ModeloDeLaApp(contenedor: Escenario.contenedor())
        #expect(modelo.barra == nil)
        await modelo.pedir(.empezar(partido: 3, duracion: nil))
        #expect(modelo.barra?.directo.partidoId == 3)
        modelo.navegacion.abrirElPartido(3)
        #expect(modelo.barra == nil)
        modelo.navegacion.abrirElPartido(4)
        #expect(modelo.barra?.directo.partidoId == 3)
    }

    @Test("Un gol se dice una vez; lo demás, nunca")
    func locucion() async throws {
        let modelo = ModeloDeLaApp(contenedor: Escenario.contenedor())
        await modelo.pedir(.empezar(partido: 1, duracion: nil))
        let antes = try #require(modelo.parcial)
        #expect(modelo.locucion(de: nil, a: antes) == nil)
        #expect(modelo.locucion(de: antes, a: antes) == nil)
        await modelo.pedir(.gol(partido: 1, lado: .visitante))
        let frase = modelo.locucion(de: antes, a: modelo.parcial)
        #expect(frase?.espanol == "Gol de Toros, minuto 0, 0 a 1")
    }

    @Test("La lista se corta por jornadas o por grupos, y sin ellos va de una pieza")
    func tramos() {
        func partido(_ id: Int, ronda: String? = nil, grupo: String? = nil) -> PartidoDeLista {
            PartidoDeLista(
                id: id,
                partido: Partido(
                    local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [],
                    ficha: Ficha(ronda: ronda, grupo: grupo)))
        }
        #expect(TramoDePartidos.cortar([]).isEmpty)
        #expect(TramoDePartidos.cortar([partido(1), partido(2)]).map(\.posiciones) == [0..<2])
        let tramos = TramoDePartidos.cortar([
            partido(1, ronda: "1"), partido(2, ronda: "1"), partido(3, ronda: "Final"),
            partido(4, grupo: "Grupo A"),
        ])
        #expect(tramos.map(\.posiciones) == [0..<2, 2..<3, 3..<4])
        #expect(tramos.map(\.encabezado?.espanol) == ["Jornada 1", "Final", "Grupo A"])
    }
}
