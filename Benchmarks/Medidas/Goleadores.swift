import Foundation
import Torneo

/// The scorers of as many goals as a century and a half of internationals brought.
func medirGoleadores(_ fichero: URL?) {
    medir(generados(), "generados")
    if let fichero, let reales = reales(fichero) { medir(reales, "reales") }
}

private func medir(_ partidos: [Partido], _ cuales: String) {
    let tiempo = mediana { partidos.filasDeGoleadores() }
    decir("goleadores-\(cuales)", tiempo)
    decir("goles-\(cuales)", Double(partidos.reduce(0) { $0 + $1.incidencias.count }))
}

/// 47,914 goals by some 14,000 people of 300 teams.
private func generados() -> [Partido] {
    let equipos = Generados.equipos(300, jugadores: 46)
    var partidos: [Partido] = []
    var goles = 0
    for partido in Generados.partidos(20_000, entre: equipos) {
        let caben = partido.eventos.prefix(47_914 - goles)
        goles += caben.count
        partidos.append(
            Partido(local: partido.local, visitante: partido.visitante, eventos: Array(caben)))
    }
    return partidos
}

/// The goals of a CSV: date, home, away, team, scorer, minute, own goal, penalty.
private func reales(_ fichero: URL) -> [Partido]? {
    guard let texto = try? String(contentsOf: fichero, encoding: .utf8) else { return nil }
    let lineas = texto.split(whereSeparator: \.isNewline).dropFirst()
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        .filter { $0.count == 8 }
    var plantillas: [String: Set<String>] = [:]
    for linea in lineas {
        let propia = linea[6] == "TRUE"
        let equipo = propia ? (linea[3] == linea[1] ? linea[2] : linea[1]) : linea[3]
        for nombre in [linea[1], linea[2]] where plantillas[nombre] == nil {
            plantillas[nombre] = []
        }
        plantillas[equipo, default: []].insert(linea[4])
    }
    let equipos = plantillas.reduce(into: [String: Equipo]()) { todos, par in
        todos[par.key] = Equipo(nombre: par.key, plantilla: par.value.map { Jugador(nombre: $0) })
    }
    return Dictionary(grouping: lineas) { $0[0...2].joined(separator: ",") }.values
        .compactMap { partido($0, equipos) }
}

private func partido(_ lineas: [[String]], _ equipos: [String: Equipo]) -> Partido? {
    guard let primera = lineas.first, let local = equipos[primera[1]],
        let visitante = equipos[primera[2]]
    else { return nil }
    let incidencias = lineas.compactMap { linea in
        equipos[linea[3]].map { equipo in
            Incidencia(
                .gol(
                    minuto: Int(linea[5]) ?? 0, jugador: Jugador(nombre: linea[4]), equipo: equipo),
                clase: linea[6] == "TRUE" ? .enPropia : .jugada)
        }
    }
    return Partido(local: local, visitante: visitante, incidencias: incidencias)
}
