import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What can go wrong between this application and a server.
nonisolated package enum ErrorDeRed: Error, Hashable, LocalizedError, Sendable {
    /// No answer.
    case sinConexion
    /// The system does not let anybody connect there without encryption.
    case sinCifrar
    /// An answer that is no success.
    case servidor(codigo: Int)
    /// An answer of another shape than expected.
    case respuestaIncomprensible
    /// A list without anybody in it, where there is always somebody.
    case sinArbitros

    /// What a client library says, as one of these.
    ///
    /// - Parameter error: what it says when no answer came.
    package init(deLaBiblioteca error: any Error) {
        let codigo = (error as? URLError)?.code
        self =
            codigo == .appTransportSecurityRequiresSecureConnection ? .sinCifrar : .sinConexion
    }

    /// What is wrong, in one Spanish sentence.
    package var errorDescription: String? {
        switch self {
        case .sinConexion: "No hay conexión"
        case .sinCifrar: Texto.conexionSinCifrar.espanol
        case .servidor(let codigo): "El servidor respondió con el código \(codigo)"
        case .respuestaIncomprensible: "El servidor respondió algo que no se entiende"
        case .sinArbitros: "El servidor no tiene ningún árbitro"
        }
    }
}
