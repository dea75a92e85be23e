/// Who is to play: a team, or whoever something still to be played brings there.
public enum Plaza<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// This team.
    case equipo(Participante)
    /// Who wins this tie.
    case ganador(llave: Int)
    /// Who loses this tie.
    case perdedor(llave: Int)
    /// Who ends in this place, from 1, of a group, counted from 0.
    case puesto(Int, grupo: Int)
    /// One of the best of those who end in this place of all groups: the one that `Reparto` sends to
    /// this slot, counted from 0.
    case mejor(puesto: Int, casilla: Int)
    /// Who is paired here in a round of a Swiss tournament, once it is paired.
    ///
    /// Round and board count from 1.
    case mesa(Int, ronda: Int, local: Bool)
}

/// Which part of the competition a match belongs to.
public enum Fase: Hashable, Sendable {
    /// A league.
    case liga
    /// Groups before something else.
    case grupos
    /// A knock-out round in which so many places stand: 2 is the final, 4 the semi-finals.
    case eliminatoria(plazas: Int)
    /// The match for the third place.
    case tercerPuesto
    /// A round, from 1, of those who have not lost yet, in a double elimination.
    case ganadores(ronda: Int)
    /// A round, from 1, of those who have lost once.
    case perdedores(ronda: Int)
    /// The final between both sides of a double elimination.
    case granFinal
    /// The second one, when whoever had not lost yet has lost the first.
    case segundaGranFinal
    /// A Swiss tournament.
    case suizo
}
