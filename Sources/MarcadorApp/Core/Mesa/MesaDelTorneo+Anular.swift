import Torneo

extension MesaDelTorneo {
    /// Lets an entry not count, and brings the match in play up to date with that.
    ///
    /// - Parameters:
    ///   - apunte: the entry.
    ///   - motivo: why, where it is part of a confirmed result.
    ///   - id: the identity that whoever undoes gave it.
    ///   - autor: who undoes.
    /// - Returns: the number of the entry that says so.
    /// - Throws: `FalloDeOrden`; nothing has changed then, except with `.disco`.
    func anular(
        _ apunte: Identificador, porque motivo: String?, id: Identificador?, por autor: Autor
    ) async throws(FalloDeOrden) -> Hecho {
        let partidos = contenedor.partidos
        let repetido = id.flatMap { partidos.apuntado.lugar(de: $0) } != nil
        let partido = partidos.partidoDelApunte(apunte)
        if !repetido, let partido { try permitirAnular(apunte, de: partido) }
        let suyo: Apunte
        // A reason is kept where one is asked for: everybody reads it as that of a change.
        let libro = partidos.apuntado
        let toca = libro.lugar(de: apunte).map { !libro.confirmados(por: $0).isEmpty } ?? false
        let dicho = toca ? motivo?.conBlancosSueltos : nil
        do throws(RechazoDeApunte) {
            suyo = try partidos.anotar(
                .anulacion(Anulacion(de: apunte, motivo: dicho)), id: id, por: autor)
        } catch {
            throw .rechazado(error)
        }
        if let partido, !repetido { ponerAlDia(partido) }
        try await asegurar { try await partidos.asegurar() }
        return .apuntado((partidos.apuntado.lugar(de: suyo.id) ?? 0) + 1)
    }

    /// While a match is played, only what was marked since its kick-off can be undone: the rest is
    /// what it is played from.
    private func permitirAnular(
        _ apunte: Identificador, de partido: Int
    ) throws(FalloDeOrden) {
        guard contenedor.partidoEnJuego.enJuego == partido else { return }
        guard contenedor.partidos.seMarcoEnJuego(apunte, de: partido) else {
            throw .seEstaJugando(partido)
        }
    }

    private func ponerAlDia(_ partido: Int) {
        guard let directo = contenedor.partidoEnJuego.directo(id: partido),
            let encuentro = contenedor.partidos.partido(id: partido)
        else { return }
        if directo.terminado {
            // It has been played: what is written down of it is shown from now on.
            contenedor.partidoEnJuego.cerrar()
            pantallas.cerrar(partido)
        } else {
            directo.poner(aMano: encuentro)
        }
    }
}

extension RepositorioDePartidos {
    /// The match that an entry is about in the end; nil when it is about none.
    func partidoDelApunte(_ id: Identificador) -> Int? {
        let libro = apuntado
        guard let lugar = libro.lugar(de: id), libro.esDeEsteTorneo(lugar) else { return nil }
        return libro.partido(de: lugar).flatMap { identificador(de: $0) }
    }

    /// Whether an entry is about something that was marked since the last kick-off of its match.
    fileprivate func seMarcoEnJuego(_ id: Identificador, de partido: Int) -> Bool {
        let libro = apuntadoSinMirar
        guard var lugar = libro.lugar(de: id) else { return false }
        while let referido = libro.apuntes[lugar].suceso.referido,
            let suyo = libro.lugar(de: referido)
        {
            lugar = suyo
        }
        switch libro.apuntes[lugar].suceso {
        case .gol, .tarjeta, .cambio: break
        default: return false
        }
        let saque = numero(de: partido).flatMap { numero in
            libro.lugares(dePartido: numero).last { otro in
                guard case .saque = libro.apuntes[otro].suceso else { return false }
                return libro.cuenta(otro)
            }
        }
        return lugar > saque ?? -1
    }
}

extension MesaDelTorneo {
    /// The goal of a match that was marked last and can be taken back now; nil when there is none.
    ///
    /// - Parameter partido: the match.
    /// - Returns: the entry.
    /// - Complexity: O(entries of the match).
    package func ultimoGolDeshacible(de partido: Int) -> LineaDelHistorial? {
        let partidos = contenedor.partidos
        // Observes this match alone: what is marked in another one changes nothing here.
        guard partidos.diarioInaccesible == nil, let encuentro = partidos.partido(id: partido),
            encuentro.ficha.confianza != .confirmado, let numero = partidos.numero(de: partido),
            let gol = partidos.apuntadoSinMirar.ultimoGol(de: numero)
        else { return nil }
        let enJuego = contenedor.partidoEnJuego.enJuego == partido
        return !enJuego || partidos.seMarcoEnJuego(gol.id, de: partido) ? gol : nil
    }
}
