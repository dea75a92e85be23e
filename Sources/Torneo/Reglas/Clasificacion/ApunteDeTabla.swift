/// How a match stands, as a table sees it; goals of the home side first.
public enum EstadoDeApunte: Hashable, Sendable {
    /// To be played: no result, which is not 0-0.
    case pendiente
    /// Being played: no result yet.
    case enJuego(Int, Int)
    /// Being played, and counted as it stands.
    case provisional(Int, Int)
    /// Played to the end.
    case jugado(Int, Int)
    /// Decided at the table.
    case adjudicado(Int, Int)
    /// Nobody came, or both were disqualified: a defeat for both, no goals.
    case dobleIncomparecencia
    /// Abandoned with this score.
    case suspendido(Int, Int)
    /// Annulled: as if it had never been planned.
    case anulado

    /// Whether nothing will change it any more.
    var estaDecidido: Bool {
        switch self {
        case .jugado, .adjudicado, .dobleIncomparecencia, .anulado: true
        case .pendiente, .enJuego, .provisional, .suspendido: false
        }
    }
}

/// Which sides of a match count in a table.
public enum LadosQueCuentan: String, CaseIterable, Hashable, Sendable {
    /// Both.
    case ambos
    /// The home side: a table of what teams did at home.
    case local
    /// The visitors.
    case visitante
}

/// A match as a table sees it.
public struct ApunteDeTabla<Id: Hashable & Sendable>: Hashable, Sendable {
    /// The home side.
    public let local: Id
    /// The visitors.
    public let visitante: Id
    /// How it stands.
    public let estado: EstadoDeApunte
    /// Which sides count.
    public let lados: LadosQueCuentan
    /// Conduct points that the home side's cards take off, 0 or more.
    public let conductaLocal: Int
    /// Conduct points that the visitors' cards take off, 0 or more.
    public let conductaVisitante: Int

    /// Makes one.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors, somebody else.
    ///   - estado: how the match stands.
    ///   - lados: which sides count.
    ///   - conductaLocal: conduct points that the home side's cards take off.
    ///   - conductaVisitante: conduct points that the visitors' cards take off.
    public init(
        local: Id, visitante: Id, _ estado: EstadoDeApunte, lados: LadosQueCuentan = .ambos,
        conductaLocal: Int = 0, conductaVisitante: Int = 0
    ) {
        self.local = local
        self.visitante = visitante
        self.estado = estado
        self.lados = lados
        self.conductaLocal = conductaLocal
        self.conductaVisitante = conductaVisitante
    }
}
