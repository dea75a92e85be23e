/// Something with an order from first to last.
public protocol Clasificacion {
    /// What is ranked.
    associatedtype Elemento
    /// From first to last.
    var ordenados: [Elemento] { get }
}

/// Elements ranked by points, most first; those with equal points share a place (1, 1, 3).
public struct Ranking<T>: Clasificacion {
    /// What is ranked.
    public typealias Elemento = T

    /// From most points to fewest; among equals, as the tie-break says.
    public let ordenados: [T]

    private let puntos: (T) -> Int

    /// Ranks the elements.
    ///
    /// - Parameters:
    ///   - elementos: what is ranked, in any order.
    ///   - puntos: the points of an element.
    ///   - desempate: whether the first goes before the second when their points are equal; it
    ///     decides the order of showing, not the place.
    /// - Complexity: O(n log n).
    public init(
        elementos: [T], puntos: @escaping (T) -> Int,
        desempate: (T, T) -> Bool = { _, _ in false }
    ) {
        self.puntos = puntos
        ordenados = elementos.sorted { uno, otro in
            let suyos = (puntos(uno), puntos(otro))
            return suyos.0 == suyos.1 ? desempate(uno, otro) : suyos.0 > suyos.1
        }
    }

    /// A ranking of elements that already stand in order.
    init(ordenados: [T], puntos: @escaping (T) -> Int) {
        self.ordenados = ordenados
        self.puntos = puntos
    }

    /// The points of an element.
    public func puntosDe(_ elemento: T) -> Int { puntos(elemento) }

    /// The first `cantidad` elements, or all when there are fewer.
    public func top(_ cantidad: Int) -> [T] { Array(ordenados.prefix(Swift.max(0, cantidad))) }
}

extension Ranking: Sequence {
    /// Goes from first to last.
    public func makeIterator() -> IndexingIterator<[T]> { ordenados.makeIterator() }
}

extension Ranking where T: Equatable {
    /// The place of an element, shared among equal points; nil when it is not ranked.
    ///
    /// - Complexity: O(n).
    public func puesto(de elemento: T) -> Int? {
        guard ordenados.contains(elemento) else { return nil }
        let suyos = puntos(elemento)
        return ordenados.firstIndex { puntos($0) == suyos }.map { $0 + 1 }
    }
}
