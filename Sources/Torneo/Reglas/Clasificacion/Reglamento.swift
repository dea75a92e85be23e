/// How many points a result gives: what the lessons call the rules of a league.
///
/// Whatever else decides a table (order of criteria, head-to-head, withdrawn teams) is in
/// `ReglamentoDeCompeticion`, which is also a `Reglamento`; one that gives only points has the lessons'
/// order: points, goal difference, goals, and then a shared place.
public protocol Reglamento: Sendable {
    /// Points for a win.
    var puntosPorVictoria: Int { get }
    /// Points for a draw.
    var puntosPorEmpate: Int { get }
    /// Points for a defeat; 0 unless said otherwise.
    var puntosPorDerrota: Int { get }
    /// Everything else that decides a table.
    var completo: ReglamentoDeCompeticion { get }
    /// Points of one match; by default by win, draw and defeat.
    ///
    /// - Parameters:
    ///   - golesAFavor: goals of the team.
    ///   - golesEnContra: goals of its rival.
    /// - Returns: the points, which may be negative.
    func puntosPor(golesAFavor: Int, golesEnContra: Int) -> Int
}

extension Reglamento {
    /// Nothing.
    public var puntosPorDerrota: Int { 0 }

    /// The lessons' order, with these points.
    public var completo: ReglamentoDeCompeticion {
        var completo = ReglamentoDeCompeticion.liga
        completo.puntosPorVictoria = puntosPorVictoria
        completo.puntosPorEmpate = puntosPorEmpate
        completo.puntosPorDerrota = puntosPorDerrota
        return completo
    }

    /// By win, draw and defeat.
    public func puntosPor(golesAFavor: Int, golesEnContra: Int) -> Int {
        if golesAFavor > golesEnContra { return puntosPorVictoria }
        return golesAFavor == golesEnContra ? puntosPorEmpate : puntosPorDerrota
    }
}

/// The league's points: 3 for a win, 1 for a draw.
public struct ReglamentoLiga: Reglamento {
    /// Three.
    public let puntosPorVictoria = 3
    /// One.
    public let puntosPorEmpate = 1

    /// The only one there is.
    public init() {}
}
