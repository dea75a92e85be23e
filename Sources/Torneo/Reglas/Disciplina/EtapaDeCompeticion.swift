/// A stage of a competition, as far as disciplinary rules speak of it.
///
/// The later one is the greater.
public enum EtapaDeCompeticion: String, CaseIterable, Hashable, Sendable {
    /// The group or league stage.
    case grupos
    /// The round of 64.
    case treintaidosavos
    /// The round of 32.
    case dieciseisavos
    /// The round of 16.
    case octavos
    /// The quarter-finals.
    case cuartos
    /// The semi-finals.
    case semifinales
    /// The final and the match for the third place.
    case final
}

extension EtapaDeCompeticion: Comparable {
    /// The earlier stage comes first.
    public static func < (una: Self, otra: Self) -> Bool { una.orden < otra.orden }

    private var orden: Int {
        switch self {
        case .grupos: 0
        case .treintaidosavos: 1
        case .dieciseisavos: 2
        case .octavos: 3
        case .cuartos: 4
        case .semifinales: 5
        case .final: 6
        }
    }
}
