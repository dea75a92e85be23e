import Observation
package import Torneo

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
    @ObservationIgnored private let nuevoId: (() -> Identificador)?
    /// What was tried and not answered, and under which identity; another text is another chronicle.
    @ObservationIgnored private var intento: (cronica: Cronica, uuid: Identificador)?
    @ObservationIgnored private var contestadas: [Identificador: Int] = [:]

    /// The screen of a match's chronicle.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - publicarCronica: the use case.
    ///   - nuevoId: makes the identity of a chronicle, which it keeps until it is answered; nil
    ///     means that chronicles have none.
    package init(
        partidoId: Int, publicarCronica: PublicarCronica, nuevoId: (() -> Identificador)? = nil
    ) {
        self.partidoId = partidoId
        self.publicarCronica = publicarCronica
        self.nuevoId = nuevoId
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
    /// - Parameter id: the identity that whoever asks gives it; asked twice with the same, it is
    ///   published once, and the first number is the answer again.
    /// - Returns: what came of it.
    package func publicada(id: Identificador? = nil) async -> CronicaUiState.Desenlace {
        if let id, let numero = contestadas[id] { return .publicada(numero) }
        let suyo: Task<CronicaUiState.Desenlace, Never>
        if let envio {
            suyo = envio
        } else {
            publicando = true
            desenlace = nil
            suyo = Task { await enviar(id ?? identidad()) }
            envio = suyo
        }
        let llegado = await suyo.value
        if let id, case .publicada(let numero) = llegado { contestadas[id] = numero }
        return llegado
    }

    /// The identity of what is about to be published: that of the last try, if nobody answered it
    /// and it says the same.
    private func identidad() -> Identificador? {
        guard let nuevoId, let cronica = publicarCronica.redactar(partidoId: partidoId) else {
            return nil
        }
        if let intento, intento.cronica == cronica { return intento.uuid }
        let uuid = nuevoId()
        intento = (cronica, uuid)
        return uuid
    }

    private func enviar(_ uuid: Identificador?) async -> CronicaUiState.Desenlace {
        let llegado: CronicaUiState.Desenlace =
            switch await publicarCronica(partidoId: partidoId, uuid: uuid) {
            case .success(let id): .publicada(id)
            case .failure(let fallo): .fallida(fallo)
            }
        desenlace = llegado
        if case .publicada(let numero) = llegado {
            numeros.insert(numero)
            intento = nil
        }
        publicando = false
        envio = nil
        Registro.anotar("crónica: \(uiState.mensaje ?? "")")
        return llegado
    }
}
