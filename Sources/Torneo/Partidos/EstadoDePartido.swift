/// The state of a match in the competition.
public enum EstadoDePartido: Hashable, Sendable {
    /// Planned: not begun, no result.
    case programado
    /// Being played: it has a score, not yet a result.
    case enJuego
    /// Played to the end. What the lessons' matches are.
    case finalizado
    /// Put off to another day: no result.
    case aplazado
    /// Abandoned on the way, without a result so far.
    case suspendido
    /// Decided at the table: this score counts, whatever was played.
    case adjudicado(Marcador)
    /// Annulled: it counts for nothing, as if it had never been planned.
    case anulado
    /// Nobody turned up, or both were disqualified: it is over, both have lost, there is no score.
    case dobleIncomparecencia

    /// Whether there is a score that counts in tables.
    ///
    /// Without one, a match is not 0-0: it is nothing.
    public var tieneResultado: Bool {
        switch self {
        case .finalizado, .adjudicado: true
        case .programado, .enJuego, .aplazado, .suspendido, .anulado, .dobleIncomparecencia: false
        }
    }

    /// Whether it is over, one way or another: nothing of it is still to be played.
    public var estaDecidido: Bool {
        switch self {
        case .finalizado, .adjudicado, .anulado, .dobleIncomparecencia: true
        case .programado, .enJuego, .aplazado, .suspendido: false
        }
    }

    /// The score that was decided at the table, if it was.
    var marcadorOtorgado: Marcador? {
        if case .adjudicado(let marcador) = self { marcador } else { nil }
    }

    /// Whether there is a score to show: a result, or what stands while it is played.
    public var tieneMarcador: Bool { self == .enJuego || tieneResultado }
}
