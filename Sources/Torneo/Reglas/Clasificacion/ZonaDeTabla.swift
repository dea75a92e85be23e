/// What the places of a part of a table lead to.
///
/// The raw value is what documents say.
public enum ClaseDeZona: String, CaseIterable, Hashable, Sendable {
    /// Up to a higher competition.
    case asciende
    /// On to the next stage, or into another competition.
    case clasifica
    /// A play-off, upwards or downwards.
    case promocion
    /// Down to a lower competition.
    case desciende

    /// Whether it is good to end there.
    public var esBuena: Bool { self == .asciende || self == .clasifica }
}

/// Some neighbouring places of a table that lead to the same.
public struct ZonaDeTabla: Hashable, Sendable {
    /// The places, from 1.
    public let puestos: ClosedRange<Int>
    /// What it is called: `Octavos de final`; empty when the kind says it all.
    public let nombre: String
    /// What the places lead to.
    public let clase: ClaseDeZona

    /// The highest place that a zone may have.
    public static let puestoMaximo = 1000

    /// Makes one.
    ///
    /// - Parameters:
    ///   - puestos: the places, from 1.
    ///   - nombre: what it is called; empty when the kind says it all.
    ///   - clase: what the places lead to.
    public init(_ puestos: ClosedRange<Int>, nombre: String = "", _ clase: ClaseDeZona) {
        self.puestos = puestos
        self.nombre = nombre
        self.clase = clase
    }
}

extension [ZonaDeTabla] {
    /// The zone of a place; nil when it is in none.
    ///
    /// - Complexity: O(zones).
    public func zona(de puesto: Int) -> ZonaDeTabla? {
        first { $0.puestos.contains(puesto) }
    }
}
