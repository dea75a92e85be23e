/// Goals of the home side and of the visitors.
public struct Tanteo: Hashable, Sendable {
    /// Goals of the home side.
    public let local: Int
    /// Goals of the visitors.
    public let visitante: Int

    /// Makes one.
    ///
    /// - Parameters:
    ///   - local: goals of the home side.
    ///   - visitante: goals of the visitors.
    public init(_ local: Int, _ visitante: Int) {
        self.local = local
        self.visitante = visitante
    }
}

/// How a match ended.
public enum ResultadoDeEncuentro: Hashable, Sendable {
    /// Played: all its goals, with those of extra time; those of extra time alone, nil when there was
    /// none; and the shoot-out, which never counts as goals.
    case jugado(Tanteo, prorroga: Tanteo? = nil, tanda: Tanteo? = nil)
    /// Decided at the table.
    case adjudicado(Tanteo)
    /// Nobody turned up: it is over, both have lost, and of a tie neither goes on.
    case dobleIncomparecencia

    /// The goals that count; nil when nobody turned up.
    public var tanteo: Tanteo? {
        switch self {
        case .jugado(let tanteo, _, _), .adjudicado(let tanteo): tanteo
        case .dobleIncomparecencia: nil
        }
    }

    /// Whether every number in it is possible.
    var esPosible: Bool {
        switch self {
        case .jugado(let tanteo, let prorroga, let tanda):
            let extra = prorroga ?? Tanteo(0, 0)
            return [tanteo, extra, tanda ?? extra].allSatisfy { $0.local >= 0 && $0.visitante >= 0 }
                && extra.local <= tanteo.local && extra.visitante <= tanteo.visitante
        case .adjudicado(let tanteo): return tanteo.local >= 0 && tanteo.visitante >= 0
        case .dobleIncomparecencia: return true
        }
    }
}

/// How far a planned match is; one that has not begun has none of these.
public enum EstadoDeEncuentro: Hashable, Sendable {
    /// It is being played.
    case enJuego
    /// It has ended.
    case terminado(ResultadoDeEncuentro)
    /// It counts for nothing: one of the two has withdrawn.
    case anulado

    /// How it ended, if it did.
    public var resultado: ResultadoDeEncuentro? {
        if case .terminado(let resultado) = self { resultado } else { nil }
    }
}
