/// A row of a table: a team, its place, what it has done, and why it stands there.
public struct Posicion<Id: Hashable & Sendable>: Hashable, Sendable {
    /// The team.
    public let equipo: Id
    /// The place, from 1; teams that nothing puts apart share it, and the next skips.
    public let puesto: Int
    /// Points added or, when negative, deducted; they are in `puntos`.
    public let ajuste: Int
    /// Whether it withdrew.
    public let retirado: Bool
    /// Conduct points taken off, 0 or more; only counted when the rules look at them.
    public let conducta: Int
    /// Why it stands behind the row above; nil for the first.
    public let conElAnterior: Desempate<Id>?
    /// Why it stands before the row below; nil for the last.
    public let conElSiguiente: Desempate<Id>?

    private let balance: Balance

    init(
        equipo: Id, puesto: Int, balance: Balance, circunstancia: Recuento.Circunstancia,
        conducta: Int, conElAnterior: Desempate<Id>?, conElSiguiente: Desempate<Id>?
    ) {
        self.equipo = equipo
        self.puesto = puesto
        self.balance = balance
        ajuste = circunstancia.ajuste
        retirado = circunstancia.retirado
        self.conducta = conducta
        self.conElAnterior = conElAnterior
        self.conElSiguiente = conElSiguiente
    }

    /// Matches played.
    public var jugados: Int { balance.jugados }
    /// Matches won.
    public var ganados: Int { balance.ganados }
    /// Matches drawn.
    public var empatados: Int { balance.empatados }
    /// Matches lost.
    public var perdidos: Int { balance.perdidos }
    /// Goals scored.
    public var golesAFavor: Int { balance.golesAFavor }
    /// Goals conceded.
    public var golesEnContra: Int { balance.golesEnContra }
    /// Goals scored as visitors.
    public var golesFuera: Int { balance.golesFuera }
    /// Matches won as visitors.
    public var ganadosFuera: Int { balance.ganadosFuera }
    /// Goals scored minus goals conceded.
    public var diferencia: Int { balance.diferencia }
    /// Points with adjustments; they may be negative.
    public var puntos: Int { balance.puntos + ajuste }

    /// Why it stands where it stands: the neighbour that says most about it.
    ///
    /// Whoever shares the place, else a neighbour that was level, the one below first; else the one below,
    /// and for the last row the one above. Nil when it is alone.
    public var desempate: Desempate<Id>? {
        let vecinos = [conElSiguiente, conElAnterior]
        for vecino in vecinos { if let vecino, vecino.motivo == .ninguno { return vecino } }
        for vecino in vecinos { if let vecino, vecino.deshaceUnEmpate { return vecino } }
        return conElSiguiente ?? conElAnterior
    }
}

extension Array {
    /// The sets of teams that share a place, from first to last.
    ///
    /// - Complexity: O(n).
    public func empatesSinResolver<Id>() -> [[Id]] where Element == Posicion<Id> {
        var empates: [[Id]] = []
        var desde = 0
        while desde < count {
            var hasta = desde + 1
            while hasta < count, self[hasta].puesto == self[desde].puesto { hasta += 1 }
            if hasta - desde > 1 { empates.append(self[desde..<hasta].map(\.equipo)) }
            desde = hasta
        }
        return empates
    }
}
