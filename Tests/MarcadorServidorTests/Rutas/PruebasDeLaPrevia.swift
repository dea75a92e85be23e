import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("La vista previa de un resultado")
struct PruebasDeLaPrevia {
    /// Two groups of two, whose winners meet in a final that may have begun.
    private func copa(jugados: Int, finalEmpezada: Bool = false) throws -> MarcadorDePrueba {
        let equipos = ["Rayo", "Toros", "Lobos", "Águilas"].compactMap {
            Equipo(nombre: $0, plantilla: [])
        }
        let plan = try Plan.grupos(
            [[equipos[0], equipos[1]], [equipos[2], equipos[3]]], clasifican: 1)
        var copa = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        let gana = ResultadoAMano(Marcador(local: 1, visitante: 0))
        for numero in 0..<jugados {
            copa = try copa.cambiando(
                numero + 1, por: copa.partidos[numero].terminando(con: gana))
        }
        if finalEmpezada {
            copa = try copa.cambiando(3, por: copa.partidos[2].terminando(con: gana))
        }
        return try MarcadorDePrueba([
            "torneo.json": String(decoding: try copa.aJson(), as: UTF8.self)
        ])
    }

    private static let camino = "/torneos/torneo/partidos/1/resultado"

    private func retrato(_ marcador: MarcadorDePrueba) throws -> Data {
        try #require(marcador.casa.torneos.first).partidos.documento.aJson()
    }

    @Test("dice qué puestos y qué partidos cambiarían, y no cambia nada")
    func pagina() async throws {
        let marcador = try copa(jugados: 2)
        let antes = try retrato(marcador)
        let respuesta = try await marcador.visita.post(
            Self.camino, formulario: "local=0&visitante=2&previa=si")
        #expect(respuesta.estado == 200)
        #expect(respuesta.texto.contains("id=\"previa\""))
        #expect(
            respuesta.texto.contains("Toros (Grupo A): del 2.º al 1.º, con 3 puntos en vez de 0"))
        #expect(respuesta.texto.contains("El partido n.º 3 lo jugarían Toros y Lobos"))
        #expect(respuesta.texto.contains("Todavía no se ha guardado nada."))
        #expect(respuesta.texto.contains("value=\"2\" required"))
        #expect(try retrato(marcador) == antes)
        let sin = try await marcador.visita.get("/torneos/torneo/partidos/1").texto
        #expect(!sin.contains("id=\"previa\"") && sin.contains("Ver qué cambiaría"))
    }

    @Test("un resultado que trae un partido más lo anuncia; el que ya hay no cambia nada")
    func aparece() async throws {
        let marcador = try copa(jugados: 1)
        let nuevo = try await marcador.visita.post(
            "/torneos/torneo/partidos/2/resultado", formulario: "local=1&visitante=0&previa=si")
        #expect(nuevo.texto.contains("Habría un partido nuevo, el n.º 3: Rayo – Lobos"))
        let mismo = try await marcador.visita.post(
            Self.camino, formulario: "local=1&visitante=0&previa=si")
        #expect(mismo.texto.contains("Nada más cambiaría"))
        #expect(marcador.casa.torneos.first?.partidos.cuantos == 2)
    }

    @Test("lo que no se podría guardar se dice igual, y sin permiso no se mira")
    func rechazo() async throws {
        let marcador = try copa(jugados: 2, finalEmpezada: true)
        let campos = "local=0&visitante=2&previa=si"
        let respuesta = try await marcador.visita.post(Self.camino, formulario: campos)
        #expect(respuesta.estado == 409 && !respuesta.texto.contains("id=\"previa\""))
        #expect(
            try await marcador.visita.deFuera.post(Self.camino, formulario: campos).estado == 403)
    }

    @Test("la API contesta el partido como quedaría y lo demás que cambiaría")
    func api() async throws {
        let marcador = try copa(jugados: 2)
        let antes = try retrato(marcador)
        let camino = "/api/v1/torneos/torneo/partidos/1/resultado"
        let cuerpo = #"{"local": 0, "visitante": 2}"#
        let respuesta = try await marcador.visita.post(
            "\(camino)?previa=si", json: cuerpo)
        #expect(respuesta.estado == 200)
        let valor = try ValorJson(Array(respuesta.texto.utf8))
        #expect(valor["marcador"]?["visitante"] == .numero(2))
        let efectos = try #require(valor["efectos"])
        #expect(
            efectos["puestos"]?.elementos.compactMap { $0["equipo"]?.texto } == ["Toros", "Rayo"])
        let siguiente = try #require(efectos["siguientes"]?.elementos.first)
        #expect(siguiente["numero"] == .numero(3) && siguiente["efecto"] == .texto("cambia"))
        let documento = try ValorJson(PackageResources.openapi_json)
        let esquema = try #require(documento["components"]?["schemas"]?["Partido"])
        #expect(Esquema(documento: documento).fallos(valor, esquema).isEmpty)
        #expect(try retrato(marcador) == antes)
        let rara = try await marcador.visita.post("\(camino)?previa=tal-vez", json: cuerpo)
        #expect(rara.estado == 422)
    }
}
