/// A referee.
nonisolated package struct Arbitro: Identifiable, Codable, Hashable, Sendable {
    /// The number the service knows the referee by.
    package let id: Int
    /// The name.
    package let nombre: String
    /// The town.
    package let ciudad: String

    /// Makes one.
    package init(id: Int, nombre: String, ciudad: String) {
        self.id = id
        self.nombre = nombre
        self.ciudad = ciudad
    }
}

/// The referees: two sources behind one door.
///
/// What is saved is there at once; the server refreshes it.
package protocol ArbitrosRepositorio: AnyObject {
    /// Always what is saved, with or without network.
    var arbitros: [Arbitro] { get }

    /// Asks the server, saves, and only then changes `arbitros`.
    ///
    /// - Throws: `ErrorDeRed`; `arbitros` is as it was.
    func refrescar() async throws
}
