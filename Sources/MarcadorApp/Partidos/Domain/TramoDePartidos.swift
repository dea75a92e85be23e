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
        for (posicion, item) in partidos.enumerated() {
            let encabezado = encabezado(item)
            let desde =
                tramos.last?.encabezado == encabezado
                ? tramos.popLast()?.posiciones.lowerBound ?? posicion : posicion
            tramos.append(
                TramoDePartidos(posiciones: desde..<posicion + 1, encabezado: encabezado))
        }
        return tramos
    }

    private static func encabezado(_ item: PartidoDeLista) -> Texto? {
        let ficha = item.partido.ficha
        if let ronda = ficha.ronda {
            return Int(ronda).map { .jornada($0) } ?? Texto(literal: ronda)
        }
        return ficha.grupo.map { Texto(literal: $0) }
    }
}
