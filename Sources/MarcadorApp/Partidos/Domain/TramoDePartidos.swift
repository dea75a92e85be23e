import Torneo

/// A stretch of the list of matches under one heading.
nonisolated package struct TramoDePartidos: Hashable, Identifiable, Sendable {
    /// Positions in the list, from 0.
    package let posiciones: Range<Int>
    /// The heading; nil when nothing is known that all of them share.
    package let encabezado: Texto?

    /// The first position.
    package var id: Int { posiciones.lowerBound }

    /// Cuts a list into stretches of one round, or else one group.
    ///
    /// - Parameter partidos: the list.
    /// - Returns: stretches that cover it, in order.
    /// - Complexity: O(n).
    package static func cortar(_ partidos: [PartidoDeLista]) -> [TramoDePartidos] {
        var tramos: [TramoDePartidos] = []
        var desde = 0
        for posicion in partidos.indices {
            let suyo = rotulo(partidos[posicion])
            let sigue = posicion + 1 < partidos.count && rotulo(partidos[posicion + 1]) == suyo
            guard !sigue else { continue }
            tramos.append(
                TramoDePartidos(
                    posiciones: desde..<posicion + 1, encabezado: suyo.map { .rotulo($0) }))
            desde = posicion + 1
        }
        return tramos
    }

    private static func rotulo(_ item: PartidoDeLista) -> String? {
        item.partido.ficha.ronda ?? item.partido.ficha.grupo
    }
}
