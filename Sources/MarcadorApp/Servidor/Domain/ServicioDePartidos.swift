package import Torneo

/// What can be asked of a Marcador server to follow and to mark its matches.
package protocol ServicioDePartidos {
    /// The tournaments of the server.
    ///
    /// - Throws: `FalloDelServidor`.
    func torneos() async throws -> [TorneoDTO]

    /// What whoever asks may do.
    ///
    /// - Parameter secreto: that of a link; nil for whoever comes without one.
    /// - Returns: the role and what it allows.
    /// - Throws: `FalloDelServidor`; `.faltaEnlace` when the link counts no more.
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
    /// - Parameters:
    ///   - partido: the match as it was last told.
    ///   - torneo: the id of its tournament.
    ///   - duracion: minutes; nil for what the server proposes.
    ///   - id: the identity of the kick-off.
    /// - Returns: the match as it stands.
    /// - Throws: `FalloDelServidor`; with `.red` nobody knows whether it has begun.
    func empezar(
        _ partido: PartidoDTO, de torneo: String, duracion: Int?, id: Identificador
    ) async throws -> PartidoDTO

    /// Sends a goal or what takes one back; with the same identity, it counts once.
    ///
    /// Returns when the server has written it down.
    ///
    /// - Throws: `FalloDelServidor`; with `.red` nobody knows whether it arrived.
    func enviar(_ marca: MarcaPendiente) async throws

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
