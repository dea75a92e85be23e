/// The place of every team after every round that has been played.
public struct EvolucionDePuestos: Hashable, Sendable {
    /// What the rounds are called: `1`, `2`… or a day such as `2026-09-05`.
    public let jornadas: [String]
    /// The teams, in the order of the table as it is now.
    public let equipos: [Equipo]
    /// For each team of `equipos`, its place after each round.
    public let puestos: [[Int]]

    /// How many rounds are told at most: more are no picture any more.
    public static let jornadasMaximas = 80
}

/// A round of a league, or a day, or a stretch of its list in which nobody plays twice.
package struct JornadaDeLiguilla: Sendable {
    /// The number that the labels of its matches have; nil for a day or a stretch.
    package var numero: Int?
    /// What it is called.
    var nombre: String
    /// Where its matches stand, from 0.
    var partidos: [Int]
}

extension Liguilla {
    /// The place of every team after every round that has been played; nil when there are fewer than two
    /// rounds, or too many.
    ///
    /// Rounds are those whose labels have numbers; without numbers, the days; without days, stretches of
    /// the list in which nobody plays twice. Matches of later rounds are still to be played, as they were.
    ///
    /// - Returns: the places.
    /// - Complexity: O(events + rounds × t log t) for t teams.
    public func evolucion() -> EvolucionDePuestos? { evolucion(por: jornadas()) }

    /// The same, where the rounds are known.
    ///
    /// - Parameter todas: what `jornadas()` says.
    /// - Returns: the places.
    /// - Complexity: O(rounds) when they are too many, else O(events + rounds × t log t) for t teams.
    package func evolucion(por todas: [JornadaDeLiguilla]) -> EvolucionDePuestos? {
        let jornadas = todas.prefix(
            (todas.lastIndex { jornada in
                jornada.partidos.contains { partidos[$0].ficha.estado.tieneResultado }
            } ?? -1) + 1)
        guard (2...EvolucionDePuestos.jornadasMaximas).contains(jornadas.count) else { return nil }
        var tabla = TablaAcumulada(
            equipos: equipos, reglamento: reglas.reglamento, resoluciones: reglas.resoluciones)
        tabla.sumar(todos: partidos) { _ in nil }
        var descansos = descansos
        var puestos: [Equipo: [Int]] = [:]
        var ultimas: [FilaDePosicion] = []
        for jornada in jornadas {
            for posicion in jornada.partidos {
                tabla.restar(partidos[posicion].pendiente)
                tabla.sumar(partidos[posicion])
            }
            let rondas = Set(jornada.partidos.compactMap { partidos[$0].ficha.ronda })
            for descanso in descansos where rondas.contains(descanso.ronda) {
                tabla.ajustar(descanso.equipo, en: reglas.reglamento.puntosPorVictoria)
            }
            descansos.removeAll { rondas.contains($0.ronda) }
            ultimas = tabla.filas()
            for fila in ultimas { puestos[fila.equipo, default: []].append(fila.puesto) }
        }
        let orden = ultimas.map(\.equipo)
        return EvolucionDePuestos(
            jornadas: jornadas.map(\.nombre), equipos: orden,
            puestos: orden.map { puestos[$0] ?? [] })
    }

    /// The rounds, in their order: they change only when matches are moved.
    ///
    /// - Complexity: O(n log n).
    package func jornadas() -> [JornadaDeLiguilla] {
        let numeros = partidos.map(\.ficha.numeroDeJornada)
        if numeros.contains(where: { $0 != nil }) {
            return agrupadas(numeros.map { numero in numero.map { ($0, String($0)) } })
                .map { jornada in
                    var numerada = jornada
                    numerada.numero = Int(jornada.nombre)
                    return numerada
                }
        }
        let dias = partidos.map(\.ficha.programacion?.fecha)
        if dias.contains(where: { $0 != nil }) {
            return agrupadas(dias.map { dia in dia.map { ($0.comoNumero, $0.description) } })
        }
        return enOrden()
    }

    /// By number; matches without one are in no round and never count.
    private func agrupadas(_ etiquetas: [(orden: Int, nombre: String)?]) -> [JornadaDeLiguilla] {
        var jornadas: [Int: JornadaDeLiguilla] = [:]
        for (posicion, etiqueta) in etiquetas.enumerated() {
            guard let etiqueta else { continue }
            jornadas[
                etiqueta.orden, default: JornadaDeLiguilla(nombre: etiqueta.nombre, partidos: [])
            ]
            .partidos.append(posicion)
        }
        return jornadas.keys.sorted().compactMap { jornadas[$0] }
    }

    private func enOrden() -> [JornadaDeLiguilla] {
        var jornadas: [JornadaDeLiguilla] = []
        var yaJuegan: Set<Equipo> = []
        for (posicion, partido) in partidos.enumerated() {
            let suyos = [partido.local, partido.visitante]
            if jornadas.isEmpty || suyos.contains(where: yaJuegan.contains) {
                jornadas.append(JornadaDeLiguilla(nombre: "\(jornadas.count + 1)", partidos: []))
                yaJuegan = []
            }
            jornadas[jornadas.count - 1].partidos.append(posicion)
            yaJuegan.formUnion(suyos)
        }
        return jornadas
    }
}

extension Partido {
    /// The same match before it is played.
    fileprivate var pendiente: Partido {
        var ficha = Ficha()
        ficha.estado = .programado
        return Partido(local: local, visitante: visitante, incidencias: [], ficha: ficha)
    }
}
