/// What a row of the table of events is.
enum TipoDeFilaCsv: String, CaseIterable {
    case gol, penalti, propia, amarilla, roja, cambio
    case titular, capitan, entrenador, lanzamiento, fallo, arbitro

    init?(_ escrito: String) {
        if let tipo = Self(rawValue: escrito) {
            self = tipo
            return
        }
        switch escrito {
        case "goal": self = .gol
        case "penalty": self = .penalti
        case "own goal", "owngoal", "gol en propia": self = .propia
        case "yellow", "yellow card": self = .amarilla
        case "red", "red card": self = .roja
        case "substitution", "sub": self = .cambio
        default: return nil
        }
    }

    var clase: ClaseDeGol {
        switch self {
        case .penalti: .penalti
        case .propia: .enPropia
        default: .jugada
        }
    }
}
