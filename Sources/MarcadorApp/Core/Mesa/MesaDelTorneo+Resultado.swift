package import Torneo

extension MesaDelTorneo {
    /// Writes down how a match ended; its screen, and those of the matches that follow, begin anew.
    ///
    /// An identity that was said already changes nothing.
    func poner(
        _ resultado: ResultadoAMano, en partido: Int, porque motivo: String?, id: Identificador?,
        por autor: Autor
    ) async throws(FalloDeOrden) {
        let partidos = contenedor.partidos
        guard partidos.existe(partido) else { throw .noExisteElPartido(partido) }
        let numero = partidos.numero(de: partido)
        let repetido = try yaApuntado(id) {
            if case .resultado(let suyo) = $0 { suyo.partido == numero } else { false }
        }
        guard repetido == nil else { return try await asegurar { try await partidos.asegurar() } }
        let dicho = try comprobar(resultado, en: partido, porque: motivo)
        contenedor.partidoEnJuego.directo(id: partido)?.corregir(a: resultado.marcador)
        partidos.poner(resultado, en: partido, porque: dicho, apunte: id, por: autor)
        if contenedor.partidoEnJuego.directo(id: partido) == nil { pantallas.cerrar(partido) }
        try await asegurar { try await partidos.asegurar() }
    }

    /// What a result, or its correction, would change besides the match; nothing is changed.
    ///
    /// - Parameters:
    ///   - resultado: how the match would have ended.
    ///   - partido: the number of the match.
    ///   - motivo: why a result that was confirmed would be changed.
    /// - Returns: the match as it would be, and what would follow.
    /// - Throws: `FalloDeOrden`, as the order itself would.
    /// - Complexity: O(tournament).
    package func previa(
        de resultado: ResultadoAMano, en partido: Int, porque motivo: String? = nil
    ) throws(FalloDeOrden) -> (partido: Partido, efectos: EfectosDeUnCambio) {
        let partidos = contenedor.partidos
        guard let numero = partidos.numero(de: partido) else { throw .noExisteElPartido(partido) }
        let dicho = try comprobar(resultado, en: partido, porque: motivo)
        do throws(RechazoDeApunte) {
            let despues = try partidos.documento(
                si: .resultado(
                    ResultadoApuntado(partido: numero, resultado: resultado, motivo: dicho)))
            return (
                despues.partidos[numero - 1],
                EfectosDeUnCambio(de: partidos.documento, a: despues)
            )
        } catch {
            throw .rechazado(error)
        }
    }

    /// Whether a match can have ended so, and what follows from it allows it.
    ///
    /// - Returns: the reason, as it is written down.
    private func comprobar(
        _ resultado: ResultadoAMano, en partido: Int, porque motivo: String?
    ) throws(FalloDeOrden) -> String? {
        let partidos = contenedor.partidos
        guard contenedor.partidoEnJuego.enJuego != partido else { throw .sinTerminar(partido) }
        let motivo = motivo?.conBlancosSueltos
        if motivo == nil { try exigirSinConfirmar(partido) }
        guard motivo?.esUnMotivo ?? true else { throw .rechazado(.faltaElMotivo) }
        guard resultado.esPosible else { throw .resultadoImposible(partido) }
        guard partidos.seSabeQuienJuega(partido) else { throw partidos.porSaber(partido) }
        if let objecion = partidos.objecion(a: resultado, en: partido) { throw objecion }
        let traba = partidos.impedimento(de: partido) { $0 = $0.terminando(con: resultado) }
        if let traba { throw FalloDeOrden(traba, en: partido) }
        return motivo
    }

    /// Pairs the next round of a Swiss tournament.
    func emparejarRonda(por autor: Autor) async throws(FalloDeOrden) {
        do throws(ErrorDeCompeticion) {
            try contenedor.partidos.emparejarRonda(por: autor)
        } catch {
            switch error {
            case .rondaSinTerminar(let ronda): throw .rondaSinTerminar(ronda)
            case .sinParejasNuevas: throw .sinParejasNuevas
            default: throw .noHayMasRondas
            }
        }
        try await asegurar { try await self.contenedor.partidos.asegurar() }
    }
}

extension FalloDeOrden {
    /// What the bracket has against a change of a match.
    nonisolated init(_ motivo: ErrorDeCompeticion, en partido: Int) {
        switch motivo {
        case .yaHaEmpezado(let siguiente, _):
            self = .siguienteEmpezado(siguiente, partido: partido)
        case .equiposPorSaber(let numero): self = .equiposPorSaber(numero)
        default: self = .resultadoImposible(partido)
        }
    }
}
