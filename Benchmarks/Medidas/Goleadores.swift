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
    let equipos = plantillas.reduce(into: [String: Plantel]()) { todos, par in
        todos[par.key] = Plantel(par.key, par.value)
    }
    // In the order of the file: the goals of a match stand together.
    return lineas.juntando { $0[0...2] == $1[0...2] }.compactMap { partido($0, equipos) }
}

/// A team and its players by name, as whoever reads a document finds them.
private struct Plantel {
    let equipo: Equipo
    let jugadores: [String: Jugador]

    init?(_ nombre: String, _ plantilla: Set<String>) {
        guard
            let equipo = Equipo(nombre: nombre, plantilla: plantilla.map { Jugador(nombre: $0) })
        else { return nil }
        self.equipo = equipo
        jugadores = Dictionary(uniqueKeysWithValues: equipo.plantilla.map { ($0.nombre, $0) })
    }
}

extension Array {
    /// Neighbours that belong together, in order.
    fileprivate func juntando(_ juntos: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { grupos, elemento in
            if let ultimo = grupos.last?.last, juntos(ultimo, elemento) {
                grupos[grupos.count - 1].append(elemento)
            } else {
                grupos.append([elemento])
            }
        }
    }
}

private func partido(_ lineas: [[String]], _ equipos: [String: Plantel]) -> Partido? {
    guard let primera = lineas.first, let local = equipos[primera[1]]?.equipo,
        let visitante = equipos[primera[2]]?.equipo
    else { return nil }
    let incidencias = lineas.compactMap { linea in
        equipos[linea[3]].map { del in
            Incidencia(
                .gol(
                    minuto: Int(linea[5]) ?? 0,
                    jugador: del.jugadores[linea[4]] ?? Jugador(nombre: linea[4]),
                    equipo: del.equipo),
                clase: linea[6] == "TRUE" ? .enPropia : .jugada)
        }
    }
    return Partido(local: local, visitante: visitante, incidencias: incidencias)
}
