package import Torneo

/// What the screen of a followed match shows.
nonisolated package enum PartidoSeguidoUiState: Hashable, Sendable {
    /// A sentence instead of a match.
    case error(Texto)
    /// The match.
    case exito(Exito)

    /// The match as it stands, with this device's marks.
    nonisolated package struct Exito: Hashable, Sendable {
        /// The home side.
        package let local: String
        /// The visitors.
        package let visitante: String
        /// The score with the marks that the server does not count yet.
        package let marcador: Marcador
        /// The minute, also while nothing is heard; nil when it is not played.
        package let minuto: Int?
        /// Where it stands.
        package let estado: Texto
        /// Why this device may not mark its goals, and what to do; nil when it may.
        package let porQueNo: Texto?
        /// Whether this device may mark its goals, as far as was known last.
        package var sePuedeMarcar: Bool { porQueNo == nil }
        /// Whether it can begin: it is not played, nobody else has begun it, and this device may.
        package let sePuedeEmpezar: Bool
        /// When it is played; nil when nobody has said.
        package let cuando: Texto?
        /// How it stands with what was written down: provisional, confirmed, why it was changed, the
        /// shoot-out.
        package let acta: [Texto]
        /// What happened, as it was written down.
        package let sucesos: [EventoDTO]
    }
}
