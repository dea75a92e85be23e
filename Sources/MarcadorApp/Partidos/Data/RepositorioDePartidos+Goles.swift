package import Torneo

extension RepositorioDePartidos {
    /// The goal that was marked with an identity; nil when there is none in that match.
    ///
    /// - Complexity: O(events of the match).
    package func gol(_ id: Identificador, en partidoId: Int) -> GolAvisado? {
        guard let partido = partido(id: partidoId) else { return nil }
        return partido.incidencias.firstIndex { $0.id == id }
            .flatMap { GolAvisado(partidoId: partidoId, partido: partido, incidencia: $0) }
    }

    /// Moves the goal of an identity to another minute; it stays the same goal.
    ///
    /// - Complexity: O(events of the match).
    package func corregir(_ id: Identificador, minuto: Int, en partidoId: Int) {
        cambiar(partidoId) { partido in
            guard let gol = partido.incidencias.first(where: { $0.id == id }) else { return }
            partido.corregir(gol.en(minuto: minuto))
        }
    }

    /// The goal that was written down last; nil when the last thing that happened is none.
    ///
    /// - Complexity: O(events of the match).
    package func ultimoGol(de partidoId: Int) -> GolAvisado? {
        guard let partido = partido(id: partidoId), !partido.incidencias.isEmpty else { return nil }
        return GolAvisado(
            partidoId: partidoId, partido: partido, incidencia: partido.incidencias.count - 1)
    }
}

extension GolAvisado {
    /// A goal of a match with the score that was written down with it; nil when it is no goal.
    nonisolated fileprivate init?(partidoId: Int, partido: Partido, incidencia posicion: Int) {
        let incidencia = partido.incidencias[posicion]
        guard case .gol(let minuto, let jugador, let equipo) = incidencia.evento else { return nil }
        let entonces = Partido(
            local: partido.local, visitante: partido.visitante,
            incidencias: Array(partido.incidencias.prefix(posicion + 1)), ficha: partido.ficha)
        self.init(
            partidoId: partidoId, minuto: minuto, jugador: jugador.nombre, equipo: equipo.nombre,
            marcador: entonces.marcador(), id: incidencia.id)
    }
}
