package import Torneo

/// The journal of one tournament, as its repository writes it: what happened waits here until it
/// is durable.
package final class CuadernoDelTorneo {
    /// The id of the tournament.
    package let torneo: String
    /// Where the entries go.
    let diario: any Diario
    /// Who began it, if it has to be begun.
    let autor: Autor

    /// What was read already, until somebody asks for it.
    private var leido: LibroLeido?
    private var version = 0
    private var pendientes: [Apunte] = []
    /// How many of those that wait are being written.
    private var enVuelo = 0
    /// Who waits for what is being written, and who for what is written next.
    private var deEsta: [Espera] = []
    private var deLaSiguiente: [Espera] = []
    private var escribiendo = false

    private typealias Espera = CheckedContinuation<ErrorDeDiario?, Never>

    /// The journal of a tournament.
    ///
    /// - Parameters:
    ///   - torneo: its id.
    ///   - diario: where its entries are kept.
    ///   - leido: what was read of it already, if anything was.
    ///   - autor: who makes the tournament, if it is a new one.
    package init(
        torneo: String, diario: any Diario, leido: LibroLeido? = nil,
        autor: Autor = .esteOrdenador
    ) {
        self.torneo = torneo
        self.diario = diario
        self.autor = autor
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
    func asegurar() async throws(ErrorDeDiario) {
        guard !pendientes.isEmpty else { return }
        let fallo = await withCheckedContinuation { (quien: Espera) in
            if pendientes.count > enVuelo {
                deLaSiguiente.append(quien)
            } else {
                deEsta.append(quien)
            }
            guard !escribiendo else { return }
            escribiendo = true
            Task { await self.escribir() }
        }
        if let fallo { throw fallo }
    }

    /// Writes as long as somebody waits.
    private func escribir() async {
        while !deLaSiguiente.isEmpty {
            (deEsta, deLaSiguiente) = (deLaSiguiente, [])
            let fallo = await volcar()
            let servidos = deEsta
            deEsta = []
            for quien in servidos { quien.resume(returning: fallo) }
        }
        escribiendo = false
    }

    /// Writes what waits now.
    ///
    /// - Returns: why it could not; then all of it goes on waiting.
    private func volcar() async -> ErrorDeDiario? {
        let tanda = pendientes
        enVuelo = tanda.count
        defer { enVuelo = 0 }
        do throws(ErrorDeDiario) {
            version = try await diario.anotar(tanda, en: torneo, tras: version)
            pendientes.removeFirst(tanda.count)
            return nil
        } catch {
            return error
        }
    }
}
