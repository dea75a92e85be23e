import MarcadorApp
import Synchronization
import Testing
import Torneo

@testable import Accessibility
@testable import SwiftUI

@MainActor
@Suite("Avisos, voz, idiomas y tamaños", .serialized)
struct PruebasDeAvisosYVoz {
    @Test("Los avisos de gol se piden en los ajustes y llegan con las palabras de las lecciones")
    func avisos() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("Más")
        try pantalla.tocar("Ajustes")
        try pantalla.tocar("Activar avisos de gol")
        try await pantalla.espera("Avisos de gol: activados")
        try pantalla.tocar("Partidos")
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        telefono.pasan(minutos: 10)
        try await pantalla.espera("dos avisos") { _ in telefono.centro.avisos.count == 2 }
        #expect(telefono.centro.avisos.contains("¡Gol! Ana (Rayo FC), minuto 10"))
    }

    @Test("Sin permiso no hay avisos, y los ajustes dicen dónde se dan")
    func denegados() async throws {
        let telefono = try Telefono()
        telefono.centro.respuesta = .denegado
        let pantalla = telefono.pantalla
        try pantalla.tocar("Más")
        try pantalla.tocar("Ajustes")
        try pantalla.tocar("Activar avisos de gol")
        try await pantalla.espera("Avisos de gol: bloqueados en los Ajustes del sistema")
        try pantalla.tocar("Partidos")
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        try pantalla.tocar("Gol Toros")
        try await pantalla.espera("0 - 1")
        #expect(telefono.centro.avisos.isEmpty)
    }

    @Test("Un gol se dice en voz alta, una vez")
    func voz() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-5")
        try await telefono.empiezaElPartido()
        let equipo = telefono.modelo.partidos.partido(id: 5)?.local.nombre ?? ""
        try pantalla.tocar("Gol \(equipo)")
        try await pantalla.espera("1 - 0")
        let frase = "Gol de \(equipo), minuto 0, 1 a 0"
        #expect(dichas.withLock { $0.count { $0 == frase } } == 1)
    }

    @Test("En inglés, todo en inglés")
    func ingles() async throws {
        let telefono = try Telefono(idioma: "en-GB")
        let pantalla = telefono.pantalla
        #expect(pantalla.titulo == "Matches")
        try pantalla.tocar("partido-1")
        #expect(pantalla.titulo == "Match no. 1")
        for texto in ["Minute 0'", "Not started", "Start match", "Goal Toros", "See scorers"] {
            #expect(pantalla.hay(texto), "\(texto)")
        }
    }

    @Test("En una tableta, la lista y el partido están juntos")
    func tableta() async throws {
        let telefono = try Telefono(ancho: .regular)
        let pantalla = telefono.pantalla
        #expect(pantalla.hay("Elige un partido"))
        try pantalla.tocar("partido-1")
        #expect(pantalla.hay("partido-18"))
        #expect(pantalla.texto("marcador") == "3 - 2")
        try await telefono.empiezaElPartido()
        #expect(!pantalla.hay("barra"))
        try pantalla.tocar("partido-2")
        #expect(pantalla.titulo == "Partido n.º 2")
        #expect(pantalla.hay("barra"))
        for (boton, titulo) in [
            ("Tabla", "Tabla de posiciones"), ("Árbitros", "Árbitros"), ("Equipos", "Equipos"),
            ("Ajustes", "Ajustes"), ("Goleadores", "Goleadores"),
        ] {
            try pantalla.tocar(boton)
            #expect(pantalla.titulo == titulo)
            #expect(pantalla.hay("partido-18"))
        }
        try pantalla.tocar("barra")
        #expect(pantalla.titulo == "Partido n.º 1")
    }

    @Test("Al girar de ancho a estrecho se sigue en el mismo partido")
    func girar() throws {
        let telefono = try Telefono(ancho: .regular)
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-7")
        pantalla.entorno.horizontalSizeClass = .compact
        #expect(pantalla.titulo == "Partido n.º 7")
        #expect(!pantalla.hay("partido-18"))
    }
}
