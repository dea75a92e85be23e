extension EstadoDeApunte {
    /// How a match stands, as a table sees it.
    ///
    /// - Parameters:
    ///   - estado: how it stands in the competition.
    ///   - contandoEnJuego: whether it counts as it stands while it is being played.
    ///   - marcador: what was scored on the pitch; only asked for where it matters.
    init(_ estado: EstadoDePartido, contandoEnJuego: Bool, marcador: () -> Marcador) {
        switch estado {
        case .programado, .aplazado: self = .pendiente
        case .anulado: self = .anulado
        case .dobleIncomparecencia: self = .dobleIncomparecencia
        case .adjudicado(let marcador): self = .adjudicado(marcador.local, marcador.visitante)
        case .finalizado:
            let jugado = marcador()
            self = .jugado(jugado.local, jugado.visitante)
        case .suspendido:
            let jugado = marcador()
            self = .suspendido(jugado.local, jugado.visitante)
        case .enJuego:
            let jugado = marcador()
            self =
                contandoEnJuego
                ? .provisional(jugado.local, jugado.visitante)
                : .enJuego(jugado.local, jugado.visitante)
        }
    }
}

extension [Incidencia] {
    /// Conduct points that the cards of a match take off each side: one deduction a player.
    ///
    /// It asks for single fields: copying events is what costs, and most are goals.
    ///
    /// - Parameters:
    ///   - baremo: what cards take off.
    ///   - local: the home side.
    ///   - visitante: the visitors.
    /// - Returns: points of the home side and of the visitors, 0 or more.
    /// - Complexity: O(events + cards × squad).
    func conducta(
        segun baremo: BaremoDeTarjetas, local: Equipo, visitante: Equipo
    ) -> (local: Int, visitante: Int) {
        var puntos = (local: 0, visitante: 0)
        for suyas in tarjetasPorJugador {
            let resta = baremo.puntos(amarillas: suyas.amarillas, rojas: suyas.rojas)
            if local.plantilla.contains(suyas.jugador) {
                puntos.local += resta
            } else if visitante.plantilla.contains(suyas.jugador) {
                puntos.visitante += resta
            }
        }
        return puntos
    }

    /// Whether a card was shown.
    var hayTarjetas: Bool {
        for posicion in indices where self[posicion].tarjeta != nil { return true }
        return false
    }

    /// How many cards of each colour everybody got who got any.
    private var tarjetasPorJugador: [(jugador: Jugador, amarillas: Int, rojas: Int)] {
        var tarjetas: [(jugador: Jugador, amarillas: Int, rojas: Int)] = []
        for posicion in indices {
            guard let color = self[posicion].tarjeta else { continue }
            let jugador = self[posicion].protagonista
            let suya = tarjetas.firstIndex { $0.jugador == jugador } ?? tarjetas.count
            if suya == tarjetas.count { tarjetas.append((jugador, 0, 0)) }
            switch color {
            case .amarilla: tarjetas[suya].amarillas += 1
            case .roja: tarjetas[suya].rojas += 1
            }
        }
        return tarjetas
    }
}
