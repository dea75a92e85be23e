package import Torneo

/// A scorer and the goals scored for one team.
nonisolated package struct Goleador: Hashable, Sendable {
    /// Who.
    package let jugador: Jugador
    /// For which team; namesakes of two teams are two scorers.
    package let equipo: Equipo
    /// How many, at least 1.
    package let goles: Int

    init(_ fila: FilaDeGoleador) {
        jugador = fila.jugador
        equipo = fila.equipo
        goles = fila.goles
    }
}
