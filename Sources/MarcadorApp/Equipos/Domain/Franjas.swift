/// The pattern of a team's disc: two colours, one after the other, beginning with the ground.
nonisolated package struct Franjas: Hashable, Sendable {
    /// Which way they follow each other.
    nonisolated package enum Sentido: Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From below upwards.
        case vertical
        /// From the upper left corner to the lower right one.
        case diagonal
    }

    /// Which way they follow each other.
    package let sentido: Sentido
    /// Where one colour gives way to the other, each 0…1, in order.
    package let cortes: [Double]

    /// The stripes from end to end: where each begins, where it ends, and whether it has the other
    /// colour.
    package var todas: [(desde: Double, hasta: Double, esOtro: Bool)] {
        zip([0] + cortes, cortes + [1]).enumerated().map { indice, tramo in
            (tramo.0, tramo.1, !indice.isMultiple(of: 2))
        }
    }

    /// The patterns by number, as the style sheet of the pages draws them.
    static let todas = [
        Franjas(sentido: .horizontal, cortes: []),
        Franjas(sentido: .horizontal, cortes: [0.2, 0.4, 0.6, 0.8]),
        Franjas(sentido: .vertical, cortes: [0.25, 0.5, 0.75]),
        Franjas(sentido: .horizontal, cortes: [0.5]),
        Franjas(sentido: .diagonal, cortes: [0.32, 0.68]),
    ]
}
