import Torneo

extension MesaDelTorneo {
    /// Stands by the result of a match, or does not any more.
    ///
    /// - Parameters:
    ///   - partido: the match.
    ///   - motivo: why its result is not confirmed any more; nil to confirm it.
    ///   - id: the identity that whoever asks gave it.
    ///   - autor: who asks.
    /// - Throws: `FalloDeOrden`; nothing has changed then, except with `.disco`.
    func confirmar(
        _ partido: Int, retirandoPor motivo: String?, id: Identificador?, por autor: Autor
    ) async throws(FalloDeOrden) {
        let partidos = contenedor.partidos
        guard let numero = partidos.numero(de: partido) else { throw .noExisteElPartido(partido) }
        guard contenedor.partidoEnJuego.enJuego != partido else { throw .sinTerminar(partido) }
        let suceso = ConfirmacionApuntada(partido: numero, retiradaPor: motivo?.conBlancosSueltos)
        let repetido = try yaApuntado(id) {
            if case .confirmacion(let suya) = $0 {
                suya.partido == numero && (suya.retiradaPor == nil) == (motivo == nil)
            } else {
                false
            }
        }
        if repetido == nil {
            do throws(RechazoDeApunte) {
                try partidos.anotar(.confirmacion(suceso), id: id, por: autor)
            } catch {
                throw .rechazado(error)
            }
        }
        try await asegurar { try await partidos.asegurar() }
    }

    /// Refuses what would change a result that is confirmed.
    func exigirSinConfirmar(_ partido: Int) throws(FalloDeOrden) {
        guard contenedor.partidos.partido(id: partido)?.ficha.confianza == .confirmado else {
            return
        }
        throw .rechazado(.confirmado(contenedor.partidos.numero(de: partido) ?? partido))
    }
}

extension String {
    /// The same with single blanks between the words and none around them.
    nonisolated package var conBlancosSueltos: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
