/// How much one hand may write down in a minute: more than anybody can, less than a program would.
nonisolated struct Ritmo: Sendable {
    /// How many entries a minute holds.
    static let tope = 120
    /// A minute, in milliseconds.
    static let ventana = 60 * 1000
    /// How many hands are remembered at most; beyond it all begin anew.
    static let maximo = 4096

    private var minutos: [String: (cuenta: Int, abierto: Instante)] = [:]

    /// Whether one more entry fits in this minute; if it does, it is counted.
    ///
    /// - Parameters:
    ///   - mano: whose.
    ///   - ahora: the present.
    /// - Returns: false when the minute is full; nothing is counted then.
    mutating func cabe(_ mano: String, en ahora: Instante) -> Bool {
        if let minuto = minutos[mano], minuto.abierto <= ahora,
            ahora < minuto.abierto.masTarde(ms: Self.ventana)
        {
            guard minuto.cuenta < Self.tope else { return false }
            minutos[mano]?.cuenta += 1
            return true
        }
        if minutos.count >= Self.maximo { minutos = [:] }
        minutos[mano] = (1, ahora)
        return true
    }
}
