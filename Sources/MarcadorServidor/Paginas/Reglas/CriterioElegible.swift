import MarcadorApp
import Torneo

/// A criterion as a form offers it; the details of head-to-head have fields of their own.
struct CriterioElegible: RawRepresentable, CaseIterable, Hashable {
    /// The criterion; head-to-head without its details.
    let criterio: Criterio

    static let allCases: [CriterioElegible] =
        Medida.allCases.map { CriterioElegible(.general($0)) }
        + [
            CriterioElegible(.enfrentamientos(Enfrentamientos([]))), CriterioElegible(.conducta),
            CriterioElegible(.decision), CriterioElegible(.sorteo),
        ]

    /// What is chosen to have a criterion.
    init(_ criterio: Criterio) {
        if case .enfrentamientos = criterio {
            self.criterio = .enfrentamientos(Enfrentamientos([]))
        } else {
            self.criterio = criterio
        }
    }

    /// What a form says; nil for what no form offers.
    init?(rawValue: String) {
        guard let suyo = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = suyo
    }

    /// What forms and documents call it.
    var rawValue: String {
        switch criterio {
        case .general(let medida): medida.rawValue
        case .enfrentamientos: "enfrentamientos"
        case .conducta: "conducta"
        case .sorteo: "sorteo"
        case .decision: "decision"
        }
    }

    /// What people call it.
    var texto: Texto {
        if case .enfrentamientos = criterio { return .entreLosEmpatados }
        return .criterio(criterio)
    }
}
