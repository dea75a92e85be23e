import Torneo

/// Where teams and players are found by what they are: made anew when teams or squads change.
struct GuiaDeEquipos {
    /// The teams it was made from.
    let equipos: [Equipo]
    /// The numbers of the teams, from 1.
    let numeros: [Equipo: Int]
    /// The places of the players in their squads, from 1.
    let plazas: [Equipo: [Jugador: Int]]

    /// A guide to some teams.
    ///
    /// - Parameter equipos: the teams, in the order of entry.
    /// - Complexity: O(players).
    init(_ equipos: [Equipo]) {
        self.equipos = equipos
        numeros = Dictionary(zip(equipos, 1...)) { primero, _ in primero }
        plazas = Dictionary(
            equipos.map { equipo in
                (equipo, Dictionary(zip(equipo.plantilla, 1...)) { primera, _ in primera })
            }
        ) { primero, _ in primero }
    }
}
