import MarcadorApp
import Testing

@testable import SwiftUI

@MainActor
@Suite("La crónica del partido")
struct PruebasDeCronicaEnPantalla {
    @Test("Se publica y dice con qué número")
    func publicar() async throws {
        let telefono = try Telefono()
        let (pantalla, servicio) = (telefono.pantalla, telefono.servicio)
        try pantalla.tocar("partido-1")
        try pantalla.tocar("Crónica")
        #expect(pantalla.titulo == "Crónica del partido")
        #expect(pantalla.hay("Rayo FC 3-2 Toros"))
        #expect(pantalla.hay("10' Ana (Rayo FC)"))
        servicio.puerta.cerrar()
        try pantalla.tocar("Publicar")
        try await pantalla.espera("Publicando…")
        #expect(pantalla.busca("Publicar")?.habilitado == false)
        servicio.puerta.abrir()
        try await pantalla.espera("mensaje-cronica")
        #expect(pantalla.texto("mensaje-cronica") == "Crónica publicada con el n.º 101")
        #expect(servicio.publicadas.map(\.title) == ["Rayo FC 3-2 Toros"])
    }

    @Test("Sin red lo dice y se puede volver a intentar")
    func sinRed() async throws {
        let telefono = try Telefono()
        let (pantalla, servicio) = (telefono.pantalla, telefono.servicio)
        servicio.numero = .failure(ErrorDeRed.sinConexion)
        try pantalla.tocar("partido-1")
        try pantalla.tocar("Crónica")
        try pantalla.tocar("Publicar")
        try await pantalla.espera("No hay conexión")
        servicio.numero = .success(102)
        try pantalla.tocar("Publicar")
        try await pantalla.espera("Crónica publicada con el n.º 102")
    }
}
