import MarcadorApp
import Foundation
import Testing
import Torneo

@testable import SwiftUI

@MainActor
@Suite("Goleadores, tabla y equipos")
struct PruebasDeGoleadores {
    @Test("Del partido a los goleadores y vuelta: ni el minuto ni el marcador se reinician")
    func idaYVuelta() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        telefono.pasan(minutos: 40)
        try await pantalla.espera("Minuto 40'")
        let antes = pantalla.texto("marcador")
        try pantalla.tocar("Ver goleadores")
        #expect(pantalla.titulo == "Goleadores")
        #expect(!pantalla.hay("minuto"))
        try pantalla.tocar("Volver al partido")
        #expect(pantalla.texto("minuto") == "Minuto 40'")
        #expect(pantalla.texto("marcador") == antes)
    }

    @Test("Los goles de los goleadores son todos los goles, de más a menos")
    func suma() throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("Goleadores")
        let goles = pantalla.todo.compactMap { elemento -> Int? in
            guard elemento.texto.hasSuffix(" goles") || elemento.texto.hasSuffix(" gol") else {
                return nil
            }
            return Int(elemento.texto.prefix { $0.isNumber })
        }
        let todos = telefono.modelo.partidos.partidos.map { $0.partido.marcador().goles }
        #expect(goles.reduce(0, +) == todos.reduce(0, +))
        #expect(goles == goles.sorted(by: >))
        #expect(!pantalla.hay("Volver al partido"))
    }

    @Test("La tabla tiene a los cuatro equipos y dice de qué es cada cifra")
    func tabla() throws {
        let pantalla = try Telefono().pantalla
        try pantalla.tocar("Tabla")
        #expect(pantalla.titulo == "Tabla de posiciones")
        #expect(pantalla.hay("Puntos"))
        for equipo in ["Rayo FC", "Toros", "Lobos", "Águilas"] {
            #expect(pantalla.hay(equipo))
            #expect(pantalla.hay("\(equipo), Partidos jugados: 9"))
        }
    }

    @Test("Sin eliminatoria no hay enlace, y su pantalla dice qué saldrá")
    func sinEliminatoria() throws {
        let telefono = try Telefono()
        try telefono.pantalla.tocar("Tabla")
        #expect(!telefono.pantalla.hay("Eliminatoria"))
        telefono.modelo.navegacion.empezar(en: .eliminatoria, de: .tabla)
        #expect(telefono.pantalla.hay("No hay eliminatoria"))
    }

    @Test("La eliminatoria, ronda a ronda, con quien pasa")
    func eliminatoria() throws {
        let cruces = [
            ("Semifinal", Ejemplo.rayo, Ejemplo.toros),
            ("Semifinal", Ejemplo.lobos, Ejemplo.aguilas),
            ("Final", Ejemplo.rayo, Ejemplo.lobos),
        ]
        let torneo = Torneo(
            nombre: "Copa",
            equipos: [Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos, Ejemplo.aguilas])
        for (ronda, local, visitante) in cruces {
            let gol = EventoDePartido.gol(
                minuto: 5, jugador: local.plantilla[0], equipo: local)
            try torneo.registrar(
                Partido(
                    local: local, visitante: visitante, incidencias: [Incidencia(gol)],
                    ficha: Ficha(ronda: ronda)))
        }
        let telefono = try Telefono { try torneo.aJson().write(to: $0.torneo) }
        try telefono.pantalla.tocar("Tabla")
        try telefono.pantalla.tocar("Eliminatoria")
        #expect(telefono.pantalla.titulo == "Eliminatoria")
        for texto in ["Semifinal", "Final", "Rayo FC · pasa", "Lobos · pasa", "partido-3"] {
            #expect(telefono.pantalla.hay(texto), "\(texto)")
        }
        try telefono.pantalla.tocar("partido-3")
        #expect(telefono.pantalla.titulo == "Partido n.º 3")
    }

    @Test("Un equipo: su plantilla y sus partidos")
    func equipo() throws {
        let pantalla = try Telefono().pantalla
        try pantalla.tocar("Más")
        try pantalla.tocar("Equipos")
        try pantalla.tocar("equipo-1")
        #expect(pantalla.titulo == "Rayo FC")
        for texto in ["Ana", "Luis", "Marta", "Dorsal 9", "sin dorsal", "partido-1"] {
            #expect(pantalla.hay(texto), "\(texto)")
        }
        try pantalla.tocar("partido-1")
        #expect(pantalla.titulo == "Partido n.º 1")
    }
}
