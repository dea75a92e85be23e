/// The cards and suspensions of a tournament.
public typealias DisciplinaDelTorneo = Disciplina<Equipo, Jugador>

extension Disciplina where Id == Equipo, Persona == Jugador {
    /// Goes through the matches of a tournament.
    ///
    /// They are taken in the order in which they were played: by day and time; a match without a day goes
    /// where it stands in the list, after the one before it. The number of a match is its position in
    /// the list + 1. A card is somebody's of the home side, if he is in that squad.
    ///
    /// - Parameters:
    ///   - partidos: the matches.
    ///   - regla: what cards cost.
    ///   - decisiones: what the organiser added or lifted.
    /// - Complexity: O(events + n log n).
    public init(
        _ partidos: [Partido], regla: ReglaDeSanciones,
        decisiones: [DecisionDisciplinaria<Equipo, Jugador>] = []
    ) {
        self.init(
            partidos.ordenDeCalendario.map { PartidoDisciplinario(partidos[$0], numero: $0 + 1) },
            regla: regla, decisiones: decisiones)
    }
}

extension DocumentoDelTorneo {
    /// The cards and suspensions of the tournament, by its own rule.
    ///
    /// - Complexity: O(events + n log n) in the number of matches.
    public func disciplina() -> DisciplinaDelTorneo {
        DisciplinaDelTorneo(
            partidos, regla: reglas.reglaDeSanciones, decisiones: reglas.decisiones)
    }
}

extension [Partido] {
    /// The positions of the matches in the order in which they are played: by day and time, those
    /// without a day after the one before them in the list.
    ///
    /// - Complexity: O(n log n).
    public var ordenDeCalendario: [Int] {
        var clave = 0
        let claves = indices.map { posicion in
            if let cuando = self[posicion].ficha.programacion {
                let hora = cuando.hora.map { $0.hora * 60 + $0.minuto } ?? 0
                clave = cuando.fecha.comoNumero * 1440 + hora
            }
            return clave
        }
        return indices.sorted { (claves[$0], $0) < (claves[$1], $1) }
    }
}

extension PartidoDisciplinario where Id == Equipo, Persona == Jugador {
    /// A match as disciplinary rules see it.
    ///
    /// It asks the events for single fields: copying them is what costs.
    fileprivate init(_ partido: Partido, numero: Int) {
        var tarjetas: [TarjetaMostrada<Jugador>] = []
        for posicion in partido.incidencias.indices {
            guard let color = partido.incidencias[posicion].tarjeta else { continue }
            let jugador = partido.incidencias[posicion].protagonista
            tarjetas.append(
                TarjetaMostrada(
                    jugador, esLocal: partido.local.plantilla.contains(jugador),
                    color == .roja ? .roja : .amarilla))
        }
        self.init(
            numero, local: partido.local, visitante: partido.visitante,
            EstadoDisciplinario(partido.ficha.estado), etapa: EtapaDeCompeticion(partido.ficha),
            tarjetas: tarjetas)
    }
}

extension EstadoDisciplinario {
    /// How a match stands, as far as suspensions are concerned.
    fileprivate init(_ estado: EstadoDePartido) {
        switch estado {
        case .programado: self = .porJugar
        case .enJuego: self = .enJuego
        case .finalizado: self = .jugado
        case .aplazado: self = .aplazado
        // An annulled match is as if abandoned for good: what it was stopped for stands.
        case .suspendido, .anulado: self = .suspendido
        case .adjudicado(let marcador):
            self = .adjudicado(
                pierdeLocal: marcador.local < marcador.visitante,
                pierdeVisitante: marcador.visitante < marcador.local)
        case .dobleIncomparecencia:
            self = .adjudicado(pierdeLocal: true, pierdeVisitante: true)
        }
    }
}
