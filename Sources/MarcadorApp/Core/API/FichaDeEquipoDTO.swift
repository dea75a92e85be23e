import Torneo

/// A team with all that is known of it, in the API.
nonisolated package struct FichaDeEquipoDTO: Codable, Hashable, Sendable {
    var numero: Int
    var nombre: String
    var capitan: String?
    /// The group, where there are groups.
    var grupo: String?
    /// The row of its table; absent when it is in none.
    var fila: FilaDTO?
    /// The number of its next match.
    var proximo: Int?
    /// The numbers of its matches.
    var partidos: [Int]
    /// Its players, by their number on its page.
    var plantilla: [FichaDeJugadorDTO]
}

/// A player with goals, cards and suspensions, in the API.
nonisolated package struct FichaDeJugadorDTO: Codable, Hashable, Sendable {
    var numero: Int
    var nombre: String
    var dorsal: Int?
    var goles: Int
    var amarillas: Int
    var doblesAmarillas: Int
    var rojas: Int
    var sanciones: [SancionDTO]
}

extension FichaDeEquipoDTO {
    /// A team with all that is known of it; nil when there is none of this number.
    ///
    /// - Parameters:
    ///   - numero: the number, from 1.
    ///   - repositorio: the tournament.
    @MainActor
    package init?(_ numero: Int, de repositorio: RepositorioDePartidos) {
        guard repositorio.equipos.indices.contains(numero - 1) else { return nil }
        let equipo = repositorio.equipos[numero - 1]
        let suyos = repositorio.posiciones(de: equipo)
        let proximo = repositorio.proximo(entre: suyos)
        let tabla = repositorio.tablas().map {
            TablaDTO(grupo: $0.grupo, filas: $0.filas, reglas: repositorio.reglasConZonas)
        }
        .first { $0.filas.contains { $0.equipo == equipo.nombre } }
        let disciplina = repositorio.disciplina()
        var goles: [Jugador: Int] = [:]
        for fila in repositorio.goleadores() where fila.equipo === equipo {
            goles[fila.jugador] = fila.goles
        }
        self.init(
            numero: numero, nombre: equipo.nombre, capitan: equipo.capitan?.nombre,
            grupo: tabla?.grupo, fila: tabla?.filas.first { $0.equipo == equipo.nombre },
            proximo: proximo.map { $0 + 1 }, partidos: suyos.map { $0 + 1 },
            plantilla: equipo.plantilla.enumerated().map { lugar, jugador in
                let suyo = disciplina.expediente(de: jugador, en: equipo)
                return FichaDeJugadorDTO(
                    numero: lugar + 1, nombre: jugador.nombre, dorsal: jugador.dorsal,
                    goles: goles[jugador] ?? 0, amarillas: suyo?.amarillas ?? 0,
                    doblesAmarillas: suyo?.doblesAmarillas ?? 0, rojas: suyo?.rojas ?? 0,
                    sanciones: (suyo?.sanciones ?? []).map { SancionDTO($0) })
            })
    }
}
