package import Torneo

extension ModeloDeLaApp {
    /// The match in play and its score, for who tells goals aloud.
    nonisolated package struct Parcial: Hashable, Sendable {
        /// The number of the match.
        package let partido: Int
        /// The score.
        package let marcador: Marcador
    }

    /// The match in play and its score; nil when nothing is played.
    package var parcial: Parcial? {
        contenedor.partidoEnJuego.directo.map {
            Parcial(partido: $0.partidoId, marcador: $0.marcador)
        }
    }

    /// What a reporter says when the score has changed: «Gol de Rayo FC, minuto 12, 1 a 0».
    ///
    /// - Parameters:
    ///   - antes: the match in play and its score before.
    ///   - ahora: the same now.
    /// - Returns: the sentence; nil when no goal has fallen.
    package func locucion(de antes: Parcial?, a ahora: Parcial?) -> Texto? {
        guard let antes, let ahora, antes.partido == ahora.partido,
            ahora.marcador.goles > antes.marcador.goles,
            let partido = partidos.partido(id: ahora.partido),
            let directo = contenedor.partidoEnJuego.directo
        else { return nil }
        let lado: Lado = ahora.marcador.local > antes.marcador.local ? .local : .visitante
        return .locucionDeGol(
            equipo: partido.equipo(lado).nombre, minuto: directo.minuto,
            local: ahora.marcador.local, visitante: ahora.marcador.visitante)
    }
}
