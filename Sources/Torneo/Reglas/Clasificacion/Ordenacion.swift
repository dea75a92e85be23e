/// Teams in order, and what put each apart from the next.
struct Ordenacion: Sendable {
    /// A moment in which something put teams apart that had been level.
    struct Corte: Sendable {
        /// What did it.
        let motivo: MotivoDeDesempate
        /// Where those that were compared stand: those that had been level or, for head-to-head,
        /// the teams of its table.
        let rango: Range<Int>
        /// The matches that it looked at, for head-to-head.
        let tabla: MiniTabla?
        /// What was measured, where it cannot be measured again from a team's own sums.
        let medidos: [Medido]?
    }

    /// What was measured of a team.
    struct Medido: Sendable {
        let valor: Valor
        let numero: Int
    }

    /// The numbers of the teams, from first to last.
    var orden: [Int]
    /// Every moment in which somebody was put apart.
    var cortes: [Corte] = []
    /// For each team, what put it apart from the one before; nil when they share the place, and for
    /// the first.
    var cortesAntes: [Int?]

    /// Makes one in which nothing has put anybody apart.
    init(_ orden: [Int]) {
        self.orden = orden
        cortesAntes = Array(repeating: nil, count: orden.count)
    }

    /// The places, shared where nothing put teams apart: 1, 2, 2, 4.
    ///
    /// - Complexity: O(teams).
    var puestos: [Int] {
        var puestos: [Int] = []
        puestos.reserveCapacity(orden.count)
        for posicion in orden.indices {
            let comparte = posicion > 0 && cortesAntes[posicion] == nil
            puestos.append(comparte ? puestos[posicion - 1] : posicion + 1)
        }
        return puestos
    }

    /// Puts those that share a place into the order in which they are shown.
    ///
    /// - Parameter vaAntes: whether the first number is shown before the second.
    /// - Complexity: O(teams × log teams).
    mutating func ordenarEmpatados(_ vaAntes: (Int, Int) -> Bool) {
        var desde = 0
        while desde < orden.count {
            var hasta = desde + 1
            while hasta < orden.count, cortesAntes[hasta] == nil { hasta += 1 }
            if hasta - desde > 1 { orden[desde..<hasta].sort(by: vaAntes) }
            desde = hasta
        }
    }
}
