/// Head-to-head: the table of the matches between exactly the teams that are still level.
public struct Enfrentamientos: Hashable, Sendable {
    /// What happens when the matches have put some of the level teams apart and others are still level.
    public enum Reinicio: String, CaseIterable, Hashable, Sendable {
        /// Those still level go on with the next criterion; all matches of the first set count.
        case nunca
        /// After all its keys, the block begins again with the matches between those still level (UEFA).
        case trasElBloque = "tras_el_bloque"
        /// After any key, and after any later criterion, that puts somebody apart, the block
        /// begins again with those still level (RFEF).
        case siempre
    }

    /// What happens while some of their matches have not been played.
    public enum SiFaltan: String, CaseIterable, Hashable, Sendable {
        /// The matches that were played count.
        case cuentan
        /// Head-to-head is left out and the next criterion decides.
        case seSalta = "se_salta"
        /// Nothing decides any more: the place is shared for the time being (DFL).
        case seComparte = "se_comparte"
    }

    /// What is compared, in order.
    public var claves: [Medida]
    /// Whether it begins again.
    public var reinicio: Reinicio
    /// What happens while matches are missing.
    public var siFaltan: SiFaltan

    /// Makes one.
    ///
    /// - Parameters:
    ///   - claves: what is compared, in order; those that cannot be measured between a few teams are
    ///     left out.
    ///   - reinicio: whether it begins again with those still level.
    ///   - siFaltan: what happens while some of their matches have not been played.
    public init(
        _ claves: [Medida], reinicio: Reinicio = .nunca, siFaltan: SiFaltan = .cuentan
    ) {
        self.claves = claves.filter { $0.valeEntreEmpatados }
        self.reinicio = reinicio
        self.siFaltan = siFaltan
    }
}
