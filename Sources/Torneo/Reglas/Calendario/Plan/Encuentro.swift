/// A match that is planned.
public struct Encuentro<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// Its number in the plan, from 1; what it depends on has lower ones.
    public let numero: Int
    /// The part of the competition.
    public let fase: Fase
    /// The round within its phase, from 1.
    public let jornada: Int
    /// The group, from 0, if it is played in one.
    public let grupo: Int?
    /// The tie that it decides, or helps to decide, if it is one.
    public let llave: Int?
    /// Which leg of its tie it is: 1, or 2.
    public let pierna: Int
    /// The home side.
    public let local: Plaza<Participante>
    /// The visitors.
    public let visitante: Plaza<Participante>
}

/// A tie: two of which one goes on, in one match or in two legs.
public struct Llave<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// Its number, from 1; the ties that feed it have lower ones.
    public let numero: Int
    /// The part of the competition.
    public let fase: Fase
    /// Who was better before: at home when there is one match, and in the second of two legs.
    public let uno: Plaza<Participante>
    /// The other one.
    public let otro: Plaza<Participante>
    /// The numbers of its matches, in order: one or two.
    public let encuentros: [Int]
    /// The tie, if any, that must be won by its `otro` for this one to be played at all.
    public let soloSiGanaElOtroDe: Int?
}

/// Who rests in a round of a league or a group.
public struct Descanso<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The group, from 0.
    public let grupo: Int
    /// The round, from 1.
    public let jornada: Int
    /// Who rests.
    public let equipo: Participante
}
