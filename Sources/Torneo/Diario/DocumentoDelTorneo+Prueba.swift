extension DocumentoDelTorneo {
    /// The tournament as it would be after something happened; it stays as it is.
    ///
    /// - Parameter suceso: what would happen.
    /// - Returns: the tournament, and the numbers of the matches that would be new or others.
    /// - Throws: `RechazoDeApunte` when it cannot happen.
    /// - Complexity: O(events).
    public func probando(
        _ suceso: Suceso
    ) throws(RechazoDeApunte) -> (documento: DocumentoDelTorneo, cambiados: [Int]) {
        var nuevo = self
        _ = try nuevo.aplicar(suceso, id: Identificador(alta: 0, baja: 0))
        return (nuevo, nuevo.distintos(de: self))
    }

    /// Matches that get in each other's way: on one pitch, with one team or one referee.
    ///
    /// - Parameter numeros: the matches that are looked at, from 1; those of them that are to be played.
    /// - Returns: each clash once, with the match that is looked at first.
    /// - Complexity: O(matches looked at × matches).
    public func choques(de numeros: [Int]) -> [ChoqueDePartidos] {
        let mirados = Set(numeros)
        let compas = compas(sin: mirados)
        var hallados: [ChoqueDePartidos] = []
        for numero in numeros where partidos[numero: numero] != nil {
            guard let suyo = partidos[numero - 1].ocupacion else { continue }
            for otro in partidos.indices where otro + 1 != numero {
                guard !(mirados.contains(otro + 1) && otro + 1 < numero),
                    let ocupado = partidos[otro].ocupacion, abs(ocupado - suyo) < compas
                else { continue }
                hallados += partidos[numero - 1].comparte(con: partidos[otro]).map {
                    ChoqueDePartidos(partido: numero, otro: otro + 1, que: $0)
                }
            }
        }
        return hallados
    }

    /// How many minutes a match takes a pitch: the shortest time between two on one pitch, an hour
    /// when there is none to be seen.
    ///
    /// - Parameter mirados: matches that do not count, for they are just being placed.
    /// - Returns: the minutes.
    private func compas(sin mirados: Set<Int>) -> Int {
        var inicios: [String: [Int]] = [:]
        for (posicion, partido) in partidos.enumerated() where !mirados.contains(posicion + 1) {
            guard let campo = partido.ficha.campo, let inicio = partido.ocupacion else { continue }
            inicios[campo, default: []].append(inicio)
        }
        let pausas = inicios.values.flatMap { suyos in
            let enOrden = suyos.sorted()
            return zip(enOrden, enOrden.dropFirst()).map { $1 - $0 }
        }
        return pausas.filter((10...180).contains).min() ?? 60
    }
}

/// Two matches that cannot both be played as they are placed.
public struct ChoqueDePartidos: Hashable, Sendable {
    /// What they share.
    public enum Que: Hashable, Sendable {
        /// The pitch.
        case campo(String)
        /// A team.
        case equipo(String)
        /// A referee.
        case arbitro(String)
    }

    /// A match, by its number.
    public let partido: Int
    /// The other one.
    public let otro: Int
    /// What they share.
    public let que: Que
}

extension Partido {
    /// When it takes place, in minutes since 1970 by the wall clock; nil when nobody knows, or nothing
    /// is to be played any more.
    fileprivate var ocupacion: Int? {
        guard !ficha.estado.estaDecidido || ficha.estado == .finalizado, ficha.estado != .aplazado,
            let cuando = ficha.programacion, let hora = cuando.hora
        else { return nil }
        return cuando.fecha.diasDesde1970 * Reloj24.dia + hora.hora * 60 + hora.minuto
    }

    fileprivate func comparte(con otro: Partido) -> [ChoqueDePartidos.Que] {
        var comun: [ChoqueDePartidos.Que] = []
        if let campo = ficha.campo, campo == otro.ficha.campo { comun.append(.campo(campo)) }
        for equipo in [local, visitante] where equipo === otro.local || equipo === otro.visitante {
            comun.append(.equipo(equipo.nombre))
        }
        let suyos = Set(otro.ficha.acta.arbitros)
        comun += ficha.acta.arbitros.filter(suyos.contains).map { .arbitro($0) }
        return comun
    }
}
