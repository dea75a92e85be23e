/// A substitution.
public struct CambioApuntado: SucesoDePartido {
    static let tipo = "cambio"

    /// The number of the match, from 1.
    public let partido: Int
    /// The side.
    public let bando: Bando
    /// Who went off.
    public let sale: Jugador
    /// Who came on.
    public let entra: Jugador
    /// When; nil when nobody wrote it down.
    public let momento: Momento?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partido: the number of the match.
    ///   - bando: the side.
    ///   - sale: who went off.
    ///   - entra: who came on.
    ///   - momento: when; nil when nobody wrote it down.
    public init(partido: Int, bando: Bando, sale: Jugador, entra: Jugador, momento: Momento?) {
        self.partido = partido
        self.bando = bando
        self.sale = sale
        self.entra = entra
        self.momento = momento
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        bando = try lector.palabra(.bando)
        sale = try Jugador(lector.objeto(.sale))
        entra = try Jugador(lector.objeto(.entra))
        momento = try Momento(apuntadoEn: lector)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.anadido, momento.flatMap { $0.anadido == 0 ? nil : $0.anadido })
        json.texto(.bando, bando.rawValue)
        json.objeto(.entra) { entra.escribir(en: &$0) }
        json.entero(.minuto, momento?.minuto)
        json.entero(.partido, partido)
        json.objeto(.sale) { sale.escribir(en: &$0) }
    }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        try encuentro.exigir(sale, en: bando)
        try encuentro.exigir(entra, en: bando)
        try encuentro.anotar(
            Incidencia(
                .cambio(minuto: momento?.minuto ?? 0, sale: sale, entra: entra),
                anadido: momento?.anadido ?? 0, minutoConocido: momento != nil, id: id))
    }
}
