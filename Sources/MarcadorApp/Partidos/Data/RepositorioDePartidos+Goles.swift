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
    /// - Complexity: O(entries), or O(events of the match) for a goal that came with the document.
    package func corregir(
        _ id: Identificador, minuto: Int, en partidoId: Int, por autor: Autor = .esteOrdenador
    ) {
        guard let numero = numero(de: partidoId) else { return }
        if let corregido = golApuntado(id, en: minuto) {
            intentar(
                .correccion(Correccion(de: id, suceso: corregido)), id: nil,
                por: autor)
        } else {
            intentar(
                .minuto(MinutoCorregido(partido: numero, gol: id, minuto: minuto)), id: nil,
                por: autor)
        }
    }

    /// What an entry of the present tournament says of a goal, in another minute; nil when none does.
    ///
    /// Its scorer stays as the entry has him: he may be called otherwise since.
    private func golApuntado(_ id: Identificador, en minuto: Int) -> Suceso? {
        let libro = apuntadoSinMirar
        guard let lugar = libro.lugar(de: id), libro.esDeEsteTorneo(lugar),
            case .gol(let gol) = libro.vigente(lugar)
        else { return nil }
        return .gol(
            GolApuntado(
                partido: gol.partido, bando: gol.bando, jugador: gol.jugador,
                momento: Momento(minuto: minuto), clase: gol.clase))
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
