import Torneo

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
        guard contenedor.partidoEnJuego.enJuego != partido else { throw .sinTerminar(partido) }
        let motivo = motivo?.conBlancosSueltos
        if motivo == nil { try exigirSinConfirmar(partido) }
        guard motivo?.esUnMotivo ?? true else { throw .rechazado(.faltaElMotivo) }
        guard resultado.esPosible else { throw .resultadoImposible(partido) }
        guard partidos.seSabeQuienJuega(partido) else { throw partidos.porSaber(partido) }
        if let objecion = partidos.objecion(a: resultado, en: partido) { throw objecion }
        let traba = partidos.impedimento(de: partido) { $0 = $0.terminando(con: resultado) }
        if let traba { throw FalloDeOrden(traba, en: partido) }
        contenedor.partidoEnJuego.directo(id: partido)?.corregir(a: resultado.marcador)
        partidos.poner(resultado, en: partido, porque: motivo, apunte: id, por: autor)
        if contenedor.partidoEnJuego.directo(id: partido) == nil { pantallas.cerrar(partido) }
        try await asegurar { try await partidos.asegurar() }
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
