import Observation

/// What the screen of a chronicle shows.
nonisolated package struct CronicaUiState: Hashable, Sendable {
    /// The chronicle; nil when there is no such match.
    package var cronica: Cronica?
    /// Whether it is being published.
    package var publicando = false
    /// What came of publishing it.
    package var desenlace: Desenlace?

    /// What came of publishing.
    nonisolated package enum Desenlace: Hashable, Sendable {
        /// Published, with this number.
        case publicada(Int)
        /// Not published, and why.
        case fallida(PublicarCronica.Fallo)
    }

    /// The outcome as the lessons' Spanish sentence.
    package var mensaje: String? {
        switch desenlace {
        case nil: nil
        case .publicada(let id): "Crónica publicada con el n.º \(id)"
        case .fallida(let fallo): fallo.frase
        }
    }
}

/// The screen of the chronicle of one match.
@MainActor
@Observable
package final class CronicaViewModel {
    private var publicando = false
    private var desenlace: CronicaUiState.Desenlace?
    /// The numbers it has been published with since the application began.
    package private(set) var numeros: Set<Int> = []

    @ObservationIgnored private var envio: Task<CronicaUiState.Desenlace, Never>?
    @ObservationIgnored private let partidoId: Int
    @ObservationIgnored private let publicarCronica: PublicarCronica

    /// The screen of a match's chronicle.
    package init(partidoId: Int, publicarCronica: PublicarCronica) {
        self.partidoId = partidoId
        self.publicarCronica = publicarCronica
    }

    /// What the screen shows; a goal that falls meanwhile is in it.
    package var uiState: CronicaUiState {
        let cronica = publicarCronica.redactar(partidoId: partidoId)
        return CronicaUiState(
            cronica: cronica, publicando: publicando,
            desenlace: cronica == nil ? .fallida(.noExisteElPartido(partidoId)) : desenlace)
    }

    /// Publishes it; who comes while it is being published waits for that one.
    package func publicar() async { _ = await publicada() }

    /// Publishes it and says what came of it.
    ///
    /// - Returns: what came of it.
    package func publicada() async -> CronicaUiState.Desenlace {
        if let envio { return await envio.value }
        publicando = true
        desenlace = nil
        let nuevo = Task { await enviar() }
        envio = nuevo
        return await nuevo.value
    }

    private func enviar() async -> CronicaUiState.Desenlace {
        let llegado: CronicaUiState.Desenlace =
            switch await publicarCronica(partidoId: partidoId) {
            case .success(let id): .publicada(id)
            case .failure(let fallo): .fallida(fallo)
            }
        desenlace = llegado
        if case .publicada(let numero) = llegado { numeros.insert(numero) }
        publicando = false
        envio = nil
        Registro.anotar("crónica: \(uiState.mensaje ?? "")")
        return llegado
    }
}
