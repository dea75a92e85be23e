/// How a match ended, from somebody who knows only the numbers: no scorers and no minutes.
///
/// Goals that nobody marked are nobody's and stay distinguishable from those that were marked.
public struct ResultadoApuntado: SucesoDePartido {
    static let tipo = "resultado"

    /// The number of the match, from 1.
    public let partido: Int
    /// How it ended.
    public let resultado: ResultadoAMano
    /// Why a result that was confirmed is changed; nil for any other.
    public let motivo: String?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partido: the number of the match.
    ///   - resultado: how it ended.
    ///   - motivo: why a result that was confirmed is changed.
    public init(partido: Int, resultado: ResultadoAMano, motivo: String? = nil) {
        self.partido = partido
        self.motivo = motivo
        self.resultado = resultado
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        motivo = lector.tiene(.motivo) ? try lector.texto(.motivo) : nil
        resultado = ResultadoAMano(
            try Marcador(apuntadoEn: lector),
            prorroga: lector.tiene(.prorroga)
                ? try Marcador(apuntadoEn: lector.objeto(.prorroga)) : nil,
            tanda: lector.tiene(.tanda) ? try Marcador(apuntadoEn: lector.objeto(.tanda)) : nil)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.local, resultado.reglamentario.local)
        json.texto(.motivo, motivo)
        json.entero(.partido, partido)
        if let prorroga = resultado.prorroga {
            json.objeto(.prorroga) { prorroga.escribir(en: &$0) }
        }
        if let tanda = resultado.tanda { json.objeto(.tanda) { tanda.escribir(en: &$0) } }
        json.entero(.visitante, resultado.reglamentario.visitante)
    }

    var valeConfirmado: Bool { motivo != nil }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        guard resultado.esPosible else { throw .noVale(.marcadorImposible(resultado.marcador)) }
        guard motivo?.esUnMotivo ?? true else { throw .faltaElMotivo }
        let confianza = encuentro.ficha.confianza
        encuentro = encuentro.terminando(con: resultado)
        encuentro.ficha.confianza = confianza == .confirmado ? .confirmado : .provisional
        if let motivo { encuentro.ficha.acta.motivoDelCambio = motivo }
    }
}

extension Marcador {
    /// Reads a score.
    ///
    /// - Throws: `ErrorDeApunte`, with the place.
    fileprivate init(apuntadoEn lector: LectorDeApunte) throws(ErrorDeApunte) {
        self.init(local: try lector.entero(.local), visitante: try lector.entero(.visitante))
    }

    fileprivate func escribir(en json: inout EscritorDeApunte) {
        json.entero(.local, local)
        json.entero(.visitante, visitante)
    }
}
