/// Why something written is not an entry, and where in it.
public struct ErrorDeApunte: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Motivo: Hashable, Sendable {
        /// It is not JSON.
        case noEsJson
        /// A key is missing.
        case falta
        /// The value is of another type, or means nothing.
        case noVale(esperado: String)
        /// An event of a kind that this version does not know.
        case tipoDesconocido(String)
    }

    /// What is wrong.
    public let motivo: Motivo
    /// The path, such as `suceso.partido`.
    public let lugar: String
}

extension ErrorDeApunte: CustomStringConvertible {
    /// What is wrong and where, in one Spanish sentence.
    public var description: String {
        switch motivo {
        case .noEsJson: "No es JSON válido"
        case .falta: "Falta «\(lugar)»"
        case .noVale(let esperado): "«\(lugar)» tiene que ser \(esperado)"
        case .tipoDesconocido(let tipo):
            "No se conoce el tipo «\(tipo)» (en «\(lugar)»): lo escribió un Marcador más nuevo"
        }
    }
}
