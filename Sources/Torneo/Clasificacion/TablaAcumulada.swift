/// A league table that is kept, not recomputed: one more match costs as much in a tournament of
/// 20,000 matches as in one of 20.
///
/// A value: a copy can be read on any thread.
public struct TablaAcumulada: Sendable {
    /// The teams of the table, in order of entry.
    public private(set) var equipos: [Equipo] = []

    private let reglamento: any Reglamento
    private var liga = Liga()
    private var numeros: [ObjectIdentifier: Int] = [:]

    /// Makes a table in which nobody has played.
    ///
    /// - Parameters:
    ///   - equipos: the teams that appear even when they have not played; a team given twice
    ///     appears once.
    ///   - reglamento: how many points a result gives.
    public init(equipos: [Equipo], reglamento: any Reglamento = ReglamentoLiga()) {
        self.reglamento = reglamento
        for equipo in equipos { inscribir(equipo) }
    }

    /// Enters a team, so that it appears even when it has not played.
    ///
    /// One that is already there stays where it is.
    ///
    /// - Parameter equipo: the team.
    public mutating func inscribir(_ equipo: Equipo) { _ = numero(de: equipo) }

    /// Adds a match.
    ///
    /// Without a result it changes nothing; a team seen for the first time is appended.
    ///
    /// - Parameter partido: the match.
    /// - Complexity: O(events).
    public mutating func sumar(_ partido: Partido) { anotar(partido, veces: 1) }

    /// Takes away a match that was added before, exactly as it was then.
    ///
    /// A correction takes away the old match and adds the new one.
    ///
    /// - Parameter partido: the match, as it was added.
    /// - Complexity: O(events).
    public mutating func restar(_ partido: Partido) { anotar(partido, veces: -1) }

    /// The rows from first to last: points, difference, goals scored, then name; teams that tie on
    /// everything share a place (see `puestos`).
    ///
    /// - Complexity: O(n log n) in the number of teams.
    public func filas() -> [FilaDePosicion] {
        liga.orden { equipos[$0].nombre < equipos[$1].nombre }
            .map { FilaDePosicion(equipo: equipos[$0], balance: liga.balances[$0]) }
    }

    private mutating func anotar(_ partido: Partido, veces: Int) {
        guard let marcador = partido.marcadorFinal else { return }
        let reglamento = reglamento
        let local = numero(de: partido.local)
        let visitante = numero(de: partido.visitante)
        liga.anotar(
            local: (local, marcador.local), visitante: (visitante, marcador.visitante), veces: veces
        ) { reglamento.puntosPor(golesAFavor: $0, golesEnContra: $1) }
    }

    private mutating func numero(de equipo: Equipo) -> Int {
        let identidad = ObjectIdentifier(equipo)
        if let numero = numeros[identidad] { return numero }
        numeros[identidad] = equipos.count
        equipos.append(equipo)
        liga.inscribir()
        return equipos.count - 1
    }
}
