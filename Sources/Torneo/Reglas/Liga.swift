/// The sums of a league whose teams are numbers from 0.
struct Liga: Sendable {
    private(set) var balances: [Balance] = []

    /// Enters one more team, whose number is the count so far.
    mutating func inscribir() { balances.append(Balance()) }

    /// Adds a result, or takes it away.
    ///
    /// - Parameters:
    ///   - local: number and goals of the home side.
    ///   - visitante: number and goals of the visitors.
    ///   - veces: 1 to add, -1 to take away.
    ///   - puntos: points for goals scored and conceded.
    mutating func anotar(
        local: (numero: Int, goles: Int), visitante: (numero: Int, goles: Int), veces: Int,
        puntos: (_ aFavor: Int, _ enContra: Int) -> Int
    ) {
        balances[local.numero].anotar(
            aFavor: local.goles, enContra: visitante.goles,
            puntos: puntos(local.goles, visitante.goles), veces: veces)
        balances[visitante.numero].anotar(
            aFavor: visitante.goles, enContra: local.goles,
            puntos: puntos(visitante.goles, local.goles), veces: veces)
    }

    /// The numbers of the teams from first to last.
    ///
    /// Teams that tie on everything stand as `desempate` says and, when it says nothing, in order of
    /// entry: the same sums always give the same order.
    ///
    /// - Parameter desempate: whether the first number goes before the second.
    /// - Returns: every number once.
    /// - Complexity: O(n log n).
    func orden(desempate: (Int, Int) -> Bool) -> [Int] {
        balances.indices.sorted { uno, otro in
            if balances[uno].vaDelante(de: balances[otro]) { return true }
            if balances[otro].vaDelante(de: balances[uno]) { return false }
            if desempate(uno, otro) { return true }
            return desempate(otro, uno) ? false : uno < otro
        }
    }
}
