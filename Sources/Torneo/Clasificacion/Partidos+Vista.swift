extension [Partido] {
    /// The league table of a part of these matches.
    ///
    /// Matches beyond it are still to be played, as they were then. Adjustments that were decided
    /// later than a day that is asked for do not count.
    ///
    /// - Parameters:
    ///   - vista: which part.
    ///   - equipos: teams that appear even when they are in no match.
    ///   - reglamento: what decides.
    ///   - resoluciones: what the organiser has decided about the teams.
    /// - Returns: the rows from first to last; those that share a place by name.
    /// - Complexity: O(events + n log n) in the number of matches.
    public func tablaDePosiciones(
        vista: VistaDeTabla, equipos: [Equipo] = [],
        reglamento: any Reglamento = ReglamentoLiga(),
        resoluciones: Resoluciones<Equipo> = Resoluciones()
    ) -> [FilaDePosicion] {
        var decidido = resoluciones
        if case .fecha(let fecha) = vista.hasta {
            decidido.ajustes.removeAll { ajuste in ajuste.dia.map { $0 > fecha.comoNumero } ?? false
            }
        }
        var tabla = TablaAcumulada(
            equipos: equipos, reglamento: reglamento, resoluciones: decidido,
            contandoEnJuego: vista.contandoEnJuego)
        let lados = lados(segun: vista)
        tabla.sumar(todos: self) { lados[$0] }
        return tabla.filas()
    }

    /// For each match, which of its sides count; nil for a match that does not count at all.
    private func lados(segun vista: VistaDeTabla) -> [LadosQueCuentan?] {
        var lados: [LadosQueCuentan?] = map { vista.alcanza($0.ficha) ? vista.lados : nil }
        guard let ultimos = vista.ultimos else { return lados }
        var quedan: [Equipo: Int] = [:]
        for posicion in enOrdenDeJuego.reversed() {
            let partido = self[posicion]
            guard let suyos = lados[posicion], cuenta(partido, en: vista) else { continue }
            let local = suyos != .visitante && quedan[partido.local, default: ultimos] > 0
            let visitante = suyos != .local && quedan[partido.visitante, default: ultimos] > 0
            if local { quedan[partido.local, default: ultimos] -= 1 }
            if visitante { quedan[partido.visitante, default: ultimos] -= 1 }
            switch (local, visitante) {
            case (true, true): lados[posicion] = .ambos
            case (true, false): lados[posicion] = .local
            case (false, true): lados[posicion] = .visitante
            case (false, false): lados[posicion] = nil
            }
        }
        return lados
    }

    private func cuenta(_ partido: Partido, en vista: VistaDeTabla) -> Bool {
        let estado = partido.ficha.estado
        return estado.tieneResultado || estado == .dobleIncomparecencia
            || (vista.contandoEnJuego && estado == .enJuego)
    }

    /// The positions of the matches from the earliest to the latest: by day, hour and round where they are
    /// known, else as they stand.
    var enOrdenDeJuego: [Int] {
        let momentos = map { partido in
            let cuando = partido.ficha.programacion
            let hora = cuando?.hora
            return (
                cuando?.fecha.comoNumero ?? 0, (hora?.hora ?? 0) * 60 + (hora?.minuto ?? 0),
                partido.ficha.numeroDeJornada ?? 0
            )
        }
        return indices.sorted { uno, otro in
            momentos[uno] == momentos[otro] ? uno < otro : momentos[uno] < momentos[otro]
        }
    }
}
