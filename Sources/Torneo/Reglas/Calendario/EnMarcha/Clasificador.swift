/// Conduct points that the cards of a match take off, 0 or more.
public struct Conducta: Hashable, Sendable {
    /// From the home side.
    public let local: Int
    /// From the visitors.
    public let visitante: Int

    /// Makes some.
    ///
    /// - Parameters:
    ///   - local: what is taken off the home side.
    ///   - visitante: what is taken off the visitors.
    public init(local: Int = 0, visitante: Int = 0) {
        self.local = local
        self.visitante = visitante
    }
}

/// A match of a group, as its table needs it.
public struct Jugado<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The home side.
    public let local: Participante
    /// The visitors.
    public let visitante: Participante
    /// How it ended.
    public let resultado: ResultadoDeEncuentro
    /// What cards took off both sides.
    public let conducta: Conducta

    /// Makes one.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors.
    ///   - resultado: how it ended.
    ///   - conducta: what cards took off both sides.
    public init(
        local: Participante, visitante: Participante, resultado: ResultadoDeEncuentro,
        conducta: Conducta = Conducta()
    ) {
        self.local = local
        self.visitante = visitante
        self.resultado = resultado
        self.conducta = conducta
    }
}

/// A group that is over: its teams from first to last, ties side by side, and its matches.
public struct GrupoJugado<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The teams by place; those that nothing separates share a list.
    public let orden: [[Participante]]
    /// Its matches.
    public let jugados: [Jugado<Participante>]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - orden: the teams by place; those that nothing separates share a list.
    ///   - jugados: its matches.
    public init(orden: [[Participante]], jugados: [Jugado<Participante>]) {
        self.orden = orden
        self.jugados = jugados
    }
}

/// Whoever knows the rules by which groups are ranked.
public protocol Clasificador<Participante>: Sendable {
    /// What teams are identified by.
    associatedtype Participante: Hashable & Sendable

    /// The order of a group.
    ///
    /// - Parameters:
    ///   - equipos: its teams.
    ///   - jugados: its matches that count.
    /// - Returns: the teams from first to last; those that nothing separates share a list.
    func clasificar(
        _ equipos: [Participante], _ jugados: [Jugado<Participante>]
    ) -> [[Participante]]

    /// The order of those who ended in one place of their groups.
    ///
    /// - Parameters:
    ///   - puesto: the place, from 1.
    ///   - grupos: every group, over.
    /// - Returns: the numbers of the groups, from 0, from best to worst; those that nothing separates
    ///   share a list.
    func compararPuesto(_ puesto: Int, _ grupos: [GrupoJugado<Participante>]) -> [[Int]]
}
