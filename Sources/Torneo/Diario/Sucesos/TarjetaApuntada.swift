/// A card.
public struct TarjetaApuntada: SucesoDePartido {
    static let tipo = "tarjeta"

    /// The number of the match, from 1.
    public let partido: Int
    /// The side of who was shown it.
    public let bando: Bando
    /// Who was shown it.
    public let jugador: Jugador
    /// Its colour.
    public let color: ColorDeTarjeta
    /// When; nil when nobody wrote it down.
    public let momento: Momento?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partido: the number of the match.
    ///   - bando: the side.
    ///   - jugador: who was shown it.
    ///   - color: its colour.
    ///   - momento: when; nil when nobody wrote it down.
    public init(
        partido: Int, bando: Bando, jugador: Jugador, color: ColorDeTarjeta, momento: Momento?
    ) {
        self.partido = partido
        self.bando = bando
        self.jugador = jugador
        self.color = color
        self.momento = momento
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        bando = try lector.palabra(.bando)
        jugador = try Jugador(lector.objeto(.jugador))
        color = try lector.palabra(.color)
        momento = try Momento(apuntadoEn: lector)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.anadido, momento.flatMap { $0.anadido == 0 ? nil : $0.anadido })
        json.texto(.bando, bando.rawValue)
        json.texto(.color, color.rawValue)
        json.objeto(.jugador) { jugador.escribir(en: &$0) }
        json.entero(.minuto, momento?.minuto)
        json.entero(.partido, partido)
    }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        try encuentro.exigir(jugador, en: bando)
        try encuentro.anotar(
            Incidencia(
                .tarjeta(minuto: momento?.minuto ?? 0, jugador: jugador, color: color),
                anadido: momento?.anadido ?? 0, minutoConocido: momento != nil, id: id))
    }
}
