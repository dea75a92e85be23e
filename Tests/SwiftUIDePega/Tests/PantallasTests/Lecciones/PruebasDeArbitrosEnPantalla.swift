import MarcadorApp
import Testing

@testable import SwiftUI

@MainActor
@Suite("Los árbitros, con red y sin ella")
struct PruebasDeArbitrosEnPantalla {
    @Test("Llegan de la red y se guardan; sin red sigue la lista, con un aviso")
    func sinRed() async throws {
        let telefono = try Telefono()
        try abrir(telefono)
        try await telefono.pantalla.espera("Leanne Graham · Gwenborough")
        #expect(!telefono.pantalla.hay("aviso"))

        telefono.servicio.respuesta = .failure(ErrorDeRed.sinConexion)
        try await telefono.relanzar()
        try abrir(telefono)
        #expect(telefono.pantalla.hay("Leanne Graham · Gwenborough"))
        try await telefono.pantalla.espera("aviso")
        #expect(telefono.pantalla.texto("aviso") == "No hay conexión")
        #expect(telefono.pantalla.hay("Leanne Graham · Gwenborough"))
    }

    @Test("Sin nada guardado y sin red: el motivo, qué hacer y «Reintentar»")
    func vacio() async throws {
        let servicio = ServicioFalso(.failure(ErrorDeRed.servidor(codigo: 500)))
        let telefono = try Telefono(servicio: servicio)
        let pantalla = telefono.pantalla
        servicio.puerta.cerrar()
        try abrir(telefono)
        #expect(pantalla.hay("Buscando árbitros…"))
        servicio.puerta.abrir()
        try await pantalla.espera("El servidor respondió con el código 500")
        #expect(pantalla.hay("Comprueba la conexión y vuelve a intentarlo."))
        servicio.respuesta = .success(Telefono.arbitros)
        try pantalla.tocar("Reintentar")
        try await pantalla.espera("Ervin Howell · Wisokyburgh")
        #expect(!pantalla.hay("Reintentar"))
    }

    @Test("«Actualizar» no se puede tocar dos veces; tirar hace lo mismo")
    func actualizar() async throws {
        let telefono = try Telefono()
        let (pantalla, servicio) = (telefono.pantalla, telefono.servicio)
        try abrir(telefono)
        try await pantalla.espera("Leanne Graham · Gwenborough")
        servicio.puerta.cerrar()
        try pantalla.tocar("Actualizar")
        try await pantalla.espera("en ello") { $0.busca("Actualizar")?.habilitado == false }
        servicio.puerta.abrir()
        try await pantalla.espera("hecho") { $0.busca("Actualizar")?.habilitado == true }
        #expect(servicio.preguntas == 2)
        try pantalla.tirar()
        try await pantalla.espera("otra vez") { _ in servicio.preguntas == 3 }
    }

    private func abrir(_ telefono: Telefono) throws {
        try telefono.pantalla.tocar("Más")
        try telefono.pantalla.tocar("Árbitros")
        #expect(telefono.pantalla.titulo == "Árbitros")
    }
}
