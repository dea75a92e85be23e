package import Torneo

/// «Copa Barrio»: the four sample teams, three rounds of everybody against everybody, 18 matches
/// with scores that look like chance and are not.
package enum DatosDeEjemplo {
    /// The tournament.
    package static let torneo: Torneo = {
        let torneo = Torneo(
            nombre: "Copa Barrio",
            equipos: [Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos, Ejemplo.aguilas])
        for (indice, cruce) in cruces(de: torneo.equipos.count).enumerated() {
            let partido = partido(cruce, numero: indice + 1, equipos: torneo.equipos)
            do {
                try torneo.registrar(partido)
            } catch {
                preconditionFailure("The sample match \(indice + 1) must be valid: \(error)")
            }
        }
        return torneo
    }()

    /// Its matches, numbered from 1.
    package static let partidos: [PartidoDeLista] = torneo.partidos.enumerated().map {
        PartidoDeLista(id: $0 + 1, partido: $1)
    }

    /// Whether some matches are those of the sample, whatever has been done with it since.
    ///
    /// - Parameter partidos: the matches of a tournament.
    /// - Returns: whether name and first teams are the sample's.
    static func son(_ partidos: RepositorioDePartidos) -> Bool {
        let suyos = torneo.equipos.map(\.nombre)
        return partidos.nombre == torneo.nombre
            && partidos.equipos.prefix(suyos.count).map(\.nombre) == suyos
    }

    private struct Cruce {
        let vuelta: Int
        let i: Int
        let j: Int
    }

    private static func cruces(de equipos: Int) -> [Cruce] {
        (0..<3).flatMap { vuelta in
            (0..<equipos).flatMap { i in
                (i + 1..<equipos).map { j in Cruce(vuelta: vuelta, i: i, j: j) }
            }
        }
    }

    private static func partido(_ cruce: Cruce, numero: Int, equipos: [Equipo]) -> Partido {
        let (uno, otro) = (equipos[cruce.i], equipos[cruce.j])
        let (local, visitante) = cruce.vuelta % 2 == 0 ? (uno, otro) : (otro, uno)
        return Partido(
            local: local, visitante: visitante,
            eventos: goles(de: local, cantidad: (3 * numero + cruce.vuelta) % 4)
                + goles(de: visitante, cantidad: (5 * numero + cruce.i) % 3))
    }

    private static func goles(de equipo: Equipo, cantidad: Int) -> [EventoDePartido] {
        (0..<cantidad).map { n in
            let turno = (n + cantidad) % equipo.plantilla.count
            return .gol(minuto: 10 + 25 * n, jugador: equipo.plantilla[turno], equipo: equipo)
        }
    }
}
