nonisolated extension Texto {
    /// Heading of a round.
    ///
    /// - Parameter n: number of the round, from 1.
    /// - Returns: e.g. «Jornada 3».
    public static func jornada(_ n: Int) -> Texto { Texto("Jornada \(n)", "Round \(n)") }
    /// Heading of the matches without a date.
    public static let sinFecha = Texto("Sin fecha", "No date yet")

    /// Link to the fixtures as a calendar that phones and computers follow.
    public static let calendarioParaSuscribirse = Texto(
        "Calendario para suscribirse", "Calendar to subscribe to")

    // MARK: State of a match in a list

    /// A match that waits for its day and has no date.
    public static let porJugar = Texto("Por jugar", "To be played")
    /// A match put off.
    public static let aplazado = Texto("Aplazado", "Postponed")
    /// A match that counts for nothing.
    public static let anulado = Texto("Anulado", "Annulled")
    /// A match to which nobody turned up.
    public static let dobleIncomparecencia = Texto("Doble incomparecencia", "Double forfeit")
    /// A match broken off.
    public static let suspendido = Texto("Suspendido", "Abandoned")
    /// A match decided at the table.
    public static let adjudicado = Texto("Adjudicado", "Awarded")
    /// A match in play, short.
    public static let enVivo = Texto("En vivo", "Live")
    /// A match in play and its minute, short.
    ///
    /// - Parameter minuto: minute of play.
    /// - Returns: e.g. «En vivo 21'».
    public static func enVivo(_ minuto: Int) -> Texto {
        Texto("\(enVivo.espanol) \(minuto)'", "\(enVivo.ingles) \(minuto)'")
    }
    /// Mark of a result after extra time.
    public static let prorrogaCorta = Texto("pr.", "aet")
    /// The same for assistive technology.
    public static let trasLaProrroga = Texto("tras la prórroga", "after extra time")
    /// Result of a shoot-out.
    ///
    /// - Parameters:
    ///   - local: penalties scored by the home team.
    ///   - visitante: penalties scored by the visitors.
    /// - Returns: e.g. «4-2 en penaltis».
    public static func enPenaltis(local: Int, visitante: Int) -> Texto {
        Texto("\(local)-\(visitante) en penaltis", "\(local)-\(visitante) on penalties")
    }

    // MARK: Nothing to show

    /// The list without matches.
    public static let sinPartidos = Texto("Todavía no hay partidos", "No matches yet")
    /// What will be in the list.
    public static let sinPartidosAyuda = Texto(
        "Aquí saldrán los partidos del torneo, con su resultado y en directo mientras se juegan.",
        "The matches of the tournament will appear here, with their results, live as they are played."
    )
}
