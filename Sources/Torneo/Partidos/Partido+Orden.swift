extension Partido {
    /// The positions of what happened, in the order of the match: by minute and added time, then as it
    /// was written down; what has no known minute comes last.
    ///
    /// - Complexity: O(n log n) in what happened.
    public var ordenDeJuego: [Int] {
        incidencias.indices.sorted { una, otra in
            switch (incidencias[una].momento, incidencias[otra].momento) {
            case (let antes?, let despues?): antes == despues ? una < otra : antes < despues
            case (nil, nil): una < otra
            case (nil, _): false
            case (_, nil): true
            }
        }
    }
}
