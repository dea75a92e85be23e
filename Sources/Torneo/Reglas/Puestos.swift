extension Array {
    /// The places of elements that stand in order: equals share one, and the next skips (1, 1, 3).
    ///
    /// - Parameter empatan: whether two neighbours share their place.
    /// - Returns: a place for each element, the first is 1.
    /// - Complexity: O(n).
    func puestos(empatan: (Element, Element) -> Bool) -> [Int] {
        var puestos: [Int] = []
        puestos.reserveCapacity(count)
        for posicion in indices {
            let comparte = posicion > 0 && empatan(self[posicion - 1], self[posicion])
            puestos.append(comparte ? puestos[posicion - 1] : posicion + 1)
        }
        return puestos
    }
}
