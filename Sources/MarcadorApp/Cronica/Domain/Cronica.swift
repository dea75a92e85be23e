/// The chronicle of a match: a title and a line a goal.
nonisolated package struct Cronica: Hashable, Sendable {
    /// `Rayo FC 2-1 Toros`.
    package let titulo: String
    /// A line a goal, in both languages; none for a match without goals.
    package let renglones: [Texto]

    /// The lines as they are published: in Spanish.
    package var lineas: [String] { renglones.map(\.espanol) }

    /// The lines, or `Sin goles`.
    package var texto: String {
        lineas.isEmpty ? "Sin goles" : lineas.joined(separator: "\n")
    }
}

/// Where chronicles are published.
package protocol CronicasRepositorio: AnyObject {
    /// Publishes one.
    ///
    /// - Returns: the number it was given.
    /// - Throws: `ErrorDeRed`; nothing was published, as far as can be known.
    func publicar(titulo: String, texto: String) async throws -> Int
}
