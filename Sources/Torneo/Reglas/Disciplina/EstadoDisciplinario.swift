/// How a match stands, as far as suspensions are concerned.
public enum EstadoDisciplinario: Hashable, Sendable {
    /// To be played: a suspension will be served in it.
    case porJugar
    /// Put off: until it has been played, other matches are the next ones.
    case aplazado
    /// Being played: its cards count as they stand.
    case enJuego
    /// Played to the end.
    case jugado
    /// Abandoned, and nobody has decided yet: dismissals count, cautions do not, nobody serves in it.
    ///
    /// FIFA Disciplinary Code 2011, arts. 17 and 18: an expulsion stands whatever becomes of the match, a
    /// caution is annulled if it is replayed.
    case suspendido
    /// Decided at the table: cards count, and those serve in it whose team did not lose it.
    ///
    /// FIFA Disciplinary Code 2011, art. 19: a forfeited match serves only those whose team is not
    /// responsible for it.
    case adjudicado(pierdeLocal: Bool, pierdeVisitante: Bool)

    /// Whether cautions count.
    var cuentaAmarillas: Bool {
        switch self {
        case .enJuego, .jugado, .adjudicado: true
        case .porJugar, .aplazado, .suspendido: false
        }
    }

    /// Whether dismissals count.
    var cuentaRojas: Bool { cuentaAmarillas || self == .suspendido }

    /// How a match counts for somebody who is to serve.
    ///
    /// - Parameter local: whether for somebody of the home side.
    /// - Returns: what it is worth.
    func turno(local: Bool) -> ValorDeTurno {
        switch self {
        case .jugado: .cumplido
        case .adjudicado(let pierdeLocal, let pierdeVisitante):
            (local ? pierdeLocal : pierdeVisitante) ? .ninguno : .cumplido
        case .porJugar, .enJuego: .porCumplir
        case .aplazado: .quizas
        case .suspendido: .ninguno
        }
    }
}

/// What a match is worth to somebody who is to serve.
enum ValorDeTurno: Hashable, Sendable {
    case cumplido, porCumplir
    /// To be served if it is played in time: after all that have a day.
    case quizas
    case ninguno
}
