package import Torneo

extension Suceso {
    /// What happened, in one sentence without full stop.
    ///
    /// - Parameters:
    ///   - encuentro: the match it is about; nil when it is about none, or about one of a
    ///     tournament that was replaced since.
    ///   - equipo: the name of the team it is about, if it is about one of the present tournament.
    ///   - equipos: the name of a team of the present tournament by its number.
    ///   - referido: number and sentence of the entry that it speaks of.
    /// - Returns: the sentence.
    nonisolated package func texto(
        de encuentro: Partido?, equipo: String? = nil,
        equipos: (Int) -> String? = { _ in nil },
        sobre referido: (numero: Int, texto: Texto)? = nil
    ) -> Texto {
        switch self {
        case .tomado: Texto("El torneo, como estaba", "The tournament as it was")
        case .importado(let importado):
            Texto(
                "Torneo importado de \(importado.fichero)",
                "Tournament imported from \(importado.fichero)")
        case .saque(let saque): Self.texto(saque)
        case .final: Texto("Termina el partido", "The match ends")
        case .aplazado: Texto("Partido aplazado", "Match postponed")
        case .resultado(let apuntado): Self.texto(apuntado)
        case .confirmacion(let suya): .confirmacion(retiradaPor: suya.retiradaPor)
        case .confirmados(let suyos): suyos.texto
        case .minuto(let corregido):
            Texto(
                "Un gol fue en el minuto \(corregido.minuto)",
                "A goal was in minute \(corregido.minuto)")
        case .ronda(let ronda):
            Texto("Emparejada la ronda «\(ronda.ronda)»", "Round “\(ronda.ronda)” paired")
        case .reglas(let reglas): reglas.cambio.texto
        case .plantilla(let plantilla): plantilla.texto(de: equipo)
        case .movidos(let movidos): movidos.texto
        case .estado(let decidido): decidido.texto
        case .arbitros(let asignados): asignados.texto
        case .partidoNuevo(let nuevo): nuevo.texto(equipos)
        case .rivales(let rivales): rivales.texto(equipos)
        case .equipo(let cambiado): cambiado.texto(equipos)
        case .cruceMovido(let movido): movido.texto
        case .sancion(let decidida): decidida.texto(equipos)
        case .gol(let gol): Self.texto(gol, encuentro)
        case .tarjeta(let tarjeta): Self.texto(tarjeta, encuentro)
        case .cambio(let cambio): Self.texto(cambio, encuentro)
        case .correccion(let correccion):
            Self.texto(correccion.suceso.texto(de: encuentro), corrigiendo: referido?.numero)
        case .anulacion(let anulacion): Self.texto(anulacion, sobre: referido)
        }
    }

    nonisolated private static func texto(
        _ anulacion: Anulacion, sobre referido: (numero: Int, texto: Texto)?
    ) -> Texto {
        guard let referido else { return .deshacer }
        let porque = anulacion.motivo.map { Texto(", por \($0)", ", because: \($0)") }
        return Texto(
            "Deshace el n.º \(referido.numero): \(referido.texto.espanol)"
                + (porque?.espanol ?? ""),
            "Undoes no. \(referido.numero): \(referido.texto.ingles)" + (porque?.ingles ?? ""))
    }

    nonisolated private static func texto(_ apuntado: ResultadoApuntado) -> Texto {
        let resultado = apuntado.resultado
        var espanol = "Resultado: \(resultado.marcador)"
        var ingles = "Result: \(resultado.marcador)"
        if resultado.prorroga != nil {
            espanol += " tras la prórroga"
            ingles += " after extra time"
        }
        if let tanda = resultado.tanda {
            espanol += ", \(tanda) en los penaltis"
            ingles += ", \(tanda) on penalties"
        }
        if let motivo = apuntado.motivo {
            espanol += ", por \(motivo)"
            ingles += ", because: \(motivo)"
        }
        return Texto(espanol, ingles)
    }

    nonisolated private static func texto(_ saque: SaqueApuntado) -> Texto {
        guard let duracion = saque.duracion else {
            return Texto("Empieza el partido", "The match begins")
        }
        return Texto(
            "Empieza el partido, a \(duracion) minutos",
            "The match begins, of \(duracion) minutes")
    }

    nonisolated private static func texto(_ gol: GolApuntado, _ encuentro: Partido?) -> Texto {
        let equipo = equipo(gol.bando, encuentro)
        let autor = gol.jugador == .sinIdentificar ? nil : gol.jugador.nombre
        let cuando = cuando(gol.momento)
        return switch (autor, gol.clase) {
        case (let autor?, .enPropia):
            Texto(
                "Gol en propia puerta de \(autor), para \(equipo.espanol)\(cuando.espanol)",
                "Own goal by \(autor), for \(equipo.ingles)\(cuando.ingles)")
        case (let autor?, .penalti):
            Texto(
                "Gol de penalti de \(autor) (\(equipo.espanol))\(cuando.espanol)",
                "Penalty goal by \(autor) (\(equipo.ingles))\(cuando.ingles)")
        case (let autor?, .jugada):
            Texto(
                "Gol de \(autor) (\(equipo.espanol))\(cuando.espanol)",
                "Goal by \(autor) (\(equipo.ingles))\(cuando.ingles)")
        case (nil, _):
            Texto(
                "Gol de \(equipo.espanol)\(cuando.espanol)",
                "Goal for \(equipo.ingles)\(cuando.ingles)")
        }
    }

    nonisolated private static func texto(
        _ tarjeta: TarjetaApuntada, _ encuentro: Partido?
    ) -> Texto {
        let equipo = equipo(tarjeta.bando, encuentro)
        let cuando = cuando(tarjeta.momento)
        let ingles = tarjeta.color == .amarilla ? "Yellow" : "Red"
        return Texto(
            "Tarjeta \(tarjeta.color.etiqueta.lowercased()) para \(tarjeta.jugador.nombre) "
                + "(\(equipo.espanol))\(cuando.espanol)",
            "\(ingles) card for \(tarjeta.jugador.nombre) (\(equipo.ingles))\(cuando.ingles)")
    }

    nonisolated private static func texto(
        _ cambio: CambioApuntado, _ encuentro: Partido?
    ) -> Texto {
        let equipo = equipo(cambio.bando, encuentro)
        let cuando = cuando(cambio.momento)
        return Texto(
            "Cambio en \(equipo.espanol): sale \(cambio.sale.nombre), entra "
                + "\(cambio.entra.nombre)\(cuando.espanol)",
            "Substitution of \(equipo.ingles): \(cambio.sale.nombre) off, "
                + "\(cambio.entra.nombre) on\(cuando.ingles)")
    }

    nonisolated private static func texto(_ nuevo: Texto, corrigiendo numero: Int?) -> Texto {
        guard let numero else { return nuevo }
        return Texto(
            "Corrige el n.º \(numero): \(nuevo.espanol)",
            "Corrects no. \(numero): \(nuevo.ingles)")
    }

    nonisolated private static func equipo(_ bando: Bando, _ encuentro: Partido?) -> Texto {
        if let encuentro {
            return Texto(
                literal: (bando == .local ? encuentro.local : encuentro.visitante).nombre)
        }
        return bando == .local
            ? Texto("el local", "the home side") : Texto("el visitante", "the visitors")
    }

    nonisolated private static func cuando(_ momento: Momento?) -> Texto {
        guard let momento else { return Texto(literal: "") }
        let minuto = momento.description.dropLast()
        return Texto(", minuto \(minuto)", ", minute \(minuto)")
    }
}
