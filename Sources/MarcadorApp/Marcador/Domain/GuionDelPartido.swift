import Torneo

/// What is going to happen in a match that is played from its own events, minute by minute.
nonisolated struct GuionDelPartido: Sendable {
    private let partido: Partido
    private let porMinuto: [Int: [Incidencia]]

    /// The script of a match.
    ///
    /// Goals whose minute nobody wrote down fall at the end, so that the final score is right.
    ///
    /// - Parameters:
    ///   - partido: the match.
    ///   - duracion: minutes; what comes later does not happen.
    init(_ partido: Partido, duracion: Int) {
        self.partido = partido
        let quePasan = partido.incidencias.filter { $0.evento.minuto <= duracion }
        porMinuto = Dictionary(grouping: quePasan) { incidencia in
            incidencia.momento.map { max(1, $0.minuto) } ?? duracion
        }
    }

    /// What happens in a minute, in order of added time.
    func incidencias(enElMinuto minuto: Int) -> [Incidencia] {
        (porMinuto[minuto] ?? []).enumerated()
            .sorted { ($0.element.anadido, $0.offset) < ($1.element.anadido, $1.offset) }
            .map(\.element)
    }

    /// The score after something happened.
    func marcador(_ marcador: Marcador, tras incidencia: Incidencia) -> Marcador {
        marcador.despuesDe(incidencia.evento, en: partido)
    }
}
