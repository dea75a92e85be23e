import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Todo lo que espera a enviarse")
struct PruebasDeLaSalida {
    private let reloj = RelojDeMano()
    private let servidor = ServidorFalso()
    private let contenedor: ContenedorDelServidor
    private let otro: URL

    init() async throws {
        otro = try #require(URL(string: "http://10.0.0.7:8080"))
        servidor.losPartidos = [.prueba(1), .prueba(2)]
        servidor.sinRed = true
        contenedor = ContenedorDelServidor(
            carpeta: nil, reloj: reloj, servicio: { [servidor] _ in servidor })
        let copa = TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 2)
        await contenedor.seguir(MarcaPendiente.unServidor, copa)
        await hasta("que escuche") { [servidor] in servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.yield([])
        await hasta("que esté en directo") { [contenedor] in
            contenedor.seguido?.conexion == .enDirecto
        }
    }

    private func marca(_ n: UInt64, _ servidor: URL? = nil, partido: Int = 1, anula: UInt64? = nil)
        -> MarcaPendiente
    {
        MarcaPendiente(
            id: Identificador(alta: 0x7000, baja: n),
            servidor: servidor ?? MarcaPendiente.unServidor, torneo: "torneo", partido: partido,
            lado: .visitante, minuto: 12, hecha: reloj.ahora,
            anula: anula.map { Identificador(alta: 0x7000, baja: $0) })
    }

    @Test("por servidor y partido: qué, desde cuándo y por qué espera; lo rechazado, con su motivo")
    func lista() async throws {
        for suya in [marca(1), marca(2, otro), marca(3, partido: 2), marca(4, anula: 1)] {
            try await contenedor.bandeja.anotar(suya)
        }
        await contenedor.bandeja.rechazar(
            marca(3).id, RechazoDeMarca(codigo: 409, motivo: "Ya no"))
        reloj.avanzar(ms: 5 * 60_000)
        let grupos = contenedor.salida.grupos
        #expect(grupos.map { $0.filas.count } == [2, 1, 1])
        #expect(grupos[0].titulo.espanol.hasPrefix("Rayo FC – Toros · Copa Barrio"))
        #expect(grupos[1].titulo.espanol == "Partido n.º 1 · http://10.0.0.7:8080")
        #expect(grupos[0].filas.map(\.que.espanol)[0] == "Gol Toros, minuto 12")
        #expect(grupos[0].filas[1].que == .deshacer(grupos[0].filas[0].que))
        #expect(grupos[1].filas[0].que.espanol == "Gol del equipo visitante, minuto 12")
        #expect(grupos[0].filas[0].desde.espanol == "Marcada hace 5 min")
        #expect(grupos[0].filas[0].porQue == .esperaConexion)
        #expect(grupos[2].filas[0].porQue == .rechazadaPor("Ya no"))
        #expect(grupos.flatMap(\.filas).map(\.rechazada) == [false, false, false, true])
        #expect(contenedor.seguimiento?.textoDeRechazadas?.espanol == "1 marca rechazada")
    }

    @Test("se dice lo que dijo el servidor; enviar ahora no espera a nada")
    func enviar() async throws {
        try await contenedor.bandeja.anotar(marca(1))
        contenedor.mensajero.enviar()
        await hasta("que lo diga") { !contenedor.mensajero.motivos.isEmpty }
        #expect(contenedor.salida.grupos[0].filas[0].porQue == .noHayConexion)
        servidor.sinRed = false
        await hasta("que descanse") { reloj.esperando == 1 }
        contenedor.salida.enviarYa()
        await hasta("que se vacíe") { contenedor.salida.grupos.isEmpty }
        #expect(!contenedor.salida.hayQueEnviar)
    }

    @Test("antes de descartar se pregunta; la rechazada se puede enviar otra vez")
    func descartar() async throws {
        for n in 1...2 { try await contenedor.bandeja.anotar(marca(UInt64(n))) }
        let salida = contenedor.salida
        let fila = salida.grupos[0].filas[0]
        salida.preguntar(fila)
        #expect(salida.porDescartar == fila && contenedor.bandeja.marcas.count == 2)
        #expect(salida.preguntando)
        salida.preguntando = false
        #expect(salida.porDescartar == nil && contenedor.bandeja.marcas.count == 2)
        salida.preguntar(fila)
        await salida.descartar(fila)
        #expect(contenedor.bandeja.marcas.map(\.id) == [marca(2).id])
        await contenedor.bandeja.rechazar(
            marca(2).id, RechazoDeMarca(codigo: 409, motivo: "Ya no"))
        servidor.sinRed = false
        await salida.reintentar(marca(2).id)
        await hasta("que llegue") { servidor.recibidas.map(\.id) == [marca(2).id] }
    }

    @Test(
        "dejar de seguir con marcas sin enviar se pregunta; sin ellas, no; y la llave se olvida al final"
    )
    func dejar() async throws {
        contenedor.llavero.guardar("secreto", de: MarcaPendiente.unServidor)
        try await contenedor.bandeja.anotar(marca(1))
        await contenedor.dejarDeSeguir()
        #expect(contenedor.preguntandoSiDejar && contenedor.seguido != nil)
        #expect(contenedor.sinEnviar == 1)
        await contenedor.olvidar()
        #expect(contenedor.seguido == nil)
        #expect(contenedor.llavero.secretos(de: MarcaPendiente.unServidor) == ["secreto"])
        servidor.sinRed = false
        contenedor.mensajero.enviar()
        await hasta("que llegue, y se olvide") {
            contenedor.llavero.secretos(de: MarcaPendiente.unServidor).isEmpty
        }
        #expect(servidor.recibidas.count == 1)
        contenedor.preguntandoSiDejar = false
        await contenedor.dejarDeSeguir()
        #expect(!contenedor.preguntandoSiDejar)
    }

    @Test(
        "cuánto hace, en la unidad que se entiende",
        arguments: [
            (0, "Marcada ahora mismo"), (1, "Marcada hace 1 min"), (119, "Marcada hace 119 min"),
            (120, "Marcada hace 2 h"), (2879, "Marcada hace 47 h"), (2880, "Marcada hace 2 días"),
        ])
    func hace(minutos: Int, dicho: String) {
        #expect(Texto.marcadaHace(minutos: minutos).espanol == dicho)
    }
}
