import Observation

/// The screen that gives the followed server another address.
@MainActor
@Observable
package final class MudanzaViewModel {
    /// The address, as it is being typed.
    package var direccion = ""
    /// Whether the server is being asked.
    package private(set) var mudando = false
    /// What is wrong and what to do; nil when nothing is.
    package private(set) var error: Texto?

    @ObservationIgnored private let mudar: @MainActor (DireccionDeMarcador) async throws -> Void

    /// The screen, empty.
    ///
    /// - Parameter mudar: moves everything there, or throws a `FalloDeMudanza` and changes nothing.
    package init(mudar: @escaping @MainActor (DireccionDeMarcador) async throws -> Void) {
        self.mudar = mudar
    }

    /// Whether «Cambiar la dirección» can be tapped.
    package var puedeMudar: Bool { !mudando && direccion.contains { !$0.isWhitespace } }

    /// Moves to the address, when the same tournament is there.
    ///
    /// - Returns: whether it did.
    package func alMudar() async -> Bool {
        guard puedeMudar else { return false }
        mudando = true
        defer { mudando = false }
        do {
            try await mudar(DireccionDeMarcador(direccion))
            (direccion, error) = ("", nil)
            return true
        } catch let fallo as FalloDeDireccion {
            error = fallo.texto
        } catch let fallo as FalloDeMudanza {
            error = fallo.texto
        } catch {
            self.error = ConexionViewModel.frase(FalloDelServidor(error))
        }
        return false
    }
}

/// Why a followed server cannot be moved to an address.
nonisolated package enum FalloDeMudanza: Error, Hashable, Sendable {
    /// What is there is not the followed tournament, of this name.
    case noEsElMismo(String)

    /// What is wrong and what to do.
    package var texto: Texto {
        switch self {
        case .noEsElMismo(let torneo): .ahiNoEsta(torneo)
        }
    }
}
