import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Deshacer el último gol que se marcó aquí")
struct PruebasDeDeshacer {
    private let carpeta: CarpetaTemporal
    private let reloj = RelojDeMano()
    private let servidor = ServidorFalso()
    private let contenedor: ContenedorDelServidor

    init() async throws {
        carpeta = try CarpetaTemporal()
        servidor.losPartidos = [.prueba(1), .prueba(2)]
        contenedor = ContenedorDelServidor(
            carpeta: CarpetaDeDatos(url: carpeta.url), reloj: reloj,
            servicio: { [servidor] _ in servidor })
        let copa = TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 2)
        await contenedor.seguir(MarcaPendiente.unServidor, copa)
        await hasta("que escuche") { [servidor] in servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.yield([])
        await hasta("que esté en directo") { [contenedor] in
            contenedor.seguido?.conexion == .enDirecto
        }
    }

    private func marcador(_ pantalla: PartidoSeguidoViewModel?) -> Marcador? {
        guard case .exito(let datos) = pantalla?.uiState else { return nil }
        return datos.marcador
    }

    @Test("sin red: el gol y lo que lo quita esperan los dos, en orden, y la vista ya no lo cuenta")
    func sinRed() async throws {
        let pantalla = try #require(contenedor.pantalla(1))
        #expect(pantalla.deshacible == nil && pantalla.textoDeDeshacer == nil)
        servidor.sinRed = true
        await pantalla.alGol(.local)
        await pantalla.alGol(.visitante)
        #expect(pantalla.textoDeDeshacer?.espanol == "Deshacer: Gol Toros")
        await pantalla.deshacer()
        #expect(marcador(pantalla) == Marcador(local: 4, visitante: 2))
        #expect(pantalla.textoDeDeshacer?.espanol == "Deshacer: Gol Rayo FC", "el de antes")
        let marcas = contenedor.bandeja.marcas
        #expect(marcas.map(\.anula) == [nil, nil, marcas[1].id])
        #expect(Set(marcas.map(\.id)).count == 3)
        servidor.sinRed = false
        contenedor.alVolver()
        await hasta("que se envíen") { contenedor.bandeja.marcas.isEmpty }
        #expect(servidor.recibidas == marcas)
        #expect(marcador(pantalla) == Marcador(local: 4, visitante: 2))
        await contenedor.alIrse()
    }

    @Test("lo ya enviado se deshace también tras reiniciar, una vez, y solo si aún cuenta")
    func enviado() async throws {
        let pantalla = try #require(contenedor.pantalla(1))
        await pantalla.alGol(.local)
        await hasta("que se envíe") { servidor.recibidas.count == 1 }
        let gol = servidor.recibidas[0]
        await hasta("que se pueda deshacer") { pantalla.deshacible?.id == gol.id }
        servidor.losPartidos[0] = .prueba(1, 4, 2, marcas: [gol.id])
        try await contenedor.seguido?.refrescar()
        await contenedor.alIrse()
        try await contenedor.seguido?.asegurar()
        let otraVez = ContenedorDelServidor(
            carpeta: CarpetaDeDatos(url: carpeta.url), reloj: reloj,
            servicio: { [servidor] _ in servidor })
        let suya = try #require(otraVez.pantalla(1))
        #expect(otraVez.pantalla(2)?.deshacible == nil)
        #expect(suya.deshacible?.id == gol.id)
        await suya.deshacer()
        await hasta("que llegue") { servidor.recibidas.last?.anula == gol.id }
        #expect(suya.deshacible == nil)
        #expect(marcador(suya) == Marcador(local: 3, visitante: 2))
        await otraVez.alIrse()
    }

    @Test(
        "lo que otro ya deshizo no se ofrece; un no del servidor se dice y deja el gol como estaba")
    func rechazado() async throws {
        let pantalla = try #require(contenedor.pantalla(1))
        await pantalla.alGol(.local)
        await hasta("que se envíe") { contenedor.seguido?.propias.count == 1 }
        let gol = servidor.recibidas[0]
        servidor.losPartidos[0] = .prueba(1, 4, 2, marcas: [gol.id])
        try await contenedor.seguido?.refrescar()
        servidor.sinRed = true
        await pantalla.deshacer()
        let deshace = try #require(contenedor.bandeja.marcas.first)
        servidor.respuestas[deshace.id] = [
            .rechazo(RechazoDeMarca(codigo: 409, motivo: "Espera a que termine"))
        ]
        servidor.sinRed = false
        contenedor.mensajero.enviar()
        await hasta("que se aparte") { pantalla.rechazadas.count == 1 }
        #expect(marcador(pantalla) == Marcador(local: 4, visitante: 2))
        servidor.losPartidos[0] = .prueba(1)
        try await contenedor.seguido?.refrescar()
        #expect(pantalla.deshacible == nil)
        await contenedor.alIrse()
    }

    @Test("quien no puede marcar no puede deshacer")
    func sinPermiso() async throws {
        let pantalla = try #require(contenedor.pantalla(1))
        servidor.sinRed = true
        await pantalla.alGol(.local)
        servidor.sesiones[nil] = .success(SesionDTO(papel: nil))
        servidor.escuchando[0].salida.yield([])
        await hasta("que se sepa") {
            contenedor.seguido?.permitido == .dicho([SesionDTO(papel: nil)])
        }
        #expect(pantalla.deshacible == nil)
        await contenedor.alIrse()
    }
}
