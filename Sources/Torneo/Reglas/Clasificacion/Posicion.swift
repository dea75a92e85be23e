/// A row of a table: a team, its place, what it has done, and why it stands there.
public struct Posicion<Id: Hashable & Sendable>: Sendable {
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
    private let balance: Balance
    /// Where it is in the list, from 0.
    @usableFromInline let lugar: Int
    @usableFromInline let explicaciones: Explicaciones
    /// The teams by their numbers.
    @usableFromInline let equipos: [Id]

    init(
        _ equipos: [Id], numero: Int, puesto: Int, balance: Balance,
        circunstancia: Recuento.Circunstancia, conducta: Int, lugar: Int,
        explicaciones: Explicaciones
    ) {
        self.equipos = equipos
        equipo = equipos[numero]
        self.puesto = puesto
        self.balance = balance
        ajuste = circunstancia.ajuste
        retirado = circunstancia.retirado
        self.conducta = conducta
        self.lugar = lugar
        self.explicaciones = explicaciones
    }

    /// Why it stands behind the row above; nil for the first.
    ///
    /// - Complexity: O(teams compared).
    @inlinable public var conElAnterior: Desempate<Id>? {
        explicaciones.desempate(antesDe: lugar).map { Desempate($0, de: equipos) }
    }

    /// Why it stands before the row below; nil for the last.
    ///
    /// - Complexity: O(teams compared).
    @inlinable public var conElSiguiente: Desempate<Id>? {
        explicaciones.desempate(antesDe: lugar + 1).map { Desempate($0, de: equipos) }
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
    ///
    /// - Complexity: O(teams compared).
    @inlinable public var desempate: Desempate<Id>? {
        explicaciones.desempate(de: lugar).map { Desempate($0, de: equipos) }
    }
}

extension Posicion: Hashable {
    /// Whether everything that can be seen of the two is the same, their explanations too.
    public static func == (una: Posicion, otra: Posicion) -> Bool {
        una.equipo == otra.equipo && una.puesto == otra.puesto && una.balance == otra.balance
            && una.ajuste == otra.ajuste && una.retirado == otra.retirado
            && una.conducta == otra.conducta && una.conElAnterior == otra.conElAnterior
            && una.conElSiguiente == otra.conElSiguiente
    }

    /// Hashes team, place and sums.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(equipo)
        hasher.combine(puesto)
        hasher.combine(balance)
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
