import MarcadorApp
import Testing

@testable import SwiftUI

@MainActor
@Suite("Un solo partido a la vez, y su barra")
struct PruebasDeLaBarra {
    @Test("Empezar otro partido se rechaza, y la pantalla dice por qué")
    func rechazo() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        try pantalla.volver()
        try pantalla.tocar("partido-2")
        try pantalla.tocar("Empezar partido")
        try await pantalla.espera("Ahora no puede ser")
        #expect(pantalla.todo.contains { $0.texto.contains("Solo se puede jugar un partido") })
        try pantalla.tocar("Cerrar")
        #expect(!pantalla.hay("Ahora no puede ser"))
        #expect(pantalla.texto("estado") == "Sin empezar")
        #expect(pantalla.hay("Empezar partido"))
    }

    @Test("Desde el rechazo se va al partido en juego")
    func ir() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        try pantalla.volver()
        try pantalla.tocar("partido-2")
        try pantalla.tocar("Empezar partido")
        try await pantalla.espera("Ver el partido en juego")
        try pantalla.tocar("Ver el partido en juego")
        #expect(pantalla.titulo == "Partido n.º 1")
        #expect(pantalla.texto("estado") == "En juego")
    }

    @Test(
        "La barra está en las demás pantallas y abre el partido",
        arguments: [
            "Partidos", "Tabla", "Goleadores", "Más",
        ])
    func barra(seccion: String) async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        #expect(!pantalla.hay("barra"))
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        #expect(!pantalla.hay("barra"))
        try pantalla.volver()
        telefono.pasan(minutos: 12)
        try pantalla.tocar(seccion)
        try await pantalla.espera("Rayo FC, 1-1, Toros, Minuto 12'")
        #expect(!pantalla.hay("barra-cerrar"))
        try pantalla.tocar("barra")
        #expect(pantalla.titulo == "Partido n.º 1")
    }

    @Test("Terminado el partido, la X quita la barra y se puede empezar otro")
    func equis() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        try pantalla.volver()
        telefono.pasan(minutos: 90)
        try await pantalla.espera("barra-cerrar")
        #expect(pantalla.texto("barra") == "Rayo FC, 3-2, Toros, Partido terminado")
        try pantalla.tocar("barra-cerrar")
        try await pantalla.espera("nada de barra") { !$0.hay("barra") }
        try pantalla.tocar("partido-1")
        #expect(pantalla.texto("estado") == "Sin empezar")
        try pantalla.volver()
        try pantalla.tocar("partido-2")
        try await telefono.empiezaElPartido()
    }
}
