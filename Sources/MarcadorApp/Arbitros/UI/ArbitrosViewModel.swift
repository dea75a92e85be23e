import Observation

/// What the screen of the referees shows.
///
/// All three can hold at once: a list, a refresh under way and a notice that the last one failed.
nonisolated package struct ArbitrosUiState: Hashable, Sendable {
    /// The saved list.
    package var arbitros: [Arbitro]
    /// Whether the server is being asked.
    package var refrescando: Bool
    /// Why the last refresh failed.
    package var error: String?

    /// Makes one.
    package init(arbitros: [Arbitro] = [], refrescando: Bool = false, error: String? = nil) {
        self.arbitros = arbitros
        self.refrescando = refrescando
        self.error = error
    }
}

/// The screen of the referees.
@MainActor
@Observable
package final class ArbitrosViewModel {
    /// Whether the server is being asked.
    package private(set) var refrescando = false
    /// Why the last refresh failed, also while the next one is under way; nil when it did not.
    package private(set) var fallo: (any Error)?

    @ObservationIgnored private var pregunta: Task<(any Error)?, Never>?
    @ObservationIgnored private let repositorio: any ArbitrosRepositorio

    /// The screen over a repository.
    package init(repositorio: any ArbitrosRepositorio) { self.repositorio = repositorio }

    /// What the screen shows.
    package var uiState: ArbitrosUiState {
        ArbitrosUiState(
            arbitros: repositorio.arbitros, refrescando: refrescando,
            error: fallo?.frase)
    }

    /// The screen was opened: what is saved is there, and the list is refreshed meanwhile.
    ///
    /// A notice that the last refresh failed stays until this one has come to something.
    package func abrir() { _ = preguntado() }

    /// Refreshes the list, on pulling it down or on «Actualizar».
    ///
    /// Who comes while a refresh is under way waits for that one.
    package func refrescar() async { _ = await refrescado() }

    /// Refreshes the list and says what came of it.
    ///
    /// - Returns: why it failed, or nil.
    package func refrescado() async -> (any Error)? {
        fallo = nil
        return await preguntado().value
    }

    private func preguntado() -> Task<(any Error)?, Never> {
        if let pregunta { return pregunta }
        refrescando = true
        let nueva = Task { await preguntar() }
        pregunta = nueva
        return nueva
    }

    private func preguntar() async -> (any Error)? {
        do {
            try await repositorio.refrescar()
            fallo = nil
        } catch {
            fallo = error
            Registro.anotar("árbitros: no se pudieron refrescar (\(error.frase))")
        }
        refrescando = false
        pregunta = nil
        return fallo
    }
}
