package import Torneo

/// A side of a match.
nonisolated package enum Lado: String, Codable, Hashable, CaseIterable, Sendable {
    /// The home side.
    case local
    /// The visitors.
    case visitante
}

extension Partido {
    /// The team of a side.
    nonisolated package func equipo(_ lado: Lado) -> Equipo {
        switch lado {
        case .local: local
        case .visitante: visitante
        }
    }
}
