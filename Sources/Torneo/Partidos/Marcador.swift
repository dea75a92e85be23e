/// A score: goals of the home side and of the visitors.
///
/// It prints as `2-1`.
public struct Marcador: Hashable, Sendable {
    /// Goals of the home side.
    public let local: Int
    /// Goals of the visitors.
    public let visitante: Int

    /// Makes a score.
    ///
    /// - Parameters:
    ///   - local: goals of the home side.
    ///   - visitante: goals of the visitors.
    public init(local: Int, visitante: Int) {
        self.local = local
        self.visitante = visitante
    }

    /// Nil-nil.
    public static let aCero = Marcador(local: 0, visitante: 0)

    /// Goals of both sides together.
    public var goles: Int { local + visitante }

    /// The score after an event: a goal adds one to its team, anything else changes nothing.
    ///
    /// - Parameters:
    ///   - evento: what happened.
    ///   - partido: the match it happened in, which says which side the team is.
    /// - Returns: the new score.
    public func despuesDe(_ evento: EventoDePartido, en partido: Partido) -> Marcador {
        guard case .gol(_, _, let equipo) = evento else { return self }
        if equipo === partido.local { return Marcador(local: local + 1, visitante: visitante) }
        if equipo === partido.visitante { return Marcador(local: local, visitante: visitante + 1) }
        return self
    }
}

extension Marcador: CustomStringConvertible {
    /// The score as people write it: `2-1`.
    public var description: String { "\(local)-\(visitante)" }
}
