import Foundation
import MarcadorApp
import Testing

@testable import SwiftUI

@MainActor
@Suite("Un partido, como lo lleva una persona")
struct PruebasDePartido {
    @Test("La lista enseña los 18 partidos con su resultado")
    func lista() throws {
        let pantalla = try Telefono().pantalla
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
        try await telefono.empiezaElPartido()
        #expect(pantalla.texto("marcador") == "0 - 0")
        #expect(!pantalla.hay("Empezar partido"))
        telefono.pasan(minutos: 21)
        try await pantalla.espera("Minuto 21'")
        #expect(pantalla.texto("ultimo-aviso") == "Último aviso (cada 15'): minuto 15 con 1-1")
    }

    @Test("Salir de la pantalla no para el partido, y al volver va más adelantado")
    func salirYVolver() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        telefono.pasan(minutos: 10)
        try await pantalla.espera("Minuto 10'")
        try pantalla.volver()
        #expect(pantalla.titulo == "Partidos")
        telefono.pasan(minutos: 12)
        try await pantalla.espera("En vivo 22'")
        try pantalla.tocar("partido-1")
        #expect(pantalla.texto("minuto") == "Minuto 22'")
        #expect(pantalla.texto("estado") == "En juego")
        #expect(!pantalla.hay("Empezar partido"))
    }

    @Test("El partido llega a su final con el resultado escrito")
    func final() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        telefono.pasan(minutos: 90)
        try await pantalla.espera("Partido terminado")
        #expect(pantalla.texto("minuto") == "Minuto 90'")
        #expect(pantalla.texto("marcador") == "3 - 2")
        #expect(!pantalla.hay("Empezar partido"))
    }

    @Test(
        "Un gol a mano se ve al momento, tiene autor y queda escrito",
        arguments: [
            ("Gol Rayo FC", "1 - 0", "4-2", "Gol, Ana, 1-0"),
            ("Gol Toros", "0 - 1", "3-3", "Gol, Iván, 0-1"),
        ])
    func gol(boton: String, marcador: String, resultado: String, suceso: String) async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        telefono.pasan(minutos: 1)
        try await pantalla.espera("Minuto 1'")
        try pantalla.tocar(boton)
        try await pantalla.espera(marcador)
        #expect(pantalla.texto("marcador") == marcador)
        #expect(pantalla.hay("Minuto 1', \(suceso)"))
        try pantalla.volver()
        #expect(pantalla.texto("resultado") == resultado)
    }

    @Test("Pasar a segundo plano se cuenta y no para nada")
    func segundoPlano() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        #expect(
            pantalla.texto("segundo-plano") == "Veces que la pantalla pasó a segundo plano: 0")
        pantalla.entorno.scenePhase = .background
        telefono.pasan(minutos: 5)
        try await pantalla.espera("Minuto 5'")
        pantalla.entorno.scenePhase = .active
        #expect(
            pantalla.texto("segundo-plano") == "Veces que la pantalla pasó a segundo plano: 1")
    }

    @Test("Un torneo.json roto no impide empezar: se dice, y nada se pierde")
    func roto() throws {
        let roto = Data("{ esto no es un torneo".utf8)
        let telefono = try Telefono { try roto.write(to: $0.torneo) }
        #expect(telefono.pantalla.texto("aviso")?.contains("torneo.json") == true)
        #expect(telefono.pantalla.hay("partido-18"))
    }

    @Test("Un torneo.json que no se puede leer se dice, y no se admite ningún cambio")
    func inaccesible() async throws {
        let telefono = try Telefono {
            try FileManager.default.createDirectory(
                at: $0.torneo, withIntermediateDirectories: true)
        }
        let pantalla = telefono.pantalla
        #expect(pantalla.texto("aviso")?.contains("No se puede leer") == true)
        try pantalla.tocar("partido-1")
        try pantalla.tocar("Gol Toros")
        try await pantalla.espera("el motivo") { pantalla in
            pantalla.todo.contains { $0.clase == .alerta }
        }
        #expect(pantalla.texto("marcador") == "3 - 2")
    }

    @Test("Un partido que no existe lo dice y lleva de vuelta")
    func desconocido() throws {
        let telefono = try Telefono()
        telefono.modelo.navegacion.abrirElPartido(99)
        #expect(telefono.pantalla.hay("No existe el partido n.º 99"))
        try telefono.pantalla.tocar("Ver todos los partidos")
        #expect(telefono.pantalla.titulo == "Partidos")
    }
}
