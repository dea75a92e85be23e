/// How a match ended.
public enum Resultado: Hashable, Sendable {
    /// Somebody won.
    case victoria(ganador: Equipo, perdedor: Equipo)
    /// Nobody did.
    case empate

    /// The result as a Spanish headline.
    public var titular: String {
        switch self {
        case .victoria(let ganador, _): "Gana \(ganador.nombre)"
        case .empate: "Empate"
        }
    }
}
