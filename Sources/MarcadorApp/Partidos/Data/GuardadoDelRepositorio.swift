import Torneo

/// How a repository keeps its tournament.
protocol GuardadoDelRepositorio: AnyObject {
    /// The file when it cannot be used, so that the given tournament is shown.
    var ilegible: FicheroIlegible? { get }
    /// Why the journal cannot be used, if there is one: nothing can be changed then.
    var diarioInaccesible: ErrorDeDiario? { get }

    /// The tournament as it was kept; nil when the given one is to be shown, as it is given.
    ///
    /// - Parameters:
    ///   - dado: the tournament to begin with where there is none.
    ///   - sello: makes entries.
    /// - Returns: the entries and the tournament.
    func cargar(_ dado: DocumentoDelTorneo, _ sello: inout SelloDeApuntes) -> LibroDelTorneo?

    /// Something has happened.
    ///
    /// - Parameters:
    ///   - apunte: what.
    ///   - foto: the tournament with it.
    func anotado(_ apunte: Apunte, _ foto: CopiaDelDocumento.Foto)

    /// Returns when everything that has happened is durable; what could not be kept is tried again.
    ///
    /// - Throws: why it could not be kept; it is logged, and still to be kept.
    func asegurar(_ documento: @escaping CopiaDelDocumento.Foto) async throws

    /// Writes all entries anew, in their places.
    ///
    /// - Throws: `ErrorDeDiario`; what was written is still there then.
    func reescribir(_ apuntes: [Apunte]) async throws

    /// Brings every file up to date before the end.
    func terminar(_ documento: @escaping CopiaDelDocumento.Foto) async
}
