extension Partido {
    /// The match as a table sees it.
    ///
    /// It asks for single fields: copying a match is what costs.
    ///
    /// - Parameter contandoEnJuego: whether it counts as it stands while it is being played.
    /// - Returns: how it stands.
    /// - Complexity: O(events).
    func apunte(contandoEnJuego: Bool) -> EstadoDeApunte {
        switch ficha.estado {
        case .programado, .aplazado: return .pendiente
        case .adjudicado(let marcador): return .adjudicado(marcador.local, marcador.visitante)
        case .finalizado:
            let marcador = marcadorJugado
            return .jugado(marcador.local, marcador.visitante)
        case .suspendido:
            let marcador = marcadorJugado
            return .suspendido(marcador.local, marcador.visitante)
        case .enJuego:
            let marcador = marcadorJugado
            return contandoEnJuego
                ? .provisional(marcador.local, marcador.visitante)
                : .enJuego(marcador.local, marcador.visitante)
        }
    }

    /// Conduct points that the cards of the match take off each side: one deduction a player.
    ///
    /// - Parameter baremo: what cards take off.
    /// - Returns: points of the home side and of the visitors, 0 or more.
    /// - Complexity: O(cards × squad).
    func conducta(segun baremo: BaremoDeTarjetas) -> (local: Int, visitante: Int) {
        var tarjetas: [(jugador: Jugador, amarillas: Int, rojas: Int)] = []
        for incidencia in incidencias {
            guard case .tarjeta(_, let jugador, let color) = incidencia.evento else { continue }
            let suya = tarjetas.firstIndex { $0.jugador == jugador && jugador != .sinIdentificar }
            let posicion = suya ?? tarjetas.count
            if suya == nil { tarjetas.append((jugador, 0, 0)) }
            switch color {
            case .amarilla: tarjetas[posicion].amarillas += 1
            case .roja: tarjetas[posicion].rojas += 1
            }
        }
        var puntos = (local: 0, visitante: 0)
        for tarjeta in tarjetas {
            let suyos = baremo.puntos(amarillas: tarjeta.amarillas, rojas: tarjeta.rojas)
            if local.plantilla.contains(tarjeta.jugador) {
                puntos.local += suyos
            } else if visitante.plantilla.contains(tarjeta.jugador) {
                puntos.visitante += suyos
            }
        }
        return puntos
    }
}
