package import Torneo

// What the organiser changed, each in one sentence without full stop.

extension PartidosMovidos {
    /// The matches and where they went.
    nonisolated var texto: Texto {
        guard partidos.count == 1, let suyo = partidos.first else {
            return Texto(
                "Otro día, hora o campo para \(partidos.count) partidos",
                "Another day, time or pitch for \(partidos.count) matches")
        }
        let donde = [suyo.programacion?.textoCorto, suyo.campo].compactMap(\.self)
            .joined(separator: ", ")
        return donde.isEmpty
            ? Texto(
                "El partido n.º \(suyo.partido), sin día ni campo",
                "Match no. \(suyo.partido) without day and pitch")
            : Texto(
                "El partido n.º \(suyo.partido), a \(donde)",
                "Match no. \(suyo.partido) moved to \(donde)")
    }
}

extension Programacion {
    /// Day and time as they are told in a sentence: `2027-05-30 10:30`.
    nonisolated package var textoCorto: String {
        [fecha.description, hora?.description].compactMap(\.self).joined(separator: " ")
    }
}

extension EstadoDecidido {
    /// What was decided, and why.
    nonisolated var texto: Texto {
        let (espanol, ingles) =
            switch decision {
            case .aplazado: ("Partido aplazado", "Match postponed")
            case .suspendido: ("Partido suspendido", "Match abandoned")
            case .adjudicado(let marcador):
                ("Resultado otorgado: \(marcador)", "Result awarded: \(marcador)")
            case .anulado: ("Partido anulado", "Match annulled")
            case .dobleIncomparecencia: ("No se presentó ninguno", "Neither team turned up")
            case .porJugar: ("Partido por jugar de nuevo", "Match to be played again")
            }
        guard let motivo else { return Texto(espanol, ingles) }
        return Texto("\(espanol): \(motivo)", "\(ingles): \(motivo)")
    }
}

extension ArbitrosAsignados {
    /// Who has the match.
    nonisolated var texto: Texto {
        let nombres = arbitros.joined(separator: ", ")
        return arbitros.isEmpty
            ? Texto("Partido sin árbitro", "Match without a referee")
            : Texto("Arbitra \(nombres)", "Referee: \(nombres)")
    }
}

extension PartidoAnadido {
    /// Between whom.
    ///
    /// - Parameter nombre: the name of a team by its number; nil when there is none now.
    /// - Returns: the sentence.
    nonisolated func texto(_ nombre: (Int) -> String?) -> Texto {
        let (uno, otro) = (Texto.equipo(local, nombre), Texto.equipo(visitante, nombre))
        return Texto(
            "Partido nuevo: \(uno.espanol) – \(otro.espanol)",
            "New match: \(uno.ingles) – \(otro.ingles)")
    }
}

extension RivalesCambiados {
    /// Between whom.
    nonisolated func texto(_ nombre: (Int) -> String?) -> Texto {
        let (uno, otro) = (Texto.equipo(local, nombre), Texto.equipo(visitante, nombre))
        return Texto(
            "El partido n.º \(partido) es ahora \(uno.espanol) – \(otro.espanol)",
            "Match no. \(partido) is now \(uno.ingles) – \(otro.ingles)")
    }
}

extension EquipoCambiado {
    /// What was done.
    nonisolated func texto(_ nombre: (Int) -> String?) -> Texto {
        switch cambio {
        case .alta(let suyo, let grupo):
            let donde = grupo.map { " (\($0))" } ?? ""
            return Texto("Equipo nuevo: \(suyo)\(donde)", "New team: \(suyo)\(donde)")
        case .nombre(let equipo, let suyo):
            return Texto(
                "El equipo n.º \(equipo) se llama \(suyo)", "Team no. \(equipo) is called \(suyo)")
        case .retirada(let equipo, _):
            let suyo = Texto.equipo(equipo, nombre)
            return Texto("Se retira \(suyo.espanol)", "\(suyo.ingles) withdrew")
        case .traspaso(let equipo, let jugador, let destino, _):
            let (uno, otro) = (Texto.equipo(equipo, nombre), Texto.equipo(destino, nombre))
            return Texto(
                "\(jugador.conDorsal) pasa de \(uno.espanol) a \(otro.espanol)",
                "\(jugador.conDorsal) moves from \(uno.ingles) to \(otro.ingles)")
        case .union(let equipo, let jugador, let otro):
            let suyo = Texto.equipo(equipo, nombre)
            return Texto(
                "\(jugador.conDorsal) y \(otro.conDorsal) de \(suyo.espanol) son la misma persona",
                "\(jugador.conDorsal) and \(otro.conDorsal) of \(suyo.ingles) are one person")
        }
    }
}

extension Texto {
    nonisolated fileprivate static func equipo(
        _ numero: Int, _ nombre: (Int) -> String?
    ) -> Texto {
        nombre(numero).map { Texto(literal: $0) } ?? .equipoNumero(numero)
    }
}
