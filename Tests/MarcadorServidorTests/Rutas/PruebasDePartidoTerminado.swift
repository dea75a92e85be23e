import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Un partido terminado no se cambia con un toque")
struct PruebasDePartidoTerminado {
    private static let torneo = "/torneos/torneo"
    private static let partido = "\(torneo)/partidos/1"

    /// An imported final, 1-1 after extra time and a shoot-out, and a match to be played; no bracket
    /// is written.
    private func copa(_ final: String = #""ronda":"Final""#) throws -> MarcadorDePrueba {
        let equipos = ["Rayo", "Toros"].map {
            #"{"nombre":"\#($0)","plantilla":[{"nombre":"Ana","dorsal":9}]}"#
        }
        return try MarcadorDePrueba([
            "torneo.json": """
            {"nombre":"Copa","equipos":[\(equipos.joined(separator: ","))],"partidos":[
            {"local":"Rayo","visitante":"Toros",\(final),"prorroga":true,
             "tanda":{"local":4,"visitante":2},"eventos":[
             {"tipo":"gol","minuto":10,"jugador":"Ana","equipo":"Rayo"},
             {"tipo":"gol","minuto":80,"jugador":"Ana","equipo":"Toros"}]},
            {"local":"Toros","visitante":"Rayo","ronda":"Ida","estado":"programado","eventos":[]}]}
            """
        ])
    }

    private func marcador(_ marcador: MarcadorDePrueba) -> Marcador? {
        marcador.casa.torneos[0].partidos.partido(id: 1)?.marcador()
    }

    @Test(
        "sin pedirlo expresamente no cambia nada, y la frase dice dónde se pide",
        arguments: [("goles", "lado=local"), ("empezar", ""), ("empezar", "duracion=60")],
        [#""ronda":"Final""#, #""fecha":"2022-12-18""#])
    func seNiega(orden: (String, String), ficha: String) async throws {
        let copa = try copa(ficha)
        let (camino, formulario) = orden
        let respuesta = try await copa.visita.post(
            "\(Self.partido)/\(camino)", formulario: formulario)
        #expect(respuesta.estado == 409)
        #expect(respuesta.texto.contains("«Corregir un partido terminado»"))
        #expect(marcador(copa) == Marcador(local: 1, visitante: 1))
        #expect(copa.casa.torneos[0].contenedor.partidoEnJuego.directo == nil)
        let pedido = try await copa.visita.post(
            "\(Self.partido)/\(camino)",
            formulario: formulario + (formulario.isEmpty ? "" : "&") + "confirmado=si")
        #expect(pedido.estado == 303, "\(pedido.texto)")
        await copa.parar()
    }

    @Test("la página lo pone tras un paso más, que funciona sin JavaScript, y lo dice")
    func laPagina() async throws {
        let copa = try copa()
        let pagina = try await copa.visita.get(Self.partido).texto
        let abierto = try #require(pagina.firstRange(of: "<details id=\"correccion\""))
        let antes = pagina[..<abierto.lowerBound]
        let dentro = pagina[abierto.lowerBound...]
        #expect(!antes.contains("partidos/1/goles") && !antes.contains("partidos/1/empezar"))
        #expect(dentro.contains("id=\"gol-local\"") && dentro.contains("id=\"empezar\""))
        #expect(dentro.contains("name=\"confirmado\" value=\"si\""))
        let reloj = pagina.contains("<span id=\"minuto\" data-id=\"minuto\" hidden>")
        #expect(reloj, "el minuto 0 no dice nada de un partido terminado")
        let nuevo = try await copa.visita.get("\(Self.torneo)/partidos/2").texto
        #expect(!nuevo.contains("confirmado") && nuevo.contains("id=\"controles\""))
    }

    @Test("mientras se vuelve a jugar, un gol es un toque; quien mira recibe la página nueva")
    func mientrasSeJuega() async throws {
        let copa = try copa()
        _ = try await copa.visita.post(
            "\(Self.partido)/empezar", formulario: "confirmado=si&duracion=60")
        let gol = try await copa.visita.post("\(Self.partido)/goles", formulario: "lado=local")
        #expect(gol.estado == 303)
        #expect(try await !copa.visita.get(Self.partido).texto.contains("correccion"))
        await copa.parar()
    }

    @Test("un gol de más se deshace con el resultado, aunque no haya cuadro escrito")
    func seDeshace() async throws {
        let copa = try copa()
        _ = try await copa.visita.post(
            "\(Self.partido)/goles", formulario: "lado=visitante&confirmado=si")
        #expect(marcador(copa) == Marcador(local: 1, visitante: 2))
        let pagina = try await copa.visita.get(Self.partido).texto
        #expect(pagina.contains("Corregir el resultado"))
        #expect(pagina.contains("id=\"tanda-local-goles\""), "lo que tuvo no se pierde al guardar")
        let puesto = try await copa.visita.post(
            "\(Self.partido)/resultado",
            formulario: "local=1&visitante=1&prorroga-local=0&prorroga-visitante=0"
                + "&tanda-local=4&tanda-visitante=2")
        #expect(puesto.estado == 303)
        #expect(marcador(copa) == Marcador(local: 1, visitante: 1))
        let ficha = try #require(copa.casa.torneos[0].partidos.partido(id: 1)?.ficha)
        #expect(ficha.tanda == Marcador(local: 4, visitante: 2) && ficha.prorroga)
    }

    @Test(
        "de dos números falta uno: la frase dice de cuáles",
        arguments: [
            ("local=1", "«Goles sin la prórroga»"),
            ("visitante=1", "«Goles sin la prórroga»"),
            ("local=1&visitante=1&prorroga-local=1", "«Goles de la prórroga»"),
            ("local=1&visitante=1&prorroga-visitante=x", "«Goles de la prórroga»"),
            ("local=1&visitante=1&tanda-visitante=3", "«Tanda de penaltis»"),
        ])
    func faltaUno(formulario: String, campo: String) async throws {
        let copa = try copa()
        let respuesta = try await copa.visita.post(
            "\(Self.partido)/resultado", formulario: formulario)
        #expect(respuesta.estado == 422 && respuesta.texto.contains(campo))
        #expect(marcador(copa) == Marcador(local: 1, visitante: 1))
    }
}
