import Torneo

/// The journal of one tournament, as its repository writes it: what happened waits here until it
/// is durable.
package final class CuadernoDelTorneo {
    /// The id of the tournament.
    package let torneo: String
    /// Where the entries go.
    let diario: any Diario

    /// What was read already, until somebody asks for it.
    private var leido: LibroLeido?
    private var version = 0
    private var pendientes: [Apunte] = []
    private var escribiendo: Task<Void, any Error>?
    private var siguiente: Task<Void, any Error>?

    /// The journal of a tournament.
    ///
    /// - Parameters:
    ///   - torneo: its id.
    ///   - diario: where its entries are kept.
    ///   - leido: what was read of it already, if anything was.
    package init(torneo: String, diario: any Diario, leido: LibroLeido? = nil) {
        self.torneo = torneo
        self.diario = diario
        self.leido = leido
    }

    /// How many entries wait.
    package var cuantosEsperan: Int { pendientes.count }

    /// Reads all entries, to begin with.
    ///
    /// - Returns: the entries and what follows from them; nil when there are none.
    /// - Throws: `ErrorDeDiario`.
    /// - Complexity: O(bytes), or O(1) when they have been read already.
    func libro() throws(ErrorDeDiario) -> LibroDelTorneo? {
        defer { leido = nil }
        let libro = try (leido ?? LibroLeido(torneo, de: diario)).get()
        version = libro?.apuntes.count ?? 0
        return libro
    }

    /// Puts an entry behind those that wait.
    func poner(_ apunte: Apunte) { pendientes.append(apunte) }

    /// Returns when every entry put here so far is durable; those who ask while a write is under
    /// way share the next one.
    ///
    /// - Throws: `ErrorDeDiario`; the entries go on waiting.
    func asegurar() async throws {
        if let siguiente { return try await siguiente.value }
        guard !pendientes.isEmpty || escribiendo != nil else { return }
        let anterior = escribiendo
        let tarea = Task {
            _ = await anterior?.result
            self.escribiendo = self.siguiente
            self.siguiente = nil
            defer { if self.siguiente == nil { self.escribiendo = nil } }
            try await self.volcar()
        }
        siguiente = tarea
        try await tarea.value
    }

    private func volcar() async throws {
        guard !pendientes.isEmpty else { return }
        let tanda = pendientes
        version = try await diario.anotar(tanda, en: torneo, tras: version)
        pendientes.removeFirst(tanda.count)
    }
}
