import Torneo

/// Tournaments made up for measuring: the same in every run.
enum Generados {
    /// Teams with squads.
    static func equipos(_ cuantos: Int, jugadores: Int = 20) -> [Equipo] {
        (1...cuantos).compactMap { n in
            Equipo(
                nombre: "Equipo número \(n)",
                plantilla: (1...jugadores).map {
                    Jugador(nombre: "Jugador \(n)-\($0)", dorsal: $0)
                })
        }
    }

    /// Matches between random pairs.
    static func partidos(
        _ cuantos: Int, entre equipos: [Equipo], golesHasta maximo: Int = 6
    ) -> [Partido] {
        var azar = Azar(7)
        return (0..<cuantos).map { _ in
            let local = Int.random(in: 0..<equipos.count, using: &azar)
            let salto = Int.random(in: 1..<equipos.count, using: &azar)
            let visitante = (local + salto) % equipos.count
            return partido(equipos[local], equipos[visitante], golesHasta: maximo, &azar)
        }
    }

    /// A season in which everybody plays everybody at home and away.
    static func liga(_ equipos: [Equipo]) -> [Partido] {
        var azar = Azar(11)
        return equipos.flatMap { local in
            equipos.filter { $0 !== local }.map { partido(local, $0, golesHasta: 6, &azar) }
        }
    }

    private static func partido(
        _ local: Equipo, _ visitante: Equipo, golesHasta maximo: Int, _ azar: inout Azar
    ) -> Partido {
        let eventos = (0..<Int.random(in: 0...maximo, using: &azar)).map { _ in
            let equipo = Bool.random(using: &azar) ? local : visitante
            let jugador = Int.random(in: 0..<equipo.plantilla.count, using: &azar)
            return EventoDePartido.gol(
                minuto: Int.random(in: 1...90, using: &azar), jugador: equipo.plantilla[jugador],
                equipo: equipo)
        }
        return Partido(local: local, visitante: visitante, eventos: eventos)
    }
}
