import Foundation
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

    @Test("Dado el permiso, los hay también al volver a abrir la aplicación")
    func relanzada() async throws {
        let telefono = try Telefono()
        _ = try await telefono.centro.pedirPermiso()
        try await telefono.relanzar()
        try await telefono.pantalla.espera("que se mire") { _ in telefono.avisos.permitido }
        try telefono.pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        try telefono.pantalla.tocar("Gol Toros")
        try await telefono.pantalla.espera("el aviso") { _ in telefono.centro.avisos.count == 1 }
    }

    @Test("Quitado el permiso en el sistema, se nota al volver")
    func quitado() async throws {
        let telefono = try Telefono()
        _ = try await telefono.centro.pedirPermiso()
        try await telefono.pantalla.espera("que se mire") { _ in telefono.avisos.permitido }
        telefono.pantalla.entorno.scenePhase = .background
        _ = telefono.pantalla.mirar()
        telefono.centro.respuesta = .denegado
        telefono.pantalla.entorno.scenePhase = .active
        try await telefono.pantalla.espera("que se note") { _ in
            telefono.avisos.permiso == .denegado
        }
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
        let abiertos = Mutex<[String]>([])
        pantalla.entorno.openURL = OpenURLAction { enlace in
            abiertos.withLock { $0.append(enlace.scheme ?? "") }
            return .handled
        }
        try pantalla.tocar("Abrir los Ajustes del sistema")
        #expect(abiertos.withLock { $0 } == ["app-settings"])
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
        #expect(pantalla.busca("partido-1")?.elegido == true)
        #expect(pantalla.busca("partido-2")?.elegido == false)
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
            #expect(pantalla.todo.first { $0.texto == boton && $0.accion != nil }?.elegido == true)
            #expect(pantalla.hay("partido-18"))
        }
        try pantalla.tocar("barra")
        #expect(pantalla.titulo == "Partido n.º 1")
    }

    @Test("Las veces en segundo plano son de cada partido, también donde la lista está al lado")
    func cadaUnoLasSuyas() throws {
        let telefono = try Telefono(ancho: .regular)
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        for fase in [ScenePhase.background, .active] {
            pantalla.entorno.scenePhase = fase
            _ = pantalla.mirar()
        }
        #expect(pantalla.texto("segundo-plano")?.hasSuffix(" 1") == true)
        try pantalla.tocar("partido-2")
        #expect(pantalla.texto("segundo-plano")?.hasSuffix(" 0") == true)
    }

    @Test(
        "En letras enormes, lo que estaba en fila se apila; nada desaparece",
        arguments: [(DynamicTypeSize.large, true), (.accessibility1, false)])
    func letras(letra: DynamicTypeSize, enFila: Bool) async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        pantalla.entorno.dynamicTypeSize = letra
        let filas = pantalla.busca("partido-1")?.hijos.map(\.texto) ?? []
        for parte in ["Rayo FC", "Toros", "3-2"] { #expect(filas.contains(parte)) }
        let nombre = pantalla.busca("partido-1")?.hijos.first { $0.texto == "Rayo FC" }
        #expect(nombre?.enFila == enFila)
        try pantalla.tocar("partido-1")
        for texto in ["Gol Rayo FC", "Gol Toros", "Ver goleadores", "Crónica"] {
            #expect(pantalla.busca(texto)?.enFila == enFila, "\(texto)")
        }
        try await telefono.empiezaElPartido()
        try pantalla.volver()
        let barra = pantalla.busca("barra")?.hijos.map(\.texto)
        #expect(barra == ["Rayo FC", "0-0", "Toros", "Minuto 0'"])
        try pantalla.tocar("Tabla")
        let cifras = pantalla.todo.filter { $0.texto.wholeMatch(of: /Rayo FC, .+: -?\d+/) != nil }
        #expect(cifras.count == 6, "cada cifra de la tabla dice de quién es")
    }

    @Test("El marcador se dice con los equipos: un guion sería un menos")
    func marcadorDicho() throws {
        let telefono = try Telefono()
        try telefono.pantalla.tocar("partido-1")
        #expect(telefono.pantalla.texto("marcador") == "3 - 2")
        #expect(telefono.pantalla.busca("marcador")?.valor == "Rayo FC 3, Toros 2")
    }

    @Test("En tiempo real un minuto es un minuto; al elegirlo vale para el siguiente partido")
    func tiempoReal() async throws {
        let telefono = try Telefono()
        let pantalla = telefono.pantalla
        try pantalla.tocar("partido-1")
        try pantalla.tocar("Más")
        try pantalla.tocar("Ajustes")
        #expect(pantalla.busca("Demostración")?.elegido == true)
        try pantalla.tocar("Tiempo real")
        try pantalla.tocar("Partidos")
        try await telefono.empiezaElPartido()
        #expect(telefono.modelo.enVivo?.msPorMinuto == 60_000)
        telefono.pasan(minutos: 90)
        #expect(pantalla.texto("minuto") == "Minuto 0'")
        telefono.reloj.avanzar(ms: 60_000)
        try await pantalla.espera("Minuto 1'")
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
