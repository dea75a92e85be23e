/// How the name of a player is shown to everybody.
public enum VistaDelNombre: String, CaseIterable, Hashable, Sendable {
    /// As it is.
    case entero
    /// The first letter of each word: `A. G.`.
    case iniciales
    /// Not at all: `N. N.`.
    case oculto

    /// What stands for a name that is not shown, in any language.
    public static let nadie = "N. N."

    /// A name as it is shown.
    ///
    /// - Parameter nombre: the name.
    /// - Returns: what everybody sees.
    public func mostrado(_ nombre: String) -> String {
        switch self {
        case .entero: return nombre
        case .oculto: return Self.nadie
        case .iniciales:
            let letras = nombre.split(whereSeparator: \.isWhitespace).compactMap(\.first)
            guard !letras.isEmpty else { return Self.nadie }
            return letras.map { "\($0.uppercased())." }.joined(separator: " ")
        }
    }
}

/// The name of a player of whom everybody sees less.
public struct NombreReservado: Hashable, Sendable {
    /// The name, for organiser and captain.
    public let nombre: String
    /// What everybody sees of it; never all.
    public let vista: VistaDelNombre

    /// Makes one.
    ///
    /// - Parameters:
    ///   - nombre: the name.
    ///   - vista: what everybody sees of it.
    public init(nombre: String, vista: VistaDelNombre) {
        self.nombre = nombre
        self.vista = vista
    }
}
