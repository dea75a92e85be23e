package import Torneo

/// Something that happened in a match, as far as a screen shows it.
nonisolated package struct SucesoDelPartido: Hashable, Identifiable, Sendable {
    /// Its position among all that is written down of the match.
    package let id: Int
    /// What it was.
    package let incidencia: Incidencia
    /// The side it counts for: an own goal stands with the team that benefits.
    package let lado: Lado
    /// The score after a goal; nil for anything else.
    package let parcial: Marcador?
}

extension PartidoViewModel {
    /// What has happened: all of it, or, while the match is played, what came until now.
    ///
    /// - Complexity: O(n log n) in what is written down of the match.
    package var sucesos: [SucesoDelPartido] {
        guard case .exito(let datos) = uiState, let directo else { return [] }
        let partido = datos.partido
        let hasta = directo.empezado && !directo.terminado ? directo.minuto : Int.max
        let vistas = partido.ordenDeJuego.filter { indice in
            indice >= directo.eventosDelGuion
                || (partido.incidencias[indice].momento.map { $0.minuto <= hasta }
                    ?? (hasta == .max))
        }
        var marcador = Marcador.aCero
        return vistas.map { indice in
            let incidencia = partido.incidencias[indice]
            marcador = marcador.despuesDe(incidencia.evento, en: partido)
            return SucesoDelPartido(
                id: indice, incidencia: incidencia, lado: incidencia.evento.lado(en: partido),
                parcial: incidencia.evento.esGol ? marcador : nil)
        }
    }
}

extension EventoDePartido {
    /// Whether it is a goal.
    nonisolated fileprivate var esGol: Bool {
        if case .gol = self { return true }
        return false
    }

    /// The side it counts for.
    nonisolated fileprivate func lado(en partido: Partido) -> Lado {
        switch self {
        case .gol(_, _, let equipo): equipo === partido.local ? .local : .visitante
        case .tarjeta(_, let jugador, _), .cambio(_, let jugador, _):
            partido.local.plantilla.contains(jugador) ? .local : .visitante
        }
    }
}
