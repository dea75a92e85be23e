extension Fecha {
    /// The weekday: 0 for Monday, 6 for Sunday.
    var diaDeLaSemana: Int { ((diasDesde1970 + 3) % 7 + 7) % 7 }
}

extension Partido {
    /// Whether the line has a score: goals of a match that was not played yet are no result.
    var escribeMarcador: Bool {
        switch ficha.estado {
        case .finalizado, .enJuego, .adjudicado: true
        case .suspendido, .anulado, .dobleIncomparecencia: marcadorJugado.goles > 0
        case .programado, .aplazado: false
        }
    }

    /// The score as the text writes it; nil when there is none.
    var resultadoEnTxt: String? {
        let acta = ficha.acta
        let tanda = ficha.tanda.map { "\($0) pen." }
        guard escribeMarcador else { return tanda }
        let marcador = marcador()
        var piezas = [tanda].compactMap(\.self)
        var dentro: [String] = []
        if ficha.prorroga {
            piezas.append("\(marcador) a.e.t.")
            if let reglamentario = acta.reglamentario { dentro.append("\(reglamentario)") }
            if let descanso = acta.descanso {
                dentro.append(dentro.isEmpty ? "HT \(descanso)" : "\(descanso)")
            }
        } else {
            if tanda == nil { piezas.append("\(marcador)") } else { dentro.append("\(marcador)") }
            if let descanso = acta.descanso { dentro.append("\(descanso)") }
        }
        if !dentro.isEmpty { piezas.append("(\(dentro.joined(separator: ", ")))") }
        return piezas.joined(separator: " ")
    }

    /// What brackets say about it; nil when it is played or to be played.
    var estadoEnTxt: String? {
        switch ficha.estado {
        case .programado, .finalizado: nil
        case .enJuego: "live"
        case .aplazado: "postponed"
        case .suspendido: "abandoned"
        case .anulado: "annulled"
        case .dobleIncomparecencia: EstadoDeTxt.nadieVino
        case .adjudicado: "awarded; originally \(marcadorJugado)"
        }
    }
}
