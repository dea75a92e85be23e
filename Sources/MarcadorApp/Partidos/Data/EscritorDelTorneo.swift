import Synchronization
package import Torneo

/// Writes a tournament's document away from the main actor, always the newest: what came in while
/// the disk was busy is written in one go.
package actor EscritorDelTorneo {
    private let almacen: AlmacenDelTorneo
    private var escribiendo: Task<Void, any Error>?
    private var siguiente: Task<Void, any Error>?

    /// A writer of one file.
    package init(almacen: AlmacenDelTorneo) { self.almacen = almacen }

    /// Returns when everything that `documento` shows at the time of writing is on the disk.
    ///
    /// Calls that arrive while a write is under way share the next one, whose document is asked for
    /// when its turn has come.
    ///
    /// - Parameter documento: gives the tournament as it is when the write begins.
    /// - Throws: `ErrorDeDisco`, or what the encoder says; the old file is then still whole.
    package func escribir(
        _ documento: @escaping @MainActor @Sendable () -> DocumentoDelTorneo
    ) async throws {
        if let siguiente { return try await siguiente.value }
        let anterior = escribiendo
        let almacen = almacen
        let tarea = Task {
            _ = await anterior?.result
            self.empieza()
            let actual = await documento()
            try await Self.volcar(actual, en: almacen)
        }
        siguiente = tarea
        try await tarea.value
    }

    private func empieza() {
        escribiendo = siguiente
        siguiente = nil
    }

    @concurrent
    private static func volcar(
        _ documento: DocumentoDelTorneo, en almacen: AlmacenDelTorneo
    ) async throws {
        try almacen.guardar(documento)
    }
}
