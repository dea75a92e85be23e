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
        for posicion in enOrdenDeJuego.reversed() where self[posicion].ficha.estado.tieneResultado {
            let partido = self[posicion]
            for equipo in [partido.local, partido.visitante]
            where formas[equipo, default: []].count < ultimos {
                formas[equipo, default: []].append(PartidoDeForma(de: equipo, partido))
            }
        }
        return formas.mapValues { $0.reversed() }
    }
}
