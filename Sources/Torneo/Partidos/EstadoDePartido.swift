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

    /// Whether there is a result that counts in tables.
    ///
    /// Without one, a match is not 0-0: it is nothing.
    public var tieneResultado: Bool {
        switch self {
        case .finalizado, .adjudicado: true
        case .programado, .enJuego, .aplazado, .suspendido: false
        }
    }

    /// Whether there is a score to show: a result, or what stands while it is played.
    public var tieneMarcador: Bool { self == .enJuego || tieneResultado }
}
