import MarcadorApp

/// Who waits for the next commit.
struct SalaDeEspera {
    /// What somebody wants to have done within the commit.
    typealias Trabajo =
        @Sendable (BaseDelDiario) throws(FalloDeSQLite) -> Result<Int, ErrorDeDiario>

    /// Somebody who waits.
    struct Espera: Sendable {
        let trabajo: Trabajo
        let continuacion: CheckedContinuation<Result<Int, ErrorDeDiario>, Never>
    }

    private var esperas: [Espera] = []
    private var hayQuienEscriba = false

    /// Takes a seat.
    ///
    /// - Returns: whether somebody has to be called to write.
    mutating func entrar(
        _ trabajo: @escaping Trabajo,
        _ continuacion: CheckedContinuation<Result<Int, ErrorDeDiario>, Never>
    ) -> Bool {
        esperas.append(Espera(trabajo: trabajo, continuacion: continuacion))
        defer { hayQuienEscriba = true }
        return !hayQuienEscriba
    }

    /// Everybody who waits; nil when nobody does, and whoever writes may go.
    mutating func salir() -> [Espera]? {
        guard !esperas.isEmpty else {
            hayQuienEscriba = false
            return nil
        }
        defer { esperas = [] }
        return esperas
    }
}
