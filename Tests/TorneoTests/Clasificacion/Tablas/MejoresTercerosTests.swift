import Foundation
import Testing

@testable import Torneo

@Suite("Los mejores de un puesto entre grupos")
struct MejoresTercerosTests {
    /// Two groups of three; both second ones have 3 points, no difference and 1 goal.
    private func grupos(_ conducta: [Conducta] = [Conducta(), Conducta()]) -> [GrupoJugado<String>]
    {
        ["A", "B"].enumerated().map { numero, letra in
            let equipos = (1...3).map { "\(letra)\($0)" }
            return GrupoJugado(
                orden: equipos.map { [$0] },
                jugados: [
                    Jugado(
                        local: equipos[0], visitante: equipos[1], resultado: .jugado(Tanteo(1, 0))),
                    Jugado(
                        local: equipos[1], visitante: equipos[2], resultado: .jugado(Tanteo(1, 0)),
                        conducta: conducta[numero]),
                    Jugado(
                        local: equipos[0], visitante: equipos[2], resultado: .jugado(Tanteo(2, 0))),
                ])
        }
    }

    @Test("Empatados en todo comparten, y las tarjetas los separan si el reglamento las mira")
    func conducta() {
        let conTarjetas = grupos([Conducta(local: 2), Conducta(local: 1)])
        #expect(ClasificadorPorReglamento<String>(.fifa).compararPuesto(2, grupos()) == [[0, 1]])
        #expect(
            ClasificadorPorReglamento<String>(.fifa).compararPuesto(2, conTarjetas) == [[1], [0]])
        #expect(
            ClasificadorPorReglamento<String>(.liga).compararPuesto(2, conTarjetas) == [[0, 1]],
            "la liga no mira las tarjetas")
    }

    @Test(
        "El sorteo sale de la semilla guardada y siempre igual",
        arguments: [1, 2, 3, 4] as [UInt64])
    func sorteo(semilla: UInt64) {
        let reglas = ReglamentoDeCompeticion.fifa.sorteando(con: semilla)
        let clasificador = ClasificadorPorReglamento<String>(reglas) { claveDeSorteo($0) }
        let orden = clasificador.compararPuesto(2, grupos())
        #expect(orden.count == 2)
        #expect(clasificador.compararPuesto(2, grupos().reversed()) == orden.map { [1 - $0[0]] })
    }

    @Test("Cada reglamento compara por su orden: aquí la diferencia va antes que los goles")
    func orden() {
        var porVictorias = ReglamentoDeCompeticion.liga
        porVictorias.criterios = [.general(.victorias), .puntos]
        let grupos = [
            GrupoJugado(
                orden: [["A1"], ["A2"]],
                jugados: [
                    Jugado(local: "A2", visitante: "A1", resultado: .jugado(Tanteo(1, 0))),
                    Jugado(local: "A2", visitante: "A1", resultado: .jugado(Tanteo(0, 5))),
                    Jugado(local: "A2", visitante: "A1", resultado: .jugado(Tanteo(0, 5))),
                ]),
            GrupoJugado(
                orden: [["B1"], ["B2"]],
                jugados: (0..<4).map { _ in
                    Jugado(local: "B2", visitante: "B1", resultado: .jugado(Tanteo(0, 0)))
                }),
        ]
        #expect(
            ClasificadorPorReglamento<String>(porVictorias).compararPuesto(2, grupos) == [[0], [1]])
        #expect(ClasificadorPorReglamento<String>(.liga).compararPuesto(2, grupos) == [[1], [0]])
    }

    @Test("Un ajuste de puntos cuenta también entre grupos")
    func ajuste() {
        let resoluciones = Resoluciones(ajustes: [Ajuste(equipo: "A2", puntos: -1)])
        let clasificador = ClasificadorPorReglamento(.fifa, resoluciones: resoluciones)
        #expect(clasificador.compararPuesto(2, grupos()) == [[1], [0]])
    }

    @Test(
        "Los terceros de la Eurocopa 2024; dos solo los separan las tarjetas, que no constan",
        .enabled(if: Fuentes.datos("euro-2024") != nil))
    func euro2024() throws {
        let documento = try importar([#require(Fuentes.datos("euro-2024"))]).documento
        #expect(documento.puestoQueSeCompara == 3)
        let filas = try #require(documento.comparacion(del: 3, reglamento: .eurocopa))
        #expect(
            filas.map { "\($0.puesto) \($0.equipo.nombre)" } == [
                "1 Georgia", "1 Netherlands", "3 Slovakia", "4 Slovenia", "5 Hungary", "6 Croatia",
            ])
    }

    @Test(
        "Los terceros de otros torneos quedan como se publicaron",
        .enabled(if: Fuentes.datos("internacionales/results", extension: "csv") != nil),
        arguments: [
            (
                "UEFA Euro", "2021", ReglamentoDeCompeticion.eurocopa,
                [
                    "Portugal", "Czech Republic", "Switzerland", "Ukraine", "Finland", "Slovakia",
                ]
            ),
            (
                "UEFA Euro", "2016", .eurocopa,
                [
                    "Slovakia", "Republic of Ireland", "Portugal", "Northern Ireland", "Turkey",
                    "Albania",
                ]
            ),
            (
                "FIFA World Cup", "1994", .fifa,
                ["Argentina", "Belgium", "United States", "Italy", "Russia", "South Korea"]
            ),
        ])
    func deVerdad(
        torneo: String, anio: String, reglas: ReglamentoDeCompeticion, orden: [String]
    ) throws {
        let documento = try faseDeGrupos(de: torneo, anio)
        let filas = try #require(documento.comparacion(del: 3, reglamento: reglas))
        #expect(filas.map(\.equipo.nombre) == orden)
        #expect(filas.map(\.puesto) == Array(1...6))
    }

    /// The 36 matches of six groups, which are who played whom.
    private func faseDeGrupos(de torneo: String, _ anio: String) throws -> DocumentoDelTorneo {
        let datos = try #require(Fuentes.datos("internacionales/results", extension: "csv"))
        let filas = String(decoding: datos, as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix("\(anio)-") && $0.contains(",\(torneo),") }.prefix(36)
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        var grupo: [String: String] = [:]
        for fila in filas {
            let juntos = grupo[fila[1]] ?? fila[1]
            let suyo = grupo[fila[2]] ?? fila[2]
            grupo[fila[1]] = juntos
            grupo[fila[2]] = juntos
            for (equipo, otro) in grupo where otro == suyo { grupo[equipo] = juntos }
        }
        let csv = filas.map { "\($0[1]),\($0[2]),\($0[3]),\($0[4]),\(grupo[$0[1]] ?? "")" }
        let cabecera = "local,visitante,goles_local,goles_visitante,grupo\n"
        return try importar(csv: [Data((cabecera + csv.joined(separator: "\n")).utf8)]).documento
    }
}
