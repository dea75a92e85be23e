/// Something that happened in a match, with all that is known of it: the lessons' event and what
/// real match reports add.
///
/// It is kept taken apart, because tables and scorers' lists ask every event of every match for its
/// team or its player, and taking an event apart each time costs ten times as much.
public struct Incidencia: Hashable, Sendable {
    // What tables and scorers' lists ask for stands first, so that it is in one line of the processor's
    // cache.
    /// The team that a goal counts for; nil when it is no goal.
    let equipo: Equipo?
    /// Whether it is a goal that is in somebody's tally.
    let esGolDeAlguien: Bool
    /// The colour of the card; nil when it is none.
    let tarjeta: ColorDeTarjeta?
    /// How the goal was scored; `.jugada` for everything that is no goal.
    public let clase: ClaseDeGol
    /// False when nobody wrote the minute down; the event then carries minute 0.
    public let minutoConocido: Bool
    /// Who scored, was shown the card, or went off.
    let protagonista: Jugador
    private let minuto: Int
    /// Minutes of added time on top of the event's minute; 0 in normal play.
    public let anadido: Int
    /// The identity that whoever marked it gave it; nil when nobody did.
    public let id: Identificador?
    private let entra: Jugador?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - evento: what happened.
    ///   - anadido: minutes of added time.
    ///   - minutoConocido: whether the event's minute is the real one.
    ///   - clase: how the goal was scored.
    ///   - id: the identity that whoever marked it gave it.
    public init(
        _ evento: EventoDePartido, anadido: Int = 0, minutoConocido: Bool = true,
        clase: ClaseDeGol = .jugada, id: Identificador? = nil
    ) {
        self.anadido = anadido
        self.minutoConocido = minutoConocido
        self.clase = clase
        self.id = id
        minuto = evento.minuto
        switch evento {
        case .gol(_, let jugador, let equipo):
            (protagonista, self.equipo, tarjeta, entra) = (jugador, equipo, nil, nil)
        case .tarjeta(_, let jugador, let color):
            (protagonista, equipo, tarjeta, entra) = (jugador, nil, color, nil)
        case .cambio(_, let sale, let entra):
            (protagonista, equipo, tarjeta, self.entra) = (sale, nil, nil, entra)
        }
        esGolDeAlguien = equipo != nil && clase != .enPropia && protagonista != .sinIdentificar
    }

    /// What happened.
    public var evento: EventoDePartido {
        if let equipo { return .gol(minuto: minuto, jugador: protagonista, equipo: equipo) }
        if let entra { return .cambio(minuto: minuto, sale: protagonista, entra: entra) }
        return .tarjeta(minuto: minuto, jugador: protagonista, color: tarjeta ?? .amarilla)
    }

    /// The same at another minute, which is known then.
    ///
    /// - Parameter minuto: the minute of the match, without added time.
    /// - Returns: what happened, with its identity.
    public func en(minuto: Int) -> Incidencia {
        let evento: EventoDePartido =
            switch self.evento {
            case .gol(_, let jugador, let equipo):
                .gol(minuto: minuto, jugador: jugador, equipo: equipo)
            case .tarjeta(_, let jugador, let color):
                .tarjeta(minuto: minuto, jugador: jugador, color: color)
            case .cambio(_, let sale, let entra):
                .cambio(minuto: minuto, sale: sale, entra: entra)
            }
        return Incidencia(evento, clase: clase, id: id)
    }

    /// When it happened; nil when it is not known.
    public var momento: Momento? {
        minutoConocido ? Momento(minuto: minuto, anadido: anadido) : nil
    }

    /// Who gets the goal in the scorers' list: nil for own goals, unknown scorers and no goals.
    public var goleador: (jugador: Jugador, equipo: Equipo)? {
        guard esGolDeAlguien, let equipo else { return nil }
        return (protagonista, equipo)
    }
}
