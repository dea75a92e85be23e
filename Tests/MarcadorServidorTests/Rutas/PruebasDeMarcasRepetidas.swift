import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Lo que se envía dos veces con su identificador")
struct PruebasDeMarcasRepetidas {
    private let partido = "/api/v1/torneos/torneo/partidos/1"
    private let id = "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"

    private func marcar(
        _ visita: any ClienteDePrueba, _ lado: Lado = .local, minuto: Int? = nil, id: String?
    ) async throws -> Respuesta {
        let gol = GolAManoDTO(lado: lado, minuto: minuto, id: id.flatMap(Identificador.init))
        let json = String(decoding: try JsonDeLaAPI.datos(gol), as: UTF8.self)
        return try await visita.post(partido + "/goles", json: json)
    }

    private func goles(_ marcador: MarcadorDePrueba) -> Marcador? {
        marcador.casa.torneos[0].partidos.partido(id: 1)?.marcador()
    }

    @Test("un gol cuenta una vez y se contesta lo mismo, aunque haya otros entre medias")
    func unaVez() async throws {
        let marcador = try MarcadorDePrueba()
        let primera = try await marcar(marcador.visita, minuto: 21, id: id)
        #expect(primera.estado == 201)
        #expect(primera.texto.contains(#""minuto":21"#) && primera.texto.contains(id))
        _ = try await marcar(marcador.visita, .local, id: nil)
        let segunda = try await marcar(marcador.visita, minuto: 21, id: id.uppercased())
        #expect(segunda.estado == 201)
        #expect(segunda.texto == primera.texto)
        #expect(goles(marcador) == Marcador(local: 5, visitante: 2))
    }

