import Foundation
import Testing
import Torneo

@testable import MarcadorApp
@testable import SwiftUI

@MainActor
@Suite("Lo que espera a enviarse, en pantalla")
struct PruebasDeLaSalidaEnPantalla {
    private let telefono: Telefono
    private var pantalla: Aparato { telefono.pantalla }

    init() async throws {
        telefono = try Telefono()
        telefono.otro.losTorneos = .success([
            TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 2)
        ])
        telefono.otro.losPartidos = [.prueba(1), .prueba(2, 0, 0)]
        try pantalla.tocar("Más")
        try pantalla.tocar("Seguir un Marcador")
        try pantalla.escribir("192.168.1.20", en: "direccion")
        try pantalla.tocar("Conectar")
        let otro = telefono.otro
        try await pantalla.espera("que se escuche") { _ in !otro.escuchando.isEmpty }
        otro.escuchando[0].salida.yield([])
        try await pantalla.espera("seguido-1")
        otro.sinRed = true
    }

    /// Marks goals of the first match and goes back to the list.
    private func marcar(_ goles: String...) async throws {
        try pantalla.tocar("seguido-1")
        try await pantalla.espera(goles[0])
        for gol in goles { try pantalla.tocar(gol) }
        try await pantalla.espera("que esperen") { _ in
            telefono.servidor.bandeja.marcas.count == goles.count
        }
        try pantalla.volver()
        try await pantalla.espera("ver-salida")
    }

    @Test("la lista dice qué, desde cuándo y por qué; descartar una se pregunta; enviar ahora")
    func salida() async throws {
        try await marcar("Gol Toros", "Gol Rayo FC")
        try pantalla.tocar("ver-salida")
        try await pantalla.espera("enviar-ya")
        #expect(pantalla.titulo == "Marcas por enviar")
        #expect(pantalla.hay("Gol Toros") && pantalla.hay("Marcada ahora mismo"))
        let (una, otra) = (
            telefono.servidor.bandeja.marcas[0].id, telefono.servidor.bandeja.marcas[1].id
        )
        try pantalla.tocar("descartar-\(una)")
        try await pantalla.espera("descartar-si")
        try pantalla.tocar("Conservarla")
        #expect(!pantalla.hay("descartar-si") && telefono.servidor.bandeja.marcas.count == 2)
        try pantalla.tocar("descartar-\(una)")
        try await pantalla.espera("descartar-si")
        try pantalla.tocar("descartar-si")
        try await pantalla.espera("que se tire") { _ in
            telefono.servidor.bandeja.marcas.map(\.id) == [otra]
        }
        telefono.otro.sinRed = false
        try pantalla.tocar("enviar-ya")
        try await pantalla.espera("Todo lo marcado está en su servidor")
        #expect(telefono.otro.recibidas.map(\.id) == [otra])
        try pantalla.tocar("salida-cerrar")
        #expect(pantalla.hay("seguido-1") && !pantalla.hay("ver-salida"))
    }

    @Test("las rechazadas se cuentan arriba, y se vuelven a enviar desde la lista")
    func rechazada() async throws {
        try await marcar("Gol Toros")
        let id = telefono.servidor.bandeja.marcas[0].id
        telefono.otro.respuestas[id] = [
            .rechazo(RechazoDeMarca(codigo: 409, motivo: "Ahora no puede ser"))
        ]
        telefono.otro.sinRed = false
        telefono.servidor.alVolver()
        try await pantalla.espera("rechazadas")
        #expect(pantalla.texto("rechazadas") == "1 marca rechazada")
        try pantalla.tocar("ver-salida")
        try await pantalla.espera("El servidor no la quiso: Ahora no puede ser")
        try pantalla.tocar("Volver a enviar")
        try await pantalla.espera("que se envíe") { _ in telefono.otro.recibidas.count == 1 }
    }

    @Test("dejar de seguir con marcas se pregunta, y luego siguen ahí, a un toque")
    func dejar() async throws {
        try await marcar("Gol Toros")
        try pantalla.tocar("dejar-de-seguir")
        try await pantalla.espera("dejar-si")
        try pantalla.tocar("Seguir aquí")
        #expect(pantalla.hay("seguido-1"))
        try pantalla.tocar("dejar-de-seguir")
        try await pantalla.espera("dejar-si")
        try pantalla.tocar("dejar-si")
        try await pantalla.espera("direccion")
        try pantalla.tocar("ver-salida")
        try await pantalla.espera("Partido n.º 1 · http://192.168.1.20:8080")
    }

    @Test("el último gol se deshace donde se marcó")
    func deshacer() async throws {
        try pantalla.tocar("seguido-1")
        try await pantalla.espera("Gol Toros")
        #expect(!pantalla.hay("deshacer"))
        try pantalla.tocar("Gol Toros")
        try await pantalla.espera("3 - 3")
        try pantalla.tocar("deshacer")
        try await pantalla.espera("3 - 2")
        #expect(!pantalla.hay("deshacer"))
        telefono.otro.sinRed = false
        telefono.servidor.alVolver()
        try await pantalla.espera("que lleguen los dos") { _ in telefono.otro.recibidas.count == 2 }
    }

    @Test("quien no puede marcar ve por qué; lo escrito del partido se ve")
    func acta() async throws {
        telefono.otro.losPartidos[1].confianza = "provisional"
        telefono.otro.losPartidos[1].tanda = MarcadorDTO(local: 4, visitante: 3)
        telefono.otro.losPartidos[1].fecha = "2026-09-12"
        telefono.otro.sesiones[nil] = .success(SesionDTO(papel: nil))
        telefono.otro.escuchando[0].salida.yield([])
        try await pantalla.espera("que se sepa") { _ in
            telefono.servidor.seguido?.permitido == .dicho([SesionDTO(papel: nil)])
        }
        try pantalla.tocar("seguido-2")
        try await pantalla.espera("solo-miras")
        #expect(pantalla.texto("cuando") == "Sáb 12 sep")
        #expect(pantalla.texto("acta-0") == "4-3 en penaltis")
        #expect(pantalla.texto("acta-1") == Texto.provisionalAyuda.espanol)
        #expect(!pantalla.hay("Gol Toros"))
    }

    @Test("el servidor cambia de dirección: se escribe, y todo va con ella; si no es, se dice")
    func mudanza() async throws {
        try await marcar("Gol Toros")
        try pantalla.tocar("cambiar-direccion")
        try await pantalla.espera("direccion-nueva")
        try pantalla.escribir("ftp://x", en: "direccion-nueva")
        try pantalla.tocar("mudar")
        try await pantalla.espera("mensaje-mudanza")
        try pantalla.escribir("192.168.1.77", en: "direccion-nueva")
        try pantalla.tocar("mudar")
        try await pantalla.espera("seguido-1") { _ in
            telefono.servidor.seguido?.servidor.absoluteString == "http://192.168.1.77:8080"
        }
        try await pantalla.espera("seguido-1")
        #expect(
            telefono.servidor.bandeja.marcas.map(\.servidor.absoluteString)
                == ["http://192.168.1.77:8080"])
    }
}
