import Torneo

/// The tables of a tournament, each followed match by match.
nonisolated struct LiguillasSeguidas: Sendable {
    /// One for each group in order of appearance, or one of everything; none in a knock-out.
    var todas: [LiguillaSeguida]

    /// For each match of the tournament its table and its place there; nil for one that counts in none.
    private let lugares: [(liguilla: Int, posicion: Int)?]

    /// Looks at all matches once.
    ///
    /// - Complexity: O(n log n).
    init(_ documento: DocumentoDelTorneo) {
        todas = documento.liguillas.map(LiguillaSeguida.init)
        var siguiente = Array(repeating: 0, count: todas.count)
        lugares = documento.tablaDeCadaPartido.map { liguilla in
            guard let liguilla else { return nil }
            defer { siguiente[liguilla] += 1 }
            return (liguilla, siguiente[liguilla])
        }
    }

    /// Replaces a match by its newer state, between the same teams and at the same time.
    ///
    /// - Parameters:
    ///   - posicion: its position in the list of the tournament, from 0.
    ///   - partido: the match as it is now.
    mutating func cambiar(_ posicion: Int, por partido: Partido) {
        guard let lugar = lugares[posicion] else { return }
        todas[lugar.liguilla].cambiar(lugar.posicion, por: partido)
    }
}
