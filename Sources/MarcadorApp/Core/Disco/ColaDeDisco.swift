/// Small writes, one after the other, away from the main actor.
final class ColaDeDisco {
    private var ultima: Task<Void, any Error>?

    /// Puts a write behind those already waiting.
    ///
    /// A failure is logged here and thrown by `asegurar()`.
    func poner(_ trabajo: @escaping @Sendable () throws -> Void) {
        let anterior = ultima
        ultima = Task.detached {
            _ = await anterior?.result
            do {
                try trabajo()
            } catch {
                Registro.anotar("no se pudo guardar: \(error.frase)")
                throw error
            }
        }
    }

    /// Returns when the last write put here is done.
    ///
    /// - Throws: what that write threw.
    func asegurar() async throws { try await ultima?.value }
}
