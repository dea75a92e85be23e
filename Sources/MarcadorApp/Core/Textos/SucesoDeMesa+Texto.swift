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
        return Texto.movido(
            Texto("El partido n.º \(suyo.partido)", "Match no. \(suyo.partido)"),
            suyo.programacion, suyo.campo)
    }
}

extension CruceMovido {
    /// The tie and where it went.
    nonisolated var texto: Texto {
        .movido(
            Texto("El cruce n.º \(cruce)", "Tie no. \(cruce)"), programacion, campo)
    }
}

extension SancionDecidida {
    /// Who, how many matches, and why.
    ///
    /// - Parameter nombre: the name of a team by its number; nil when there is none now.
    /// - Returns: the sentence.
    nonisolated func texto(_ nombre: (Int) -> String?) -> Texto {
        let suyo = Texto.equipo(equipo, nombre)
        let n = abs(partidos)
        let (espanol, ingles) = (
            n == 1 ? "1 partido" : "\(n) partidos", n == 1 ? "1 match" : "\(n) matches"
        )
        return partidos > 0
            ? Texto(
                "\(espanol) de sanción a \(jugador.conDorsal) (\(suyo.espanol)): \(motivo)",
                "\(jugador.conDorsal) (\(suyo.ingles)) suspended for \(ingles): \(motivo)")
            : Texto(
                "\(espanol) de sanción menos a \(jugador.conDorsal) (\(suyo.espanol)): \(motivo)",
                "\(ingles) of suspension lifted for \(jugador.conDorsal) (\(suyo.ingles)): "
                    + motivo)
    }
}

extension Texto {
    /// Something was given another day, time or pitch.
    nonisolated fileprivate static func movido(
        _ que: Texto, _ programacion: Programacion?, _ campo: String?
    ) -> Texto {
        let partes = [programacion?.texto, campo.map { Texto(literal: $0) }].compactMap(\.self)
        guard !partes.isEmpty else {
            return Texto(
                "\(que.espanol), sin día ni campo", "\(que.ingles) without day and pitch")
        }
        return Texto(
            "\(que.espanol), a \(partes.map(\.espanol).joined(separator: ", "))",
            "\(que.ingles) moved to \(partes.map(\.ingles).joined(separator: ", "))")
    }
}

extension ResultadosConfirmados {
    /// How many, and which.
    nonisolated var texto: Texto {
        let cuales =
            partidos.prefix(12).map { "\($0)" }.joined(separator: ", ")
            + (partidos.count > 12 ? "…" : "")
        return partidos.count == 1
            ? Texto(
                "Resultado confirmado del partido n.º \(cuales)",
                "Result of match no. \(cuales) confirmed")
            : Texto(
                "\(partidos.count) resultados confirmados, partidos n.º \(cuales)",
                "\(partidos.count) results confirmed, matches no. \(cuales)")
    }
}

extension Programacion {
    /// Day and time as they are told in a sentence: «Dom 30 may 2027, 10:30».
    nonisolated package var texto: Texto {
        let dia = Texto.diaCorto(ano: fecha.anio, mes: fecha.mes, dia: fecha.dia)
        let cola = " \(fecha.anio)" + (hora.map { ", \($0)" } ?? "")
        return Texto(dia.espanol + cola, dia.ingles + cola)
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
