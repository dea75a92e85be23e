/// Where seeds stand in a bracket.
enum Siembra {
    /// The smallest power of two that holds so many.
    static func tamano(para cuantos: Int) -> Int {
        var plazas = 1
        while plazas < cuantos { plazas *= 2 }
        return plazas
    }

    /// The seeds, from 1, in the order in which they stand from top to bottom.
    ///
    /// Neighbours meet, the better one above. In every round the best seed left would meet the worst
    /// one, so the first two can only meet in the final, the first four in the semi-finals, and so on.
    ///
    /// - Parameter plazas: how many, a power of two.
    /// - Returns: every seed once.
    /// - Complexity: O(n).
    static func orden(_ plazas: Int) -> [Int] {
        var orden = [1]
        while orden.count < plazas {
            let suma = orden.count * 2 + 1
            var doble: [Int] = []
            for semilla in orden { doble += [semilla, suma - semilla] }
            orden = doble
        }
        return orden
    }

    /// In which round, from 1, those at two positions can meet at the earliest.
    static func rondaDeEncuentro(_ una: Int, _ otra: Int) -> Int {
        var (una, otra, ronda) = (una, otra, 0)
        while una != otra {
            una /= 2
            otra /= 2
            ronda += 1
        }
        return ronda
    }
}
