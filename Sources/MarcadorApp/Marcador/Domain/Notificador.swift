/// Tells people of a goal outside the screens.
package protocol Notificador: AnyObject {
    /// Whether people allowed it.
    var permitido: Bool { get }

    /// Tells a goal: title `¡Gol!`, body `Ana (Rayo FC), minuto 12`.
    ///
    /// - Parameters:
    ///   - minuto: the minute of the match.
    ///   - jugador: the scorer's name.
    ///   - equipo: the name of the team it counts for.
    func notificarGol(minuto: Int, jugador: String, equipo: String)
}
