package import Torneo

/// What can be asked of a Marcador server to follow and to mark its matches.
package protocol ServicioDePartidos {
    /// The tournaments of the server.
    ///
    /// - Throws: `FalloDelServidor`.
    func torneos() async throws -> [TorneoDTO]

    /// What whoever asks may do.
    ///
    /// - Parameter secreto: that of a link; nil for the one that is kept, if any.
    /// - Returns: the role and what it allows.
    /// - Throws: `FalloDelServidor`; a refusal when the link counts no more.
    func sesion(con secreto: String?) async throws -> SesionDTO

    /// The matches of a tournament, without their events.
    ///
    /// - Throws: `FalloDelServidor`.
    func partidos(de torneo: String) async throws -> [PartidoDTO]

    /// One match with its events.
    ///
    /// - Throws: `FalloDelServidor`.
    func partido(_ numero: Int, de torneo: String) async throws -> PartidoDTO

    /// Begins a match; with the same identity, once.
    ///
    /// - Returns: the match as it stands.
    /// - Throws: `FalloDelServidor`; with `.red` nobody knows whether it has begun.
    func empezar(
        _ numero: Int, de torneo: String, duracion: Int?, id: Identificador
    ) async throws -> PartidoDTO

    /// Sends a goal; with the same identity, it counts once.
    ///
    /// - Returns: the goal as it was written down.
    /// - Throws: `FalloDelServidor`; with `.red` nobody knows whether it arrived.
    func enviar(_ marca: MarcaPendiente) async throws -> GolDTO

    /// Listens to what happens in a tournament.
    ///
    /// - Parameters:
    ///   - torneo: the id of the tournament.
    ///   - id: the last event that was seen; nil for the next one only.
    /// - Returns: the events, a few at a time; the first element, empty, says that the server
    ///   listens. It ends when the server hangs up, and throws `FalloDelServidor`.
    func eventos(
        de torneo: String, desde id: String?
    ) -> AsyncThrowingStream<[EventoRecibido], any Error>
}

/// Why a server did not do what it was asked.
nonisolated package enum FalloDelServidor: Error, Hashable, Sendable {
    /// It could not be asked, or did not answer as a Marcador does: later it may.
    case red(ErrorDeRed)
    /// It said no, and will say so again.
    case rechazo(RechazoDeMarca)
    /// It said not now, in its own words.
    case ahoraNo(RechazoDeMarca)

    /// What is wrong, in both languages.
    package var texto: Texto {
        switch self {
        case .red(let error): error.texto
        case .rechazo(let rechazo), .ahoraNo(let rechazo): Texto(literal: rechazo.motivo)
        }
    }

    /// Whether the link is what it will not have, whatever is asked with it.
    var esDelEnlace: Bool {
        guard case .rechazo(let rechazo) = self else { return false }
        return rechazo.codigo == 401
    }

    /// Any error of a service as one of these.
    package init(_ error: any Error) {
        switch error {
        case let fallo as FalloDelServidor: self = fallo
        case let error as ErrorDeRed: self = .red(error)
        default: self = .red(.sinConexion)
        }
    }
}
