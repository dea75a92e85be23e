import Foundation
import Synchronization
import Testing
import Torneo

@testable import Accessibility
@testable import MarcadorApp
@testable import SwiftUI

@MainActor
@Suite("Seguir el Marcador de otro ordenador, en pantalla")
struct PruebasDeSeguirEnPantalla {
    private let telefono: Telefono
    private var pantalla: Aparato { telefono.pantalla }

    init() throws {
        telefono = try Telefono()
        telefono.otro.losTorneos = .success([
            TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 2),
            TorneoDTO(id: "otra", nombre: "Otra copa", equipos: 4, partidos: 2),
        ])
        telefono.otro.losPartidos = [.prueba(1), .prueba(2, 0, 0)]
    }

    /// Connects as a person does it.
    private func conectar() async throws {
        try pantalla.tocar("Más")
        try pantalla.tocar("Seguir un Marcador")
        try pantalla.escribir("192.168.1.20", en: "direccion")
        try pantalla.tocar("Conectar")
        try await pantalla.espera("torneo-otra")
        try pantalla.tocar("torneo-torneo")
        try await pantalla.espera("que se escuche") { _ in !telefono.otro.escuchando.isEmpty }
        telefono.otro.escuchando[0].salida.yield([])
        try await pantalla.espera("seguido-1")
    }

    @Test("Una dirección que no vale se dice; con una buena se elige torneo y se ve la lista")
    func conectarse() async throws {
        try pantalla.tocar("Más")
        try pantalla.tocar("Seguir un Marcador")
        #expect(pantalla.busca("Conectar")?.habilitado == false)
        try pantalla.escribir("ftp://nada", en: "direccion")
        try pantalla.tocar("Conectar")
        try await pantalla.espera("mensaje-conexion")
        #expect(pantalla.texto("mensaje-conexion")?.contains("http://") == true)
        try pantalla.tocar("servidor-cerrar")
        #expect(!pantalla.hay("direccion"))
        try await conectar()
        #expect(pantalla.titulo == "Copa Barrio")
        #expect(pantalla.hay("3-2"))
        try pantalla.tocar("Dejar de seguir")
        try await pantalla.espera("direccion")
    }

    @Test("Sin red se marca, se ve y espera; con red se envía; rechazado, se decide")
    func marcar() async throws {
        try await conectar()
        try pantalla.tocar("seguido-1")
        try await pantalla.espera("marcador")
        telefono.otro.sinRed = true
        try pantalla.tocar("Gol Toros")
        try pantalla.tocar("Gol Toros")
        try await pantalla.espera("2 marcas por enviar") {
            $0.texto("pendientes") == "2 marcas por enviar"
        }
        #expect(pantalla.texto("marcador") == "3 - 4")
        try await telefono.relanzar()
        try pantalla.tocar("Más")
        try pantalla.tocar("Seguir un Marcador")
        try await pantalla.espera("seguido-1")
        #expect(pantalla.hay("3-4"))
        try pantalla.tocar("seguido-1")
        try await pantalla.espera("pendientes")
        let ids = telefono.servidor.bandeja.pendientes.map(\.id)
        telefono.otro.respuestas[ids[1]] = [
            .rechazo(RechazoDeMarca(codigo: 409, motivo: "Ahora no puede ser"))
        ]
        telefono.otro.sinRed = false
        telefono.servidor.alVolver()
        try await pantalla.espera("Ahora no puede ser")
        #expect(telefono.otro.recibidas.map(\.id) == [ids[0]])
        #expect(!pantalla.hay("pendientes"))
        try pantalla.tocar("Volver a enviar")
        try await pantalla.espera("que se envíe") { _ in telefono.otro.recibidas.count == 2 }
        #expect(!pantalla.hay("Ahora no puede ser"))
        #expect(telefono.otro.recibidas.map(\.id) == ids)
    }

    @Test("Un enlace de fuera abre la pantalla y conecta; al irse al fondo no se pregunta nada")
    func enlace() async throws {
        let enlace = try #require(URL(string: "marcador://10.0.0.5:8080/torneos/otra/partidos/1"))
        _ = pantalla.mirar()
        pantalla.alAbrirEnlace?(enlace)
        try await pantalla.espera("que conecte") { _ in telefono.servidor.seguido?.torneo == "otra"
        }
        #expect(telefono.servidor.seguido?.servidor.absoluteString == "http://10.0.0.5:8080")
        try await pantalla.espera("que se escuche") { _ in !telefono.otro.escuchando.isEmpty }
        pantalla.entorno.scenePhase = .background
        try await pantalla.espera("que pare") { _ in
            telefono.servidor.seguido?.conexion == .parada
        }
        pantalla.entorno.scenePhase = .active
        try await pantalla.espera("que siga") { _ in telefono.otro.escuchando.count == 2 }
    }

    @Test("Un enlace a un partido lo abre; si no contesta nadie, se sigue con lo que había")
    func enlaceAUnPartido() async throws {
        try await conectar()
        telefono.otro.losTorneos = .failure(.red(.sinConexion))
        pantalla.alAbrirEnlace?(
            try #require(URL(string: "marcador://192.168.1.20:8080/torneos/torneo/partidos/2")))
        try await pantalla.espera("el partido") { $0.titulo == "Partido n.º 2" }
        #expect(pantalla.busca("marcador")?.valor == "Rayo FC 0, Toros 0")

        pantalla.alAbrirEnlace?(try #require(URL(string: "marcador://10.0.0.9:8080/torneos/otra")))
        try await pantalla.espera("mensaje-conexion")
        try pantalla.tocar("seguir-con-el-mismo")
        #expect(pantalla.titulo == "Copa Barrio")
        #expect(pantalla.hay("seguido-2"))
    }

    @Test("El gol de un partido seguido se avisa, y si está delante se dice")
    func golSeguido() async throws {
        _ = try await telefono.centro.pedirPermiso()
        try await pantalla.espera("que se mire") { _ in telefono.avisos.permitido }
        try await conectar()
        try pantalla.tocar("seguido-2")
        try await pantalla.espera("0 - 0")
        let nuevo = PartidoDTO.prueba(2, 0, 1)
        telefono.otro.losPartidos[1] = nuevo
        telefono.otro.escuchando[0].salida.yield([
            EventoRecibido(
                nombre: EventosDeLaAPI.partido, datos: EventosDeLaAPI.datos(nuevo), id: "a-1")
        ])
        try await pantalla.espera("el aviso") { _ in telefono.centro.avisos.count == 1 }
        try await pantalla.espera("la voz") { _ in
            dichas.withLock { $0.contains("Gol de Toros, 0 a 1") }
        }
    }

    @Test("La dirección se entrega con el teclado; la lista se actualiza también sin tirar")
    func teclado() async throws {
        try pantalla.tocar("Más")
        try pantalla.tocar("Seguir un Marcador")
        try pantalla.entregar("direccion")
        #expect(!pantalla.hay("mensaje-conexion"), "vacía no se entrega")
        try pantalla.escribir("192.168.1.20/torneos/torneo", en: "direccion")
        try pantalla.entregar("direccion")
        try await pantalla.espera("que se escuche") { _ in !telefono.otro.escuchando.isEmpty }
        telefono.otro.escuchando[0].salida.yield([])
        try await pantalla.espera("seguido-1")
        telefono.otro.losPartidos[0] = .prueba(1, 5, 5)
        try pantalla.tocar("Actualizar")
        try await pantalla.espera("5-5")
    }

    @Test("Con la cámara se lee el código; sin ella, o sin permiso, se dice y se escribe")
    func camara() async throws {
        telefono.camara.permitida = false
        try pantalla.tocar("Más")
        try pantalla.tocar("Seguir un Marcador")
        try pantalla.tocar("Leer código QR")
        try await pantalla.espera("mensaje-conexion")
        #expect(pantalla.texto("mensaje-conexion")?.contains("permiso") == true)
        #expect(pantalla.hay("direccion"))
        telefono.camara.permitida = true
        try pantalla.tocar("Leer código QR")
        try await pantalla.espera("escaner-cerrar")
        try pantalla.tocar("escaner-cerrar")
        try pantalla.tocar("Leer código QR")
        try await pantalla.espera("escaner-cerrar")
        telefono.servidor.conexion.alPerderLaCamara()
        try await pantalla.espera("mensaje-conexion")
        try pantalla.tocar("Leer código QR")
        try await pantalla.espera("escaner-cerrar")
        await telefono.servidor.conexion.alEscanear("marcador://10.0.0.5:8080/torneos/otra")
        try await pantalla.espera("seguido-1") { _ in telefono.servidor.seguido?.torneo == "otra" }
        #expect(!pantalla.hay("escaner-cerrar"))

        let sin = try Telefono()
        sin.camara.existe = false
        try sin.pantalla.tocar("Más")
        try sin.pantalla.tocar("Seguir un Marcador")
        #expect(!sin.pantalla.hay("Leer código QR"))
        #expect(sin.pantalla.todo.contains { $0.texto.contains("escribe la dirección") })
    }

    @Test("En inglés, en inglés")
    func ingles() async throws {
        let telefono = try Telefono(idioma: "en")
        try telefono.pantalla.tocar("More")
        try telefono.pantalla.tocar("Follow a Marcador")
        #expect(telefono.pantalla.hay("Connect"))
    }
}
