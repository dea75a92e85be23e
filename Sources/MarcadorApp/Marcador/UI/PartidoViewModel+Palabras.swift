package import Torneo

extension PartidoViewModel {
    /// How far the match is: «Sin empezar», «En juego», «Partido terminado».
    package var estado: Texto {
        guard case .exito(let datos) = uiState, let directo else { return .sinEmpezar }
        if directo.terminado { return .partidoTerminado }
        if directo.empezado { return .enJuego }
        let ficha = datos.partido.ficha
        return switch ficha.estado {
        case .programado: .sinEmpezar
        case .enJuego: .enJuego
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .anulado: .anulado
        case .dobleIncomparecencia: .dobleIncomparecencia
        case .adjudicado: .adjudicado
        case .finalizado: ficha.esHistoria ? .partidoTerminado : .sinEmpezar
        }
    }

    /// Whether the match can begin: at minute 0 and not running.
    package var puedeEmpezar: Bool { directo.map { !$0.empezado } ?? false }

    /// Whether the match is over and history, so that a goal or a kick-off changes what stands
    /// written: worth asking before.
    package var estaCerrado: Bool {
        guard case .exito(let datos) = uiState, let directo else { return false }
        let ficha = datos.partido.ficha
        guard ficha.esHistoria, ficha.estado.estaDecidido else { return false }
        return !directo.empezado || directo.terminado
    }

    /// The notice of every quarter of an hour.
    package var avisoEnPalabras: Texto {
        guard let aviso = directo?.aviso else { return .sinUltimoAviso }
        return .ultimoAviso(
            minuto: aviso.minuto, local: aviso.marcador.local,
            visitante: aviso.marcador.visitante)
    }

    /// The score as people read it, `3 - 2`; a dash while there is none, which is not 0-0.
    package var marcadorEnPalabras: String {
        guard case .exito(let datos) = uiState, let directo else { return "–" }
        let hay = directo.empezado || datos.partido.ficha.estado.tieneMarcador
        return hay ? "\(marcadorVisible.local) - \(marcadorVisible.visitante)" : "–"
    }
}

extension Ficha {
    /// Whether a result is history: one of a day or a round; one without (the lessons' sample) is
    /// there to be played.
    nonisolated package var esHistoria: Bool { programacion != nil || ronda != nil }
}
