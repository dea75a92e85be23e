/// Lots that come out the same for the same seed (SplitMix64), on every machine.
public struct Semilla: RandomNumberGenerator, Sendable {
    private var estado: UInt64

    /// Makes a generator.
    ///
    /// - Parameter semilla: the seed.
    public init(_ semilla: UInt64) { estado = semilla }

    /// The next number.
    public mutating func next() -> UInt64 {
        estado &+= 0x9E37_79B9_7F4A_7C15
        var numero = estado
        numero = (numero ^ (numero >> 30)) &* 0xBF58_476D_1CE4_E5B9
        numero = (numero ^ (numero >> 27)) &* 0x94D0_49BB_1331_11EB
        return numero ^ (numero >> 31)
    }
}

/// The elements in an order drawn by lots: the same for the same seed, for ever.
///
/// - Parameters:
///   - elementos: the elements.
///   - azar: the lots.
/// - Returns: every element once.
/// - Complexity: O(n).
public func sortear<Elemento>(
    _ elementos: [Elemento], con azar: inout some RandomNumberGenerator
) -> [Elemento] {
    elementos.sorteado(con: &azar)
}

extension Array {
    /// The elements in an order drawn by lots.
    ///
    /// Fisher and Yates, written out so that a stored seed gives the same draw with every version of
    /// the standard library.
    ///
    /// - Parameter azar: the lots.
    /// - Returns: every element once.
    /// - Complexity: O(n).
    func sorteado(con azar: inout some RandomNumberGenerator) -> [Element] {
        var mezcla = self
        guard count > 1 else { return mezcla }
        for ultimo in (1..<count).reversed() {
            let sorteo = azar.next().multipliedFullWidth(by: UInt64(ultimo + 1)).high
            mezcla.swapAt(ultimo, Int(sorteo))
        }
        return mezcla
    }
}
