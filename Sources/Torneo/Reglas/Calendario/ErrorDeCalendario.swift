/// Why a list of fixtures cannot be made; nothing was made.
public enum ErrorDeCalendario: Error, Hashable, Sendable {
    /// The pots hold so many teams, and the list so many.
    case bombosDesiguales(Int, equipos: Int)
    /// Too few teams or too many: how many there are and how many there may be.
    case numeroDeEquipos(Int, admitidos: ClosedRange<Int>)
    /// The team at this position, from 0, is the same as an earlier one.
    case equipoRepetido(posicion: Int)
    /// Everybody cannot play everybody so often.
    case numeroDeVueltas(Int, admitidas: ClosedRange<Int>)
    /// So many groups cannot be made: each needs two teams.
    case numeroDeGrupos(Int, equipos: Int)
    /// So many cannot go on from each group: the smallest one has this many teams.
    case clasificados(Int, grupoMenor: Int)
    /// So many of the next places cannot go on: every group has at most one, and it must have it.
    case mejores(Int, admitidos: ClosedRange<Int>)
    /// Whoever goes on cannot be allotted as the table or the admissible groups say.
    case repartoImposible
    /// So many rounds without a repeated pairing cannot be promised to so many teams.
    case numeroDeRondas(Int, admitidas: ClosedRange<Int>)
    /// Nobody can be paired any more without repeating a pairing.
    case sinParejasNuevas
}
