import MarcadorApp
import Testing

@testable import SwiftUI

@MainActor
@Suite("La duración del partido")
struct PruebasDeDuracion {
    @Test("Se elige 60 y el partido dura 60")
    func sesenta() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        #expect(pantalla.busca("duracion")?.valor == "90 min")
        try pantalla.tocar("60 min")
        try await pantalla.espera("60 min elegido") { $0.busca("duracion")?.valor == "60 min" }
        try await telefono.empiezaElPartido()
        telefono.pasan(minutos: 200)
        try await pantalla.espera("Partido terminado")
        #expect(pantalla.texto("minuto") == "Minuto 60'")
    }

    @Test("Mientras se juega no se puede cambiar")
    func bloqueada() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        #expect(pantalla.busca("duracion")?.habilitado == false)
        #expect(throws: NoSePuede.self) { try pantalla.tocar("60 min") }
    }

    @Test("El selector de otro partido enseña la duración del suyo")
    func propia() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        try pantalla.volver()
        try pantalla.tocar("partido-2")
        try pantalla.tocar("60 min")
        try await pantalla.espera("60 min elegido") { $0.busca("duracion")?.valor == "60 min" }
        try pantalla.volver()
        try pantalla.tocar("partido-1")
        #expect(pantalla.busca("duracion")?.valor == "90 min")
    }

    @Test("La de los ajustes vale para los próximos partidos, también los que ya se miraron")
    func ajustes() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-3")
        #expect(pantalla.busca("duracion")?.valor == "90 min")
        try pantalla.tocar("Más")
        try pantalla.tocar("Ajustes")
        #expect(pantalla.busca("duracion")?.valor == "90 min")
        try pantalla.tocar("60 min")
        #expect(pantalla.busca("duracion")?.valor == "60 min")
        try pantalla.tocar("Partidos")
        #expect(pantalla.titulo == "Partido n.º 3")
        try await pantalla.espera("60 min elegido") { $0.busca("duracion")?.valor == "60 min" }
        try pantalla.volver()
        try pantalla.tocar("partido-4")
        #expect(pantalla.busca("duracion")?.valor == "60 min")
    }

    @Test("Un gol y la duración elegida sobreviven a cerrar la aplicación del todo")
    func reinicio() async throws {
        let telefono = try Telefono()
        try telefono.pantalla.tocar("partido-2")
        try telefono.pantalla.tocar("60 min")
        try await telefono.pantalla.espera("60 min elegido") {
            $0.busca("duracion")?.valor == "60 min"
        }
        let antes = telefono.pantalla.texto("marcador")
        try telefono.pantalla.tocar("Gol Rayo FC")
        try await telefono.pantalla.espera("otro marcador") { $0.texto("marcador") != antes }
        let marcador = telefono.pantalla.texto("marcador")

        try await telefono.relanzar()
        #expect(telefono.pantalla.titulo == "Partidos")
        try telefono.pantalla.tocar("partido-2")
        #expect(telefono.pantalla.texto("marcador") == marcador)
        #expect(telefono.pantalla.busca("duracion")?.valor == "60 min")
    }

    @Test("El partido en juego sigue donde estaría tras cerrar la aplicación del todo")
    func sigue() async throws {
        let telefono = try Telefono()
        try telefono.pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        telefono.pasan(minutos: 30)
        try await telefono.pantalla.espera("Minuto 30'")
        try await telefono.relanzar()
        telefono.pasan(minutos: 11)
        try await telefono.pantalla.espera("Minuto 41'")
        try telefono.pantalla.tocar("barra")
        #expect(telefono.pantalla.texto("estado") == "En juego")
    }
}