    @Test("D18: con otro minuto se corrige el gol, que sigue siendo uno y el mismo")
    func corregir() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcar(marcador.visita, minuto: 37, id: id)
        let corregido = try await marcar(marcador.visita, minuto: 38, id: id)
        #expect(corregido.estado == 201)
        #expect(corregido.texto.contains(#""minuto":38"#) && corregido.texto.contains(id))
        #expect(goles(marcador) == Marcador(local: 4, visitante: 2))
        let gol = try await marcador.guardado().partidos[0].incidencias.last
        #expect(gol?.id == Identificador(id) && gol?.evento.minuto == 38)
        #expect(try await marcar(marcador.visita, minuto: 999, id: id).estado == 422)
    }

    @Test("con el otro lado es otro gol, que lleva otro id: no se cambia nada y se dice")
    func delOtroLado() async throws {
        let marcador = try MarcadorDePrueba()
        _ = try await marcar(marcador.visita, .local, minuto: 21, id: id)
        for minuto in [nil, 21, 30] {
            let otra = try await marcar(marcador.visita, .visitante, minuto: minuto, id: id)
            #expect(otra.estado == 409)
            #expect(otra.texto.contains("un gol de Rayo FC, minuto 21; otro gol lleva otro id"))
        }
        #expect(goles(marcador) == Marcador(local: 4, visitante: 2))
    }

    @Test(
        "de un número que no es entero se dice cuál es",
        arguments: [
            (#"{"lado":"local","minuto":1.5}"#, "minuto"),
            (#"{"lado":"local","minuto":99999999999999999999}"#, "minuto"),
            (#"{"lado":"local","minuto":-1e300}"#, "minuto"),
        ])
    func noEntero(json: String, donde: String) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post(partido + "/goles", json: json)
        #expect(respuesta.estado == 400)
        #expect(respuesta.texto.contains("\(donde)"), "\(respuesta.texto)")
        #expect(respuesta.texto.contains("tiene que ser un número entero"), "\(respuesta.texto)")
        #expect(goles(marcador) == Marcador(local: 3, visitante: 2))
    }

    @Test("tampoco cuenta dos veces si el servidor se para entre la primera y la segunda")
    func conReinicio() async throws {
        let marcador = try MarcadorDePrueba()
        let primera = try await marcar(marcador.visita, .visitante, id: id)
        await marcador.reabrir()
        let segunda = try await marcar(marcador.visita, .visitante, id: id)
        #expect(segunda.texto == primera.texto)
        #expect(goles(marcador) == Marcador(local: 3, visitante: 3))
        #expect(
            try await marcador.guardado().partidos[0].incidencias.map(\.id).last
                == Identificador(id))
    }

    @Test("cincuenta a la vez son uno, y todos oyen lo mismo")
    func alaVez() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        let tareas = (0..<50).map { _ in
            Task { try await marcar(visita, minuto: 3, id: id).texto }
        }
        var respuestas: Set<String> = []
        for tarea in tareas { respuestas.insert(try await tarea.value) }
        #expect(respuestas.count == 1)
        #expect(goles(marcador) == Marcador(local: 4, visitante: 2))
    }

    @Test("el que no se pudo guardar se vuelve a intentar guardar, y no cuenta dos veces")
    func sinDisco() async throws {
        let marcador = try MarcadorDePrueba(sinDisco: true)
        for _ in 1...2 {
            #expect(try await marcar(marcador.visita, id: id).estado == 507)
            #expect(goles(marcador) == Marcador(local: 4, visitante: 2))
        }
    }

    @Test("un partido empieza una vez; con otro identificador, ya ha empezado")
    func empezar() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        func empezar(_ id: String) async throws -> Int {
            try await visita.post(partido + "/empezar", json: #"{"id":"\#(id)"}"#).estado
        }
        #expect(try await empezar(id) == 200)
        await marcador.pasar(minutos: 3)
        #expect(try await empezar(id) == 200)
        #expect(marcador.casa.torneos[0].directo(1)?.minuto == 3)
        #expect(try await empezar("0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b11") == 409)
        await marcador.parar()
    }

    @Test("un comienzo repetido no vuelve a empezar un partido que ya se jugó y se guardó")
    func empezarTrasElFinal() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        let orden = Pedido(
            metodo: .post, objetivo: partido + "/empezar",
            cabeceras: [Cabecera("Content-Type", "application/json")],
            cuerpo: Array(#"{"id":"\#(id)","duracion":60}"#.utf8))
        #expect(try await visita.pedir(orden).estado == 200)
        await marcador.pasar(minutos: 60)
        await hasta("el final") { marcador.casa.torneos[0].directo(1)?.terminado == true }
        _ = try await visita.post("/torneos/torneo/barra/cerrar", formulario: "")
        await marcador.reabrir()
        #expect(try await marcador.visita.pedir(orden).estado == 200)
        #expect(marcador.casa.torneos[0].contenedor.partidoEnJuego.directo == nil)
    }

    @Test(
        "un minuto o un identificador que no valen no cambian nada",
        arguments: [
            (#"{"lado":"local","minuto":131}"#, 422, "minuto 131"),
            (#"{"lado":"local","minuto":-1}"#, 422, "minuto -1"),
            (#"{"lado":"local","id":"1"}"#, 400, "«id»"),
        ])
    func noVale(json: String, estado: Int, frase: String) async throws {
        let marcador = try MarcadorDePrueba()
        let respuesta = try await marcador.visita.post(partido + "/goles", json: json)
        #expect(respuesta.estado == estado)
        #expect(respuesta.texto.contains(frase))
        #expect(goles(marcador) == Marcador(local: 3, visitante: 2))
    }

    @Test("quien lo sigue sabe qué goles cuenta ya el marcador, en juego y apuntado")
    func marcas() async throws {
        let marcador = try MarcadorDePrueba()
        let oyente = try await marcador.visita.escuchar("/api/v1/torneos/torneo/eventos")
        _ = try await marcador.visita.post(partido + "/empezar", json: "{}")
        _ = try await marcar(marcador.visita, id: id)
        // The first message after the goal is right in everything.
        let mensaje = try await oyente.leer(hasta: #""marcas":["\#(id)"]"#)
        let suyo = try #require(mensaje.components(separatedBy: "data: ").last)
        #expect(suyo.contains(#""directo":{"corriendo":true,"duracion":90,"marcador":{"local":1"#))
        #expect(suyo.contains(#""marcador":{"local":4,"#) || suyo.contains("ultimoAviso"))
        let leido = try await marcador.visita.get(partido).texto
        #expect(leido.contains(#""marcas":["\#(id)"]"#))
        await oyente.irse()
        await marcador.parar()
    }
}
