import MarcadorApp
import Testing

@testable import SwiftUI

@MainActor
@Suite("Un partido, como lo lleva una persona")
struct PruebasDePartido {
    @Test("La lista enseña los 18 partidos con su resultado")
    func lista() throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        #expect(pantalla.titulo == "Partidos")
        for numero in 1...18 { #expect(pantalla.hay("partido-\(numero)")) }
        #expect(!pantalla.hay("partido-19"))
        #expect(pantalla.texto("resultado") == "3-2")
    }

    @Test("Se abre un partido, se empieza, y corre")
    func empezar() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        #expect(pantalla.titulo == "Partido n.º 1")
        #expect(pantalla.texto("marcador") == "3 - 2")
        #expect(pantalla.texto("minuto") == "Minuto 0'")
        #expect(pantalla.texto("estado") == "Sin empezar")
        try pantalla.tocar("Empezar partido")
        try await pantalla.espera("En juego")
        #expect(pantalla.texto("marcador") == "0 - 0")
        #expect(!pantalla.hay("Empezar partido"))
        telefono.pasan(minutos: 21)
        try await pantalla.espera("Minuto 21'")
    }

    @Test("Un gol a mano se ve al momento y queda escrito")
    func gol() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try pantalla.tocar("Empezar partido")
        try await pantalla.espera("En juego")
        try pantalla.tocar("Gol Toros")
        try await pantalla.espera("0 - 1")
        try pantalla.volver()
        #expect(pantalla.texto("resultado") == "3-3")
    }
}
