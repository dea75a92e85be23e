import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Los enlaces de otro Marcador")
struct PruebasDeEnlaces {
    private let reloj = RelojDeMano()
    private let servidor = ServidorFalso()
    private let espia = NotificadorEspia()
    private let contenedor: ContenedorDelServidor

    init() async throws {
        servidor.losPartidos = [.prueba(1, 0, 0), .prueba(2, 0, 0)]
        servidor.losTorneos = .success([
            TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 2),
            TorneoDTO(id: "otra", nombre: "Otra copa", equipos: 4, partidos: 2),
        ])
        contenedor = ContenedorDelServidor(
            carpeta: nil, notificador: espia, reloj: reloj, servicio: { [servidor] _ in servidor })
        await contenedor.abrir(try Self.enlace("marcador://10.0.0.5:8080/torneos/torneo"))
        await hasta("que escuche") { [servidor] in servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.yield([])
        await hasta("que esté en directo") { [contenedor] in
            contenedor.seguido?.conexion == .enDirecto
        }
    }

    private static func enlace(_ texto: String) throws -> URL { try #require(URL(string: texto)) }

    private func contar(_ partido: PartidoDTO) {
        servidor.losPartidos[partido.numero - 1] = partido
        servidor.escuchando.last?.salida.yield([
            EventoRecibido(
                nombre: EventosDeLaAPI.partido, datos: EventosDeLaAPI.datos(partido), id: "a-1")
        ])
    }

    @Test("lo que se sigue se queda hasta que el otro contesta, y si no contesta")
    func noContesta() async throws {
        servidor.losTorneos = .failure(.red(.sinConexion))
        await contenedor.abrir(try Self.enlace("marcador://10.0.0.9:8080/torneos/otra"))
        #expect(contenedor.conectandoOtro && contenedor.enPantalla)
        #expect(contenedor.conexion.uiState.error == .servidorNoContesta)
        #expect(contenedor.seguido?.torneo == "torneo")
        #expect(contenedor.seguido?.conexion == .enDirecto, "y se sigue oyendo")
        contenedor.seguirConElMismo()
        #expect(!contenedor.conectandoOtro)
        #expect(contenedor.conexion.uiState == ConexionUiState())
    }

    @Test("cuando contesta se cambia, al partido del enlace, y el de antes se deja")
    func contesta() async throws {
        let anterior = contenedor.seguido
        await contenedor.abrir(try Self.enlace("marcador://10.0.0.9:8080/torneos/otra/partidos/2"))
        #expect(contenedor.seguido?.torneo == "otra")
        #expect(contenedor.seguido?.servidor.absoluteString == "http://10.0.0.9:8080")
        #expect(contenedor.camino == [2])
        #expect(!contenedor.conectandoOtro)
        #expect(anterior?.conexion == .parada)
    }

    @Test("a un partido del torneo que se sigue se llega sin red, y sin vaciar la lista")
    func elMismo() async throws {
        servidor.losTorneos = .failure(.red(.sinConexion))
        let seguido = contenedor.seguido
        let partido = "marcador://10.0.0.5:8080/torneos/torneo/partidos/2"
        await contenedor.abrir(try Self.enlace(partido))
        #expect(contenedor.seguido === seguido)
        #expect(contenedor.camino == [2])
        #expect(!contenedor.conectandoOtro)
        await contenedor.abrir(try Self.enlace("marcador://10.0.0.5:8080/torneos/torneo"))
        #expect(contenedor.camino.isEmpty)
    }

    @Test("dos enlaces del mismo servidor se guardan los dos, siempre en el actor principal")
    func dosEnlaces() async throws {
        let (uno, otro) = ("0123456789abcdef", "fedcba9876543210")
        for secreto in [uno, otro, uno] {
            await contenedor.abrir(
                try Self.enlace("marcador://10.0.0.5:8080/torneos/torneo#secreto=\(secreto)"))
        }
        let servidor = try #require(contenedor.seguido?.servidor)
        #expect(contenedor.llavero.secretos(de: servidor) == [uno, otro])
    }

    @Test("cerrar la pantalla es quedarse con lo que se sigue")
    func cerrar() async throws {
        servidor.losTorneos = .failure(.red(.sinConexion))
        await contenedor.abrir(try Self.enlace("marcador://10.0.0.9:8080/torneos/otra"))
        contenedor.enPantalla = false
        #expect(!contenedor.conectandoOtro)
    }

    @Test("el gol de un partido abierto se avisa y se dice; el de los demás y los propios, no")
    func goles() async throws {
        contenedor.camino = [1]
        try await contenedor.seguido?.abrir(1)
        let antes = contenedor.parcial
        contar(.prueba(2, 1, 0))
        var primero = PartidoDTO.prueba(1, 0, 1)
        primero.eventos = [EventoDTO(tipo: "gol", minuto: 7, jugador: "Iván", equipo: "Toros")]
        contar(primero)
        await hasta("el aviso") { espia.avisos == ["Iván (Toros), minuto 7"] }
        let despues = contenedor.parcial
        #expect(contenedor.locucion(de: antes, a: despues)?.espanol == "Gol de Toros, 0 a 1")
        #expect(contenedor.locucion(de: despues, a: antes) == nil)
        #expect(contenedor.locucion(de: nil, a: despues) == nil)

        await contenedor.pantalla(1)?.alGol(.local)
        let propio = try #require(servidor.recibidas.first ?? contenedor.bandeja.marcas.first)
        contar(.prueba(1, 1, 1, marcas: [propio.id]))
        await hasta("que llegue") { contenedor.seguido?.partido(1)?.marcador?.local == 1 }
        let ajeno = Identificador(alta: 0x7000, baja: 99)
        contar(.prueba(1, 2, 1, marcas: [propio.id, ajeno]))
        await hasta("el ajeno") { espia.avisos.count == 2 }
        #expect(espia.avisos.count == 2)
    }
}
