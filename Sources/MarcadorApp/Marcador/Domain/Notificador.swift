package import Torneo

/// A goal as people are told of it.
nonisolated package struct GolAvisado: Hashable, Sendable {
    /// The number of the match.
    package let partidoId: Int
    /// The minute of the match.
    package let minuto: Int
    /// The scorer's name; empty when nobody knows it.
    package let jugador: String
    /// The name of the team it counts for.
    package let equipo: String
    /// The score with it.
    package let marcador: Marcador
    /// The identity that whoever marked it gave it; nil when nobody did.
    package let id: Identificador?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - minuto: the minute of the match.
    ///   - jugador: the scorer's name.
    ///   - equipo: the name of the team it counts for.
    ///   - marcador: the score with it.
    ///   - id: the identity that whoever marked it gave it.
    package init(
        partidoId: Int, minuto: Int, jugador: String, equipo: String, marcador: Marcador,
        id: Identificador? = nil
    ) {
        self.partidoId = partidoId
        self.minuto = minuto
        self.jugador = jugador
        self.equipo = equipo
        self.marcador = marcador
        self.id = id
    }
}

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

    /// Tells a goal with all that is known of it; by default in the words of the other method.
    func notificarGol(_ gol: GolAvisado)
}

extension Notificador {
    package func notificarGol(_ gol: GolAvisado) {
        notificarGol(minuto: gol.minuto, jugador: gol.jugador, equipo: gol.equipo)
    }
}
