/// Why a competition does not accept something; it stays as it was.
public enum ErrorDeCompeticion: Error, Hashable, Sendable {
    /// There is no match of this number.
    case noExisteElEncuentro(Int)
    /// Nobody knows yet who plays this match.
    case equiposPorSaber(Int)
    /// This match is not played: its tie has been decided without it.
    case noSeJuega(Int)
    /// The score has a negative number, or more goals in extra time than in all.
    case resultadoImposible(Int)
    /// Who plays the second match depends on the first, and it has begun already.
    case yaHaEmpezado(siguiente: Int, de: Int)
    /// There is no such team, or it has withdrawn already.
    case noParticipa
    /// The team is entered already.
    case yaParticipa
    /// There is no such group, or none at all, that somebody could join late.
    case noHayGrupo(Int)
    /// What follows the groups has begun, so that nobody can join them any more.
    case eliminatoriaEmpezada
    /// A knock-out has no free places.
    case eliminatoriaSinPlazas
    /// Nobody joins a Swiss tournament that is paired already.
    case esSuizo
    /// The round cannot be paired: matches of this one are still to be played.
    case rondaSinTerminar(Int)
    /// All rounds have been paired.
    case noHayMasRondas
    /// Nobody can be paired any more without repeating a pairing.
    case sinParejasNuevas
}

/// A match whose teams change.
public struct CambioDeEncuentro<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The match.
    public let encuentro: Int
    /// Whether the home side changes, or else the visitors.
    public let local: Bool
    /// Who stood there.
    public let antes: Ocupante<Participante>
    /// Who will.
    public let despues: Ocupante<Participante>
    /// Whether the match has begun, which forbids the change.
    public let haEmpezado: Bool
}

/// A tie that needs more than was played.
public struct DecisionPendiente: Hashable, Sendable {
    /// The tie.
    public let llave: Int
    /// What it needs.
    public let falta: Decision
}

/// What follows from a result, a correction or a withdrawal.
public struct Consecuencias<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The matches whose teams change, in order.
    public let cambios: [CambioDeEncuentro<Participante>]
    /// The matches that are not to be played any more although they have begun.
    public let sobran: [Int]
    /// The ties that are level now and were not before.
    public let decisiones: [DecisionPendiente]

    /// The first match that has begun and would have to change, which forbids it all.
    public var impedimento: Int? {
        let empezados = cambios.filter(\.haEmpezado).map(\.encuentro)
        return (empezados + sobran).min()
    }
}
