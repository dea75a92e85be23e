extension PartidoAjeno {
    /// Which side is called so, whatever the case of the letters.
    func lado(llamado nombre: String) -> Bando? {
        let nombre = nombre.lowercased()
        if local.lowercased() == nombre { return .local }
        return visitante.lowercased() == nombre ? .visitante : nil
    }

    /// Takes over what the line says about the score and the state.
    mutating func poner(_ resultado: ResultadoDeTxt?, estado: EstadoDeTxt?) {
        marcador = resultado?.marcador
        if let marcador, !marcador.esPosible {
            avisar("el marcador \(marcador) no se entiende")
            self.marcador = nil
        } else if let resultado {
            ficha.prorroga = resultado.huboProrroga
            ficha.tanda = resultado.tanda
            acta.descanso = resultado.descanso
            acta.reglamentario = resultado.conProrroga == nil ? nil : resultado.reglamentario
        }
        ficha.estado = marcador == nil ? .programado : .finalizado
        guard let estado else { return }
        switch estado.cual {
        case .aplazado: ficha.estado = .aplazado
        case .suspendido: ficha.estado = .suspendido
        case .anulado: ficha.estado = .anulado
        case .ausentes: ficha.estado = .dobleIncomparecencia
        case .enJuego: ficha.estado = .enJuego
        case .repetido: break
        case .adjudicado:
            guard let otorgado = estado.otorgado ?? marcador else {
                return avisar("consta como adjudicado y no trae marcador")
            }
            ficha.estado = .adjudicado(otorgado)
            marcador = estado.original ?? (estado.otorgado == nil ? otorgado : marcador)
        }
    }
}

extension Marcador {
    /// Whether a match can end so.
    var esPosible: Bool {
        Partido.golesPosibles.contains(local) && Partido.golesPosibles.contains(visitante)
    }
}
