/// The sums of a league whose teams are numbers from 0.
struct Liga: Sendable {
    private(set) var balances: [Balance] = []

    /// Enters one more team, whose number is the count so far.
    mutating func inscribir() { balances.append(Balance()) }

    /// Adds the result of a match for one of its teams, or takes it away.
    ///
    /// - Parameters:
    ///   - numero: the team.
    ///   - aFavor: its goals.
    ///   - enContra: the goals of its rival.
    ///   - puntos: the points that it gets.
    ///   - veces: 1 to add, -1 to take away.
    mutating func anotar(_ numero: Int, aFavor: Int, enContra: Int, puntos: Int, veces: Int) {
        balances[numero].anotar(aFavor: aFavor, enContra: enContra, puntos: puntos, veces: veces)
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
