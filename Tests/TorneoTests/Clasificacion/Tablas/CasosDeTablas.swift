import Foundation

@testable import Torneo

/// A real table that a tie-break decided, as the file of cases has it.
struct CasoDeTabla: Decodable, Sendable, CustomStringConvertible {
    struct Encuentro: Decodable, Sendable {
        let local: String
        let visitante: String
        let goles: Int
        let contra: Int

        init(from decoder: any Decoder) throws {
            var lista = try decoder.unkeyedContainer()
            local = try lista.decode(String.self)
            visitante = try lista.decode(String.self)
            goles = try lista.decode(Int.self)
            contra = try lista.decode(Int.self)
        }
    }

    struct Linea: Decodable, Sendable {
        let equipo: String
        let puntos: Int
        let goles: Int
        let contra: Int

        init(from decoder: any Decoder) throws {
            var lista = try decoder.unkeyedContainer()
            equipo = try lista.decode(String.self)
            puntos = try lista.decode(Int.self)
            goles = try lista.decode(Int.self)
            contra = try lista.decode(Int.self)
        }
    }

    let competition: String
    let season: String
    let rule: String
    let win: Int
    let adjust: [String: Int]
    let matches: [Encuentro]
    let order: [Linea]
    let tiebreaks: [[String]]

    var description: String { "\(competition) \(season)" }

    /// The rules of the case.
    var reglamento: ReglamentoDeCompeticion? {
        let nombres = [
            "fifa": "fifa", "fifa2026": "fifa-2026", "premier": "premier", "laliga": "laliga",
            "seriea": "serie-a", "bundesliga": "bundesliga", "uefa-euro": "eurocopa",
            "uefa-cl": "champions-2020", "uefa-cl21": "champions-2021",
            "uefa-cl-league": "champions-liga", "gd": "liga",
        ]
        var reglas = nombres[rule].flatMap { ReglamentoDeCompeticion.conocido($0) }
        reglas?.puntosPorVictoria = win
        return reglas
    }

    /// Where the file lies on machines that have it.
    private static let lugares = [
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "shared/casos/tablas.json"),
        URL(filePath: FileManager.default.currentDirectoryPath)
            .appending(path: "../shared/casos/tablas.json"),
    ]

    /// All cases; none where the file is not there.
    static let todos: [CasoDeTabla] = {
        for lugar in lugares {
            guard let datos = try? Data(contentsOf: lugar) else { continue }
            return (try? JSONDecoder().decode([CasoDeTabla].self, from: datos)) ?? []
        }
        return []
    }()
}
