package import Torneo

/// What the screen of a match shows.
nonisolated package enum MarcadorUiState: Hashable, Sendable {
    /// Nothing yet.
    case cargando
    /// A sentence instead of a match.
    case error(String)
    /// The match.
    case exito(Exito)

    /// The match as it stands.
    nonisolated package struct Exito: Hashable, Sendable {
        /// The number of the match.
        package let partidoId: Int
        /// The match as it is written down.
        package let partido: Partido
        /// The live score.
        package let marcador: Marcador
        /// Minutes played.
        package let minuto: Int
        /// Whether the clock runs.
        package let corriendo: Bool
        /// The last notice.
        package let ultimoAviso: String
        /// Minutes the match lasts.
        package let duracion: Int
    }
}
