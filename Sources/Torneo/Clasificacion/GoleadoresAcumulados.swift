/// The scorers' list, kept and not recomputed: one more goal costs the same however many there are.
///
/// Goals are counted by team and player. Own goals and unknown scorers are in nobody's tally. A
/// value: a copy can be read on any thread.
public struct GoleadoresAcumulados: Sendable {
    private struct Clave: Hashable {
        let equipo: Equipo
        let jugador: Jugador
    }

    private var recuento = Recuento<Clave>()

    /// Makes a list without goals.
    public init() {}

    /// Makes the list of some matches.
    ///
    /// - Parameter partidos: the matches.
    /// - Complexity: O(events).
    public init(_ partidos: [Partido]) {
        for partido in partidos { sumar(partido) }
    }

    /// Adds the goals of a match; without a score it changes nothing.
    ///
    /// - Parameter partido: the match.
    /// - Complexity: O(events).
    public mutating func sumar(_ partido: Partido) { anotar(partido, cambio: 1) }

    /// Takes away the goals of a match that was added before, exactly as it was then.
    ///
    /// - Parameter partido: the match, as it was added.
    /// - Complexity: O(events).
    public mutating func restar(_ partido: Partido) { anotar(partido, cambio: -1) }

    /// The rows, most goals first, then by name, team name and number.
    ///
    /// - Complexity: O(n log n) in the number of scorers.
    public func filas() -> [FilaDeGoleador] {
        zip(recuento.claves, recuento.veces)
            .filter { $1 > 0 }
            .map { FilaDeGoleador(jugador: $0.jugador, equipo: $0.equipo, goles: $1) }
            .sorted { $0.vaDelante(de: $1) }
    }

    private mutating func anotar(_ partido: Partido, cambio: Int) {
        guard partido.ficha.estado.tieneMarcador else { return }
        for incidencia in partido.incidencias {
            guard let gol = incidencia.goleador else { continue }
            recuento.anotar(Clave(equipo: gol.equipo, jugador: gol.jugador), cambio: cambio)
        }
    }
}
