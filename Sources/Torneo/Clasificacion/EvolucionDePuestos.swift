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

extension Liguilla {
    /// The place of every team after every round that has been played; nil when there are fewer than two
    /// rounds, or too many.
    ///
    /// Rounds are those whose labels have numbers; without numbers, the days; without days, stretches of
    /// the list in which nobody plays twice. Matches of later rounds are still to be played, as they were.
    ///
    /// - Returns: the places.
    /// - Complexity: O(events + rounds × t log t) for t teams.
    public func evolucion() -> EvolucionDePuestos? {
        let todas = jornadas()
        let jornadas = todas.prefix(
            (todas.lastIndex { jornada in
                jornada.partidos.contains { partidos[$0].ficha.estado.tieneResultado }
            } ?? -1) + 1)
        guard (2...EvolucionDePuestos.jornadasMaximas).contains(jornadas.count) else { return nil }
        var tabla = TablaAcumulada(
            equipos: equipos, reglamento: reglas.reglamento, resoluciones: reglas.resoluciones)
        for partido in partidos { tabla.sumar(partido.pendiente) }
        var puestos: [Equipo: [Int]] = [:]
        var ultimas: [FilaDePosicion] = []
        for jornada in jornadas {
            for posicion in jornada.partidos {
                tabla.restar(partidos[posicion].pendiente)
                tabla.sumar(partidos[posicion])
            }
            ultimas = tabla.filas()
            for fila in ultimas { puestos[fila.equipo, default: []].append(fila.puesto) }
        }
        let orden = ultimas.map(\.equipo)
        return EvolucionDePuestos(
            jornadas: jornadas.map(\.nombre), equipos: orden,
            puestos: orden.map { puestos[$0] ?? [] })
    }

    private struct JornadaJugada {
        var nombre: String
        var partidos: [Int]
    }

    private func jornadas() -> [JornadaJugada] {
        let numeros = partidos.map(\.ficha.numeroDeJornada)
        if numeros.contains(where: { $0 != nil }) {
            return agrupadas(numeros.map { numero in numero.map { ($0, String($0)) } })
        }
        let dias = partidos.map(\.ficha.programacion?.fecha)
        if dias.contains(where: { $0 != nil }) {
            return agrupadas(dias.map { dia in dia.map { ($0.comoNumero, $0.description) } })
        }
        return enOrden()
    }

    /// By number; matches without one are in no round and never count.
    private func agrupadas(_ etiquetas: [(orden: Int, nombre: String)?]) -> [JornadaJugada] {
        var jornadas: [Int: JornadaJugada] = [:]
        for (posicion, etiqueta) in etiquetas.enumerated() {
            guard let etiqueta else { continue }
            jornadas[etiqueta.orden, default: JornadaJugada(nombre: etiqueta.nombre, partidos: [])]
                .partidos.append(posicion)
        }
        return jornadas.keys.sorted().compactMap { jornadas[$0] }
    }

    private func enOrden() -> [JornadaJugada] {
        var jornadas: [JornadaJugada] = []
        var yaJuegan: Set<Equipo> = []
        for (posicion, partido) in partidos.enumerated() {
            let suyos = [partido.local, partido.visitante]
            if jornadas.isEmpty || suyos.contains(where: yaJuegan.contains) {
                jornadas.append(JornadaJugada(nombre: "\(jornadas.count + 1)", partidos: []))
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
