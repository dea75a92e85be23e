/// How a match ended for one of its teams, as a form guide shows it.
public struct PartidoDeForma: Hashable, Sendable {
    /// How it ended.
    public enum Desenlace: Hashable, Sendable {
        /// Won.
        case victoria
        /// Drawn.
        case empate
        /// Lost.
        case derrota
    }

    /// How it ended for the team.
    public let desenlace: Desenlace
    /// Who the opponent was.
    public let rival: Equipo
    /// The team's goals and the opponent's.
    public let goles: (suyos: Int, ajenos: Int)

    init(de equipo: Equipo, _ partido: Partido) {
        let esLocal = partido.local === equipo
        let marcador = partido.marcador()
        rival = esLocal ? partido.visitante : partido.local
        goles =
            esLocal
            ? (marcador.local, marcador.visitante) : (marcador.visitante, marcador.local)
        desenlace =
            goles.suyos > goles.ajenos
            ? .victoria : goles.suyos == goles.ajenos ? .empate : .derrota
    }

    /// Whether the two say the same.
    public static func == (uno: PartidoDeForma, otro: PartidoDeForma) -> Bool {
        uno.desenlace == otro.desenlace && uno.rival == otro.rival && uno.goles == otro.goles
    }

    /// Hashes all of it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(desenlace)
        hasher.combine(rival)
        hasher.combine(goles.suyos)
        hasher.combine(goles.ajenos)
    }
}

extension [Partido] {
    /// The last matches of each team that have a result, the oldest first.
    ///
    /// - Parameter ultimos: how many at most, 0 or more.
    /// - Returns: the matches of the teams that have played.
    /// - Complexity: O(n log n + events of the matches that are told).
    public func formas(ultimos: Int = 5) -> [Equipo: [PartidoDeForma]] {
        var formas: [Equipo: [PartidoDeForma]] = [:]
        for (equipo, posiciones) in posicionesPorEquipo {
            let forma = forma(de: equipo, en: posiciones, ultimos: ultimos)
            if !forma.isEmpty { formas[equipo] = forma }
        }
        return formas
    }

    /// The last matches of a team that have a result, the oldest first.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - posiciones: where its matches stand, in the order in which they are played.
    ///   - ultimos: how many at most, 0 or more.
    /// - Returns: the matches.
    /// - Complexity: O(matches of the team that are still to be played + events of those that are told).
    package func forma(
        de equipo: Equipo, en posiciones: [Int], ultimos: Int = 5
    ) -> [PartidoDeForma] {
        let jugados = posiciones.reversed().lazy
            .filter { self[$0].ficha.estado.tieneResultado }.prefix(ultimos)
        return jugados.map { PartidoDeForma(de: equipo, self[$0]) }.reversed()
    }

    /// Where the matches of each team stand, in the order in which they are played.
    ///
    /// - Complexity: O(n log n).
    package var posicionesPorEquipo: [Equipo: [Int]] {
        var posiciones: [Equipo: [Int]] = [:]
        for posicion in enOrdenDeJuego {
            posiciones[self[posicion].local, default: []].append(posicion)
            posiciones[self[posicion].visitante, default: []].append(posicion)
        }
        return posiciones
    }
}
