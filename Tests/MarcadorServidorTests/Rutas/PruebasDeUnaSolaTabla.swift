import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorOrden
@testable import MarcadorServidor

@MainActor
@Suite("La orden, la página y la API dan la misma tabla")
struct PruebasDeUnaSolaTabla {
    private static let equipos = (1...6).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }

    /// A row as all of them tell it.
    private struct Fila: Equatable {
        let grupo: String?
        let puesto: Int
        let equipo: String
        let jugados: Int
        let puntos: Int
        let ajuste: Int
    }

    private nonisolated static let clases = ["liga", "suizo", "grupos"]

    private func documento(_ clase: String) throws -> DocumentoDelTorneo {
        var hecho: DocumentoDelTorneo
        switch clase {
        case "liga":
            hecho = DocumentoDelTorneo(
                nombre: "Liga", plan: try Plan.liga(Array(Self.equipos[0..<4])))
        case "suizo":
            let cinco = Array(Self.equipos[0..<5])
            let primera = try Suizo.emparejar(cinco.map { EnSuizo($0) }, despues: 2)
            hecho = DocumentoDelTorneo(
                nombre: "Suizo", plan: try Plan.suizo(cinco, rondas: 3),
                primeraRonda: primera.cruces)
        default:
            hecho = DocumentoDelTorneo(
                nombre: "Grupos",
                plan: try Plan.grupos(
                    [Array(Self.equipos[0..<3]), Array(Self.equipos[3..<6])], clasifican: 2))
        }
        while let numero = hecho.partidos.firstIndex(where: { !$0.ficha.estado.estaDecidido }) {
            let resultado = ResultadoAMano(Marcador(local: 1 + numero % 3, visitante: 0))
            hecho = try hecho.cambiando(
                numero + 1, por: hecho.partidos[numero].terminando(con: resultado))
            let acabada = hecho.partidos.allSatisfy(\.ficha.estado.estaDecidido)
            if clase == "suizo", acabada, hecho.partidos.count < 6 {
                hecho = try hecho.emparejandoRonda()
            }
        }
        if clase == "liga" {
            for ronda in ["Semifinal", "Final"] {
                hecho.partidos.append(
                    Partido(
                        local: Self.equipos[3], visitante: Self.equipos[0], incidencias: [],
                        ficha: Ficha(
                            ronda: ronda, estado: .adjudicado(Marcador(local: 9, visitante: 0)))))
            }
        }
        return hecho
    }

    private func marcador(_ documento: DocumentoDelTorneo) throws -> MarcadorDePrueba {
        try MarcadorDePrueba([
            "torneo.json": String(decoding: try documento.aJson(), as: UTF8.self)
        ])
    }

    private func deLaOrden(_ documento: DocumentoDelTorneo, _ hasta: String?) throws -> [Fila] {
        let argumentos = Argumentos(
            posicionales: ["-"], valores: hasta.map { ["--hasta": [$0]] } ?? [:])
        return try PeticionDeTabla(argumentos).tablas(de: documento, explica: true)
            .flatMap { tabla in
                tabla.filas.map {
                    Fila(
                        grupo: tabla.grupo, puesto: $0.puesto, equipo: $0.equipo.nombre,
                        jugados: $0.jugados, puntos: $0.puntos, ajuste: $0.ajuste)
                }
            }
    }

    private func deLaAPI(_ marcador: MarcadorDePrueba, _ hasta: String?) async throws -> [Fila] {
        let consulta = hasta.map { "?hasta=\($0)" } ?? ""
        let respuesta = try await marcador.visita.get(
            "/api/v1/torneos/torneo/tabla\(consulta)")
        return try ValorJson(Array(respuesta.texto.utf8)).elementos.flatMap { tabla in
            (tabla["filas"]?.elementos ?? []).map { fila in
                let numero = { (clave: String) in Int(fila[clave]?.numero ?? .nan) }
                return Fila(
                    grupo: tabla["grupo"]?.texto, puesto: numero("puesto"),
                    equipo: fila["equipo"]?.texto ?? "", jugados: numero("jugados"),
                    puntos: numero("puntos"), ajuste: numero("ajuste"))
            }
        }
    }

    @Test("con eliminatoria detrás, con descansos, con grupos", arguments: clases, [nil, "1", "2"])
    func loMismo(clase: String, hasta: String?) async throws {
        let documento = try documento(clase)
        let marcador = try marcador(documento)
        let filas = try deLaOrden(documento, hasta)
        #expect(try await deLaAPI(marcador, hasta) == filas)
        let partidos = try #require(marcador.casa.torneos.first).partidos
        let vista = try VistaPedida(campos: hasta.map { ["hasta": $0] } ?? [:])
        #expect(
            partidos.tablas(vista).flatMap { tabla in tabla.filas.map(\.puntos) }
                == filas.map(\.puntos))
        if hasta == nil {
            #expect(filas.map(\.jugados).max() == ["liga": 3, "suizo": 3, "grupos": 2][clase])
            #expect(filas.count { $0.ajuste == 3 } == (clase == "suizo" ? 3 : 0))
        }
        let pagina = try await marcador.visita.get("/torneos/torneo/tabla").texto
        #expect(pagina.contains("Descansa: Ronda 1") == (clase == "suizo"))
    }

    @Test("una copa no tiene tabla, en ninguna parte")
    func copa() async throws {
        let copa = DocumentoDelTorneo(nombre: "Copa", plan: try Plan.eliminatoria(Self.equipos))
        #expect(throws: ErrorDeTabla.esEliminatoria) { try deLaOrden(copa, nil) }
        let marcador = try marcador(copa)
        #expect(try await deLaAPI(marcador, nil).isEmpty)
        let pagina = try await marcador.visita.get("/torneos/torneo/tabla")
        #expect(pagina.estado == 200 && pagina.texto.contains("Es una eliminatoria"))
        let equipo = try await marcador.visita.get("/torneos/torneo/equipos/1")
        #expect(equipo.estado == 200)
        let ficha = try await marcador.visita.get("/api/v1/torneos/torneo/equipos/1")
        #expect(ficha.estado == 200 && !ficha.texto.contains("\"fila\""))
    }
}
