/// Things given to places that admit only some of them.
enum Asignacion {
    /// The first assignment, place by place in their order and things in the order of each list, that
    /// gives every place a thing of its own.
    ///
    /// - Parameter admitidas: for each place, the numbers of the things it admits, preferred first.
    /// - Returns: the thing of each place; nil when there is no way.
    /// - Complexity: O(p³ t) for p places and t things.
    static func primera(_ admitidas: [[Int]]) -> [Int]? {
        guard var mejor = completa(admitidas) else { return nil }
        var fijadas = admitidas
        for lugar in admitidas.indices {
            for cosa in admitidas[lugar] {
                guard cosa != mejor[lugar] else { break }
                var prueba = fijadas
                prueba[lugar] = [cosa]
                guard let otra = completa(prueba) else { continue }
                mejor = otra
                break
            }
            fijadas[lugar] = [mejor[lugar]]
        }
        return mejor
    }

    /// Any assignment, by augmenting paths.
    private static func completa(_ admitidas: [[Int]]) -> [Int]? {
        var duenos: [Int: Int] = [:]
        for lugar in admitidas.indices {
            var vistas: Set<Int> = []
            guard colocar(lugar, admitidas, &duenos, &vistas) else { return nil }
        }
        var cosas = [Int](repeating: 0, count: admitidas.count)
        for (cosa, lugar) in duenos { cosas[lugar] = cosa }
        return cosas
    }

    private static func colocar(
        _ lugar: Int, _ admitidas: [[Int]], _ duenos: inout [Int: Int], _ vistas: inout Set<Int>
    ) -> Bool {
        for cosa in admitidas[lugar] where vistas.insert(cosa).inserted {
            guard let dueno = duenos[cosa] else {
                duenos[cosa] = lugar
                return true
            }
            if colocar(dueno, admitidas, &duenos, &vistas) {
                duenos[cosa] = lugar
                return true
            }
        }
        return false
    }
}
