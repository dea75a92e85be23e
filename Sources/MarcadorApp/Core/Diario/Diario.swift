package import Torneo

/// Where the entries of tournaments are kept: a sequence for each tournament, to which is only
/// ever added.
///
/// Whoever adds says how many entries there were when it looked: if somebody else has added
/// meanwhile, nothing is added, so that nobody's entry is lost unseen.
nonisolated package protocol Diario: Sendable {
    /// The tournaments that have entries, by id.
    ///
    /// - Throws: `ErrorDeDiario`.
    func torneos() throws(ErrorDeDiario) -> [String]

    /// How many entries a tournament has.
    ///
    /// - Throws: `ErrorDeDiario`.
    func version(de torneo: String) throws(ErrorDeDiario) -> Int

    /// Reads entries.
    ///
    /// - Parameters:
    ///   - torneo: the tournament.
    ///   - desde: the place of the first, from 0.
    ///   - cuantos: how many at most.
    /// - Returns: the entries, in order.
    /// - Throws: `ErrorDeDiario`; what was damaged is never given out as if it were right.
    /// - Complexity: O(bytes read).
    func leer(_ torneo: String, desde: Int, cuantos: Int) throws(ErrorDeDiario) -> [Apunte]

    /// Adds entries, all or none, and returns when they are durable.
    ///
    /// Entries that are there already, in these places, are not added again. Called on the main actor,
    /// where entries are made, so that whoever waits goes on there without a way round other threads.
    ///
    /// - Parameters:
    ///   - apuntes: the entries, in order.
    ///   - torneo: the tournament.
    ///   - version: how many entries it had when they were made.
    /// - Returns: how many it has with them.
    /// - Throws: `ErrorDeDiario`; none of them is kept then.
    @MainActor func anotar(
        _ apuntes: [Apunte], en torneo: String, tras version: Int
    ) async throws(ErrorDeDiario) -> Int

    /// Writes all entries of a tournament anew, all or none, and returns when that is durable and
    /// nothing of what they said before can be read any more.
    ///
    /// For erasing a name, and for nothing else: every entry keeps its place and its identity.
    ///
    /// - Parameters:
    ///   - apuntes: all its entries, in order.
    ///   - torneo: the tournament.
    /// - Throws: `ErrorDeDiario`, also when there are others; nothing has changed then.
    /// - Complexity: O(bytes).
    @MainActor func reescribir(
        _ apuntes: [Apunte], en torneo: String
    ) async throws(ErrorDeDiario)

    /// The documents that were written from this tournament and may be in its file.
    ///
    /// - Throws: `ErrorDeDiario`.
    func documentos(de torneo: String) throws(ErrorDeDiario) -> [DocumentoEscrito]

    /// Remembers that a document is about to be written, and returns when that is durable.
    ///
    /// - Parameters:
    ///   - documento: the document.
    ///   - escrito: the one that is in the file for sure, which is remembered too; others are
    ///     forgotten then.
    ///   - torneo: the tournament, which has entries.
    /// - Throws: `ErrorDeDiario`.
    @MainActor func recordar(
        _ documento: DocumentoEscrito, escrito: DocumentoEscrito?, de torneo: String
    ) async throws(ErrorDeDiario)

    /// Forgets a tournament for good.
    ///
    /// - Parameter torneo: the tournament; unknown ones are no error.
    /// - Throws: `ErrorDeDiario`; it is then still there.
    func olvidar(_ torneo: String) throws(ErrorDeDiario)
}

/// A document that was written from the entries of a tournament.
nonisolated package struct DocumentoEscrito: Hashable, Sendable {
    /// Its checksum.
    package let huella: Huella
    /// How many entries it was made of.
    package let version: Int

    /// Makes one.
    ///
    /// - Parameters:
    ///   - huella: its checksum.
    ///   - version: how many entries it was made of.
    package init(huella: Huella, version: Int) {
        self.huella = huella
        self.version = version
    }
}
