/// The colour of a card; the raw value is what the JSON document says.
public enum ColorDeTarjeta: String, CaseIterable, Codable, Sendable {
    /// A caution.
    case amarilla = "AMARILLA"
    /// A dismissal.
    case roja = "ROJA"

    /// The colour as a Spanish word.
    public var etiqueta: String {
        switch self {
        case .amarilla: "Amarilla"
        case .roja: "Roja"
        }
    }
}

/// What the lessons know can happen in a match.
///
/// What is known beyond it (added time, own goal, penalty) is told by `Incidencia`, which carries one
/// of these.
public enum EventoDePartido: Hashable, Sendable {
    /// A goal; `equipo` is the team it counts for.
    case gol(minuto: Int, jugador: Jugador, equipo: Equipo)
    /// A card.
    case tarjeta(minuto: Int, jugador: Jugador, color: ColorDeTarjeta)
    /// A substitution.
    case cambio(minuto: Int, sale: Jugador, entra: Jugador)

    /// The minute of the match, 0…130, without added time.
    public var minuto: Int {
        switch self {
        case .gol(let minuto, _, _), .tarjeta(let minuto, _, _), .cambio(let minuto, _, _): minuto
        }
    }
}

/// Says an event in Spanish, in one line: `12' Gol de Ana (Rayo FC)`.
///
/// - Parameter evento: the event.
/// - Returns: the line.
public func describir(_ evento: EventoDePartido) -> String {
    switch evento {
    case .gol(let minuto, let jugador, let equipo):
        "\(minuto)' Gol de \(jugador.nombre) (\(equipo.nombre))"
    case .tarjeta(let minuto, let jugador, let color):
        "\(minuto)' Tarjeta \(color.etiqueta.lowercased()) para \(jugador.nombre)"
    case .cambio(let minuto, let sale, let entra):
        "\(minuto)' Cambio: sale \(sale.nombre), entra \(entra.nombre)"
    }
}
