/// A goal.
public struct GolApuntado: SucesoDePartido {
    static let tipo = "gol"

    /// The number of the match, from 1.
    public let partido: Int
    /// The side it counts for.
    public let bando: Bando
    /// Who scored; of the other side when it is an own goal.
    public let jugador: Jugador
    /// When; nil when nobody wrote it down.
    public let momento: Momento?
    /// How.
    public let clase: ClaseDeGol

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partido: the number of the match.
    ///   - bando: the side it counts for.
    ///   - jugador: who scored.
    ///   - momento: when; nil when nobody wrote it down.
    ///   - clase: how.
    public init(
        partido: Int, bando: Bando, jugador: Jugador, momento: Momento?,
        clase: ClaseDeGol = .jugada
    ) {
        self.partido = partido
        self.bando = bando
        self.jugador = jugador
        self.momento = momento
        self.clase = clase
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        partido = try lector.entero(.partido)
        bando = try lector.palabra(.bando)
        jugador = try Jugador(lector.objeto(.jugador))
        momento = try Momento(apuntadoEn: lector)
        clase = lector.tiene(.clase) ? try lector.palabra(.clase) : .jugada
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.entero(.anadido, momento.flatMap { $0.anadido == 0 ? nil : $0.anadido })
        json.texto(.bando, bando.rawValue)
        json.texto(.clase, clase == .jugada ? nil : clase.rawValue)
        json.objeto(.jugador) { jugador.escribir(en: &$0) }
        json.entero(.minuto, momento?.minuto)
        json.entero(.partido, partido)
    }

    func aplicar(a encuentro: inout Partido, id: Identificador) throws(RechazoDeApunte) {
        try encuentro.exigir(jugador, en: clase == .enPropia ? bando.contrario : bando)
        try encuentro.anotar(
            Incidencia(
                .gol(
                    minuto: momento?.minuto ?? 0, jugador: jugador,
                    equipo: encuentro.equipo(de: bando)),
                anadido: momento?.anadido ?? 0, minutoConocido: momento != nil, clase: clase,
                id: id))
        if encuentro.ficha.estado == .finalizado { encuentro.ficha.confianza = .provisional }
    }
}

extension Momento {
    /// Reads when something happened; nil when nobody wrote it down.
    ///
    /// - Throws: `ErrorDeApunte`, with the place.
    init?(apuntadoEn lector: LectorDeApunte) throws(ErrorDeApunte) {
        guard lector.tiene(.minuto) else { return nil }
        self.init(
            minuto: try lector.entero(.minuto),
            anadido: lector.tiene(.anadido) ? try lector.entero(.anadido) : 0)
    }
}
