/// Everything that can be asked to change in a tournament, as a value.
nonisolated package enum Orden: Hashable, Sendable {
    /// Begin a match, with a duration in minutes or the one already chosen.
    case empezar(partido: Int, duracion: Int?)
    /// A goal by hand.
    case gol(partido: Int, lado: Lado)
    /// Choose how long matches last, in minutes; with a match, of that one first of all.
    case cambiarDuracion(partido: Int?, minutos: Int)
    /// Put away the bar of a match that has finished.
    case cerrarBarra
    /// Ask the service for the referees.
    case refrescarArbitros
    /// Publish the chronicle of a match.
    case publicarCronica(partido: Int)
}

/// What came of an order.
nonisolated package enum Hecho: Hashable, Sendable {
    /// Done; there is nothing more to tell.
    case hecho
    /// A goal was written down, for this team, by this player, in this minute.
    case gol(minuto: Int, jugador: String, equipo: String)
    /// The referees are now this many.
    case arbitros(Int)
    /// The chronicle was published with this number.
    case cronica(Int)
}
