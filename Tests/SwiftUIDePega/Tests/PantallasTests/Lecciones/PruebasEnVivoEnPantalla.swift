import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorUI
@testable import SwiftUI

@MainActor
@Suite("El partido en juego fuera de la aplicación, en pantalla")
struct PruebasEnVivoEnPantalla {
    private let telefono: Telefono
    private var pantalla: Aparato { telefono.pantalla }

    init() throws { telefono = try Telefono() }

    @Test("Se enseña al empezar, con cada minuto y cada gol; acabado se dice, cerrado se quita")
    func ensenado() async throws {
        try await pantalla.espera("que se quite lo que quedara de antes") { _ in
            telefono.escaparate.ensenado == ["–"]
        }
        try pantalla.tocar("partido-1")
        try await telefono.empiezaElPartido()
        try await pantalla.espera("que se enseñe") { _ in
            telefono.escaparate.ensenado.last == "Rayo FC 0, Toros 0. Minuto 0'"
        }
        try pantalla.tocar("Gol Toros")
        try await pantalla.espera("el gol") { _ in
            telefono.escaparate.ensenado.last == "Rayo FC 0, Toros 1. Minuto 0'"
        }
        telefono.pasan(minutos: 90)
        try await pantalla.espera("el final") { _ in
            telefono.escaparate.ensenado.last?.hasSuffix("Partido terminado") == true
        }
        try pantalla.tocar("Goleadores")
        try pantalla.tocar("barra-cerrar")
        try await pantalla.espera("que se quite") { _ in telefono.escaparate.ensenado.last == "–" }
    }

    @Test(
        "Los ajustes dicen si se puede, o por qué no",
        arguments: [
            (FalloEnVivo?.none, "Activado"), (.apagado, "Actividades en directo"),
            (.noLoHay, "no tiene dónde"),
        ])
    func ajustes(fallo: FalloEnVivo?, palabras: String) async throws {
        telefono.escaparate.impedir(fallo)
        try pantalla.tocar("Más")
        try pantalla.tocar("Ajustes")
        try await pantalla.espera("lo que se puede") {
            $0.texto("en-vivo")?.contains(palabras) == true
        }
    }

    @Test("Su enlace abre el partido, también delante del Marcador de otro")
    func enlace() async throws {
        try pantalla.tocar("Más")
        try pantalla.tocar("Seguir un Marcador")
        try await pantalla.espera("direccion")
        pantalla.alAbrirEnlace?(try #require(EnlaceDeLaApp.partido(2)))
        try await pantalla.espera("marcador")
        #expect(pantalla.titulo == "Partido n.º 2")
    }

    @Test("La pantalla de bloqueo dice todo en una frase; sus partes, quién, cuánto y cuándo")
    func pantallaDeBloqueo() {
        let estado = EstadoEnVivo(
            partido: 1, local: "Rayo FC", visitante: "Toros",
            marcador: Marcador(local: 2, visitante: 1),
            minuto: 21, duracion: 90, terminado: false, inicio: Instante(ms: 0), msPorMinuto: 60_000
        )
        let bloqueo = Aparato { PantallaDeBloqueoView(estado: estado, caducado: false) }
        #expect(bloqueo.todo.map(\.texto) == ["Rayo FC 2, Toros 1. Minuto 21'"])
        #expect(Aparato { MomentoEnVivoView(estado: estado, caducado: false) }.hay("⏱"))
        let despues = Aparato { MomentoEnVivoView(estado: estado, caducado: true) }
        #expect(despues.hay("Abre Marcador para ver cómo acabó"))
    }
}
