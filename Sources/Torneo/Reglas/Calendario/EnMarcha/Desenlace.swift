/// Who stands in a place of the plan.
public enum Ocupante<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// This team.
    case equipo(Participante)
    /// That is not known yet.
    case porSaber
    /// These are level on everything and a word of the organiser, or lots, must separate them.
    case porDecidir([Participante])
    /// Nobody: to the match that was to tell nobody turned up.
    case nadie

    /// The team, if it is one.
    public var equipo: Participante? {
        if case .equipo(let equipo) = self { equipo } else { nil }
    }
}

/// How a tie stands.
public enum Desenlace<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// It is to be played, or being played.
    case porJugar
    /// It is level and still needs this.
    case falta(Decision)
    /// This team goes on, and why.
    case gana(Participante, por: Motivo)
    /// It is over and nobody goes on: nobody turned up.
    case nadie
    /// It is not played: the tie before has decided everything.
    case noHaceFalta

    /// Whether nothing more is to come.
    public var estaDecidido: Bool {
        switch self {
        case .gana, .nadie, .noHaceFalta: true
        case .porJugar, .falta: false
        }
    }
}

/// A tie with those who play it.
public struct EstadoDeLlave<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// Who was better before.
    public let uno: Ocupante<Participante>
    /// The other one.
    public let otro: Ocupante<Participante>
    /// How it stands.
    public let desenlace: Desenlace<Participante>

    /// Who goes on.
    public var ganador: Ocupante<Participante> {
        switch desenlace {
        case .gana(let equipo, _): .equipo(equipo)
        case .nadie, .noHaceFalta: .nadie
        case .porJugar, .falta: .porSaber
        }
    }

    /// Who does not.
    public var perdedor: Ocupante<Participante> {
        switch desenlace {
        case .gana(let equipo, _): uno.equipo == equipo ? otro : uno
        case .nadie, .noHaceFalta: .nadie
        case .porJugar, .falta: .porSaber
        }
    }
}
