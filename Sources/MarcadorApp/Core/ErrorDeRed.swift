import Foundation

/// What can go wrong between this application and a server.
nonisolated package enum ErrorDeRed: Error, Hashable, LocalizedError, Sendable {
    /// No answer.
    case sinConexion
    /// An answer that is no success.
    case servidor(codigo: Int)
    /// An answer of another shape than expected.
    case respuestaIncomprensible
    /// A list without anybody in it, where there is always somebody.
    case sinArbitros

    /// What is wrong, in one Spanish sentence.
    package var errorDescription: String? {
        switch self {
        case .sinConexion: "No hay conexión"
        case .servidor(let codigo): "El servidor respondió con el código \(codigo)"
        case .respuestaIncomprensible: "El servidor respondió algo que no se entiende"
        case .sinArbitros: "El servidor no tiene ningún árbitro"
        }
    }
}
