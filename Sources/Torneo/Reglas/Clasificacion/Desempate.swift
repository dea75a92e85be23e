/// Why two neighbours of a table stand as they do: what was compared, between whom, with what values.
public struct Desempate<Id: Hashable & Sendable>: Hashable, Sendable {
    /// What put them apart.
    public let motivo: MotivoDeDesempate
    /// The one that stands before; when nothing put them apart, the one that is shown before.
    public let delante: Id
    /// The one that stands behind.
    public let detras: Id
    /// Those that were level and compared, in the order of the table; the two at least.
    public let entre: [Id]
    /// What was measured of each of `entre`; empty when nothing was.
    public let valores: [Valor]
    /// How many matches between them were looked at; 0 unless head-to-head decided.
    public let partidos: Int
    /// Whether they were level on what a table is ordered by in the first place.
    public let deshaceUnEmpate: Bool

    /// The value of one of the teams; nil when nothing was measured.
    ///
    /// - Parameter equipo: one of `entre`.
    /// - Returns: what was measured of it.
    /// - Complexity: O(teams compared).
    @inlinable
    public func valor(de equipo: Id) -> Valor? {
        guard valores.count == entre.count else { return nil }
        return entre.firstIndex(of: equipo).map { valores[$0] }
    }
}

extension Desempate {
    /// The same of teams instead of their numbers.
    ///
    /// Whoever asks from another module gets it compiled for its own kind of team; otherwise that would
    /// cost ten times as much.
    ///
    /// - Parameters:
    ///   - numerado: why, by numbers.
    ///   - equipos: the teams by their numbers.
    @inlinable
    init(_ numerado: Desempate<Int>, de equipos: [Id]) {
        motivo = numerado.motivo
        delante = equipos[numerado.delante]
        detras = equipos[numerado.detras]
        entre = numerado.entre.map { equipos[$0] }
        valores = numerado.valores
        partidos = numerado.partidos
        deshaceUnEmpate = numerado.deshaceUnEmpate
    }
}
