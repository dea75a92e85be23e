import Foundation
import Torneo

/// Every international since 1872 from its three CSV files: matches and goals read, the table of all
/// time and the scorers made.
///
/// The folder has `results.csv`, `goalscorers.csv` and `shootouts.csv`; nil measures nothing.
func medirInternacionales(_ carpeta: URL?) throws {
    guard let carpeta else { return }
    let ficheros = try ["results", "goalscorers", "shootouts"].map {
        try Data(contentsOf: carpeta.appending(path: "\($0).csv"))
    }
    var partidos = 0
    var goles = 0
    let tiempo = try mediana(rondas: 5) {
        let documento = try importar(csv: ficheros).documento
        partidos = documento.partidos.count
        goles = documento.partidos.reduce(0) { $0 + $1.incidencias.count { $0.momento != nil } }
        conservar(documento.partidos.tablaDePosiciones(equipos: documento.equipos))
        return documento.partidos.filasDeGoleadores()
    }
    decir("internacionales", tiempo)
    decir("internacionales-partidos", Double(partidos))
    decir("internacionales-goles", Double(goles))
}
