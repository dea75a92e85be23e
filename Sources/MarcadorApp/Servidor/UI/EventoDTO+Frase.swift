nonisolated extension EventoDTO {
    /// What happened, in one line: `12' Ana (Rayo FC)`.
    package var frase: Texto {
        let cuando = minuto.map { minuto in anadido.map { "\(minuto)+\($0)' " } ?? "\(minuto)' " }
        let (espanol, ingles) = (hecho.espanol, hecho.ingles)
        return Texto((cuando ?? "") + espanol, (cuando ?? "") + ingles)
    }

    private var hecho: Texto {
        switch tipo {
        case "gol": gol
        case "tarjeta":
            (color == "ROJA" ? Texto.tarjetaRoja : .tarjetaAmarilla).seguido(de: jugador ?? "")
        default:
            Texto(
                "\(Texto.cambio.espanol): \(sale ?? "") → \(entra ?? "")",
                "\(Texto.cambio.ingles): \(sale ?? "") → \(entra ?? "")")
        }
    }

    private var gol: Texto {
        let quien = jugador.map { Texto(literal: $0) } ?? .goleadorDesconocido
        let conEquipo = quien.seguido(de: "(\(equipo ?? ""))")
        switch clase {
        case "penalti":
            return conEquipo.seguido(de: .dePenaltiCorto)
        case "enPropia":
            return conEquipo.seguido(de: .enPropiaCorto)
        default: return conEquipo
        }
    }
}

nonisolated extension Texto {
    fileprivate func seguido(de palabra: String) -> Texto { seguido(de: Texto(literal: palabra)) }

    fileprivate func seguido(de otro: Texto) -> Texto {
        Texto("\(espanol) \(otro.espanol)", "\(ingles) \(otro.ingles)")
    }
}
