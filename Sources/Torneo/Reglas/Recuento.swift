/// Counts how often each key was seen; the keys are numbered in order of appearance.
struct Recuento<Clave: Hashable> {
    private(set) var claves: [Clave] = []
    private(set) var veces: [Int] = []
    private var numeros: [Clave: Int] = [:]

    /// Counts a key once more, or once less.
    ///
    /// - Parameters:
    ///   - clave: what was seen.
    ///   - cambio: 1 to add, -1 to take away.
    /// - Returns: the number of the key.
    /// - Complexity: O(1).
    @discardableResult
    mutating func anotar(_ clave: Clave, cambio: Int = 1) -> Int {
        let numero = numeros[clave] ?? alta(clave)
        veces[numero] += cambio
        return numero
    }

    private mutating func alta(_ clave: Clave) -> Int {
        numeros[clave] = claves.count
        claves.append(clave)
        veces.append(0)
        return claves.count - 1
    }
}

extension Recuento: Sendable where Clave: Sendable {}
