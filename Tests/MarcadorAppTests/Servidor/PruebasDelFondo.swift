import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La aplicación en el fondo")
struct PruebasDelFondo {
    private let reloj = RelojDeMano()
    private let servidor = ServidorFalso()
    private let contenedor: ContenedorDelServidor
    private let tiempo = TiempoFalso()

    init() async throws {
        servidor.losPartidos = [.prueba(1)]
        contenedor = ContenedorDelServidor(
            carpeta: nil, reloj: reloj, servicio: { [servidor] _ in servidor })
        contenedor.tiempo = tiempo
        let copa = TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 1)
        await contenedor.seguir(MarcaPendiente.unServidor, copa)
        await hasta("que escuche") { [servidor] in servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.yield([])
        await hasta("que esté en directo") { [contenedor] in
            contenedor.seguido?.conexion == .enDirecto
        }
        servidor.sinRed = true
    }

    @Test("con el teléfono bloqueado se sigue enviando, y el tiempo que sobra se devuelve")
    func sigue() async throws {
        await contenedor.pantalla(1)?.alGol(.local)
        await contenedor.alIrse()
        #expect(contenedor.seguido?.conexion == .parada)
        await hasta("que espere") { reloj.esperando == 1 }
        #expect(tiempo.pedido == 1 && tiempo.devuelto == 0)
        servidor.sinRed = false
        reloj.avanzar(ms: 30_000)
        await hasta("que se envíe") { contenedor.bandeja.marcas.isEmpty }
        await hasta("que se devuelva") { tiempo.devuelto == 1 }
    }

    @Test("acabado el tiempo se para en el acto; lo que esperaba, espera, y sale al volver")
    func seAcaba() async throws {
        await contenedor.pantalla(1)?.alGol(.local)
        await contenedor.alIrse()
        await hasta("que espere") { reloj.esperando == 1 }
        tiempo.acabar()
        #expect(tiempo.devuelto == 1)
        await hasta("que se pare") { reloj.esperando == 0 && !contenedor.mensajero.trabajando }
        #expect(contenedor.bandeja.pendientes.count == 1)
        servidor.sinRed = false
        contenedor.alVolver()
        await hasta("que se envíe") { contenedor.bandeja.marcas.isEmpty }
        #expect(tiempo.devuelto == 1, "una vez")
        await contenedor.alIrse()
        #expect(tiempo.pedido == 1, "sin nada que enviar no se pide")
    }

    @Test("quien vuelve antes devuelve el tiempo; sin tiempo que pedir se para al irse")
    func vuelve() async throws {
        await contenedor.pantalla(1)?.alGol(.local)
        await contenedor.alIrse()
        contenedor.alVolver()
        #expect(tiempo.devuelto == 1)
        contenedor.tiempo = SinTiempoDeMas()
        await contenedor.alIrse()
        #expect(!contenedor.mensajero.trabajando && contenedor.bandeja.pendientes.count == 1)
    }
}

/// Time in the background that a test gives and takes.
@MainActor
private final class TiempoFalso: TiempoDeMas {
    private(set) var pedido = 0
    private(set) var devuelto = 0
    private var alAcabarse: (@MainActor @Sendable () -> Void)?

    func pedir(alAcabarse: @escaping @MainActor @Sendable () -> Void) -> (() -> Void)? {
        pedido += 1
        self.alAcabarse = alAcabarse
        return { self.devuelto += 1 }
    }

    func acabar() { alAcabarse?() }
}
