/// What put two neighbours of a table apart.
public enum MotivoDeDesempate: Hashable, Sendable {
    /// A measure over all matches.
    case general(Medida)
    /// A measure over the matches between those that were level.
    case directo(Medida)
    /// Conduct points.
    case conducta
    /// Lots.
    case sorteo
    /// The organiser's decision, or a match for the place.
    case decision
    /// One of them withdrew.
    case retirada
    /// Nothing: they share the place.
    case ninguno

    /// What documents call it: `diferencia`, `directo_puntos`, `sorteo`.
    public var nombre: String {
        switch self {
        case .general(let medida): medida.rawValue
        case .directo(let medida): "directo_" + medida.rawValue
        case .conducta: "conducta"
        case .sorteo: "sorteo"
        case .decision: "decision"
        case .retirada: "retirada"
        case .ninguno: "ninguno"
        }
    }

    /// Whether what it measured can be read off a team's own sums at any time.
    var midePropio: Bool {
        if case .general(let medida) = self { return medida.valeEntreEmpatados }
        return true
    }
}
