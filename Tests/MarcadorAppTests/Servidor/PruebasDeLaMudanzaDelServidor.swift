import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Un servidor que cambia de dirección")
struct PruebasDeLaMudanzaDelServidor {
    private let carpeta: CarpetaTemporal
    private let reloj = RelojDeMano()
    private let viejo = ServidorFalso()
    private let nuevo = ServidorFalso()
    private let contenedor: ContenedorDelServidor
    private let antes: URL
    private let ahora: URL

    init() async throws {
        carpeta = try CarpetaTemporal()
        (antes, ahora) = (
            try #require(URL(string: "http://10.0.0.5:8080")),
            try #require(URL(string: "http://10.0.0.9:8080"))
        )
        let copa = TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 2)
        for uno in [viejo, nuevo] {
            uno.losPartidos = [.prueba(1), .prueba(2)]
            uno.losTorneos = .success([copa])
        }
        contenedor = ContenedorDelServidor(
            carpeta: CarpetaDeDatos(url: carpeta.url), reloj: reloj,
            servicio: { [viejo, nuevo, antes] in $0 == antes ? viejo : nuevo })
        await contenedor.seguir(antes, copa)
        await hasta("que escuche") { [viejo] in viejo.escuchando.count == 1 }
        viejo.escuchando[0].salida.yield([])
        await hasta("que esté en directo") { [contenedor] in
            contenedor.seguido?.conexion == .enDirecto
        }
        contenedor.llavero.guardar("secreto", de: antes)
        viejo.sinRed = true
        await contenedor.pantalla(1)?.alGol(.local)
        await contenedor.pantalla(1)?.alGol(.visitante)
    }

    @Test("lo que espera y la llave van a la dirección nueva, y llega una vez, en orden")
    func mudar() async throws {
        let marcas = contenedor.bandeja.marcas.map(\.id)
        contenedor.mudanza.direccion = "10.0.0.9"
        #expect(await contenedor.mudanza.alMudar())
        #expect(contenedor.mudanza.error == nil && contenedor.mudanza.direccion.isEmpty)
        #expect(contenedor.seguido?.servidor == ahora)
        #expect(contenedor.seguido?.partidos.count == 2)
        await hasta("que llegue") { contenedor.bandeja.marcas.isEmpty }
        #expect(nuevo.recibidas.map(\.id) == marcas && viejo.recibidas.isEmpty)
        #expect(contenedor.llavero.secretos(de: ahora) == ["secreto"])
        #expect(contenedor.llavero.secretos(de: antes).isEmpty)
        await contenedor.alIrse()
        try await contenedor.seguido?.asegurar()
        #expect(CopiaDelTorneo(url: carpeta.fichero("seguido.json")).cargar()?.servidor == ahora)
    }

    enum Estorbo: CaseIterable {
        case otroTorneo, otroNombre, otrosEquipos, nadie, noEsDireccion
    }

    @Test(
        "si ahí no está el mismo torneo, o nadie, se dice y nada cambia",
        arguments: Estorbo.allCases)
    func noEsta(estorbo: Estorbo) async throws {
        var direccion = "10.0.0.9"
        switch estorbo {
        case .otroTorneo:
            nuevo.losTorneos = .success([
                TorneoDTO(id: "otro", nombre: "Copa Barrio", equipos: 4, partidos: 2)
            ])
        case .otroNombre:
            nuevo.losTorneos = .success([
                TorneoDTO(id: "torneo", nombre: "Otra copa", equipos: 4, partidos: 2)
            ])
        case .otrosEquipos:
            nuevo.losPartidos = nuevo.losPartidos.map { partido in
                var otro = partido
                otro.local = "Lobos"
                return otro
            }
        case .nadie: nuevo.losTorneos = .failure(.red(.sinConexion))
        case .noEsDireccion: direccion = "ftp://x"
        }
        contenedor.mudanza.direccion = direccion
        #expect(await contenedor.mudanza.alMudar() == false)
        #expect(contenedor.mudanza.error != nil && !contenedor.mudanza.mudando)
        #expect(contenedor.seguido?.servidor == antes)
        #expect(contenedor.bandeja.pendientes.map(\.servidor) == [antes, antes])
        #expect(contenedor.llavero.secretos(de: antes) == ["secreto"])
        await contenedor.alIrse()
    }
}
