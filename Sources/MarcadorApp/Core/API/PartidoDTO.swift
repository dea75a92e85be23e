package import Torneo

/// A score in the API.
nonisolated package struct MarcadorDTO: Codable, Hashable, Sendable {
    /// Goals of the home side.
    package var local: Int
    /// Goals of the visitors.
    package var visitante: Int
}

/// A match in the API.
nonisolated package struct PartidoDTO: Codable, Hashable, Sendable {
    /// Its number, from 1.
    package var numero: Int
    /// The home side.
    package var local: String
    /// The visitors.
    package var visitante: String
    /// Its state in the competition, as the document names it.
    package var estado: String
    /// What is written down; absent while there is no score.
    package var marcador: MarcadorDTO?
    /// The shoot-out.
    package var tanda: MarcadorDTO?
    /// Whether there was extra time.
    package var prorroga: Bool?
    /// `provisional` or `confirmado`; absent where nobody has said.
    package var confianza: String?
    /// Why the result was changed after it had been confirmed.
    package var motivoDelCambio: String?
    /// The day, `2026-09-05`.
    package var fecha: String?
    /// The local time, `10:30`.
    package var hora: String?
    /// The time zone.
    package var zona: String?
    /// The round.
    package var ronda: String?
    /// The group.
    package var grupo: String?
    /// The pitch.
    package var campo: String?
    /// The match as it is being played, if it is.
    package var directo: DirectoDTO?
    /// The identities of the goals that the scores already count.
    package var marcas: [Identificador]?
    /// What happened; only in the answer about one match.
    package var eventos: [EventoDTO]?
    /// What else would change; only in the preview of a result.
    package var efectos: EfectosDTO?
}

/// A match being played, in the API.
nonisolated package struct DirectoDTO: Codable, Hashable, Sendable {
    /// Minutes played.
    package var minuto: Int
    /// Minutes the match lasts.
    package var duracion: Int
    /// Whether the clock runs.
    package var corriendo: Bool
    /// Whether the match is over.
    package var terminado: Bool
    /// The live score.
    package var marcador: MarcadorDTO
    /// The notice of every quarter of an hour.
    package var ultimoAviso: String
    /// How long a minute takes, in milliseconds.
    package var msPorMinuto: Int
}

/// Something that happened, in the API.
nonisolated package struct EventoDTO: Codable, Hashable, Sendable {
    /// `gol`, `tarjeta` or `cambio`.
    package var tipo: String
    /// The minute, when it is known.
    package var minuto: Int?
    /// Minutes of added time.
    package var anadido: Int?
    /// Who scored or was shown the card, when it is known.
    package var jugador: String?
    /// Their number.
    package var dorsal: Int?
    /// The team that the goal counts for.
    package var equipo: String?
    /// How the goal was scored, when not in play.
    package var clase: String?
    /// The colour of the card.
    package var color: String?
    /// Who goes off.
    package var sale: String?
    /// Who comes on.
    package var entra: String?
    /// The identity that whoever marked it gave it.
    package var id: Identificador?
}
