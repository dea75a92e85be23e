package import Torneo

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

    /// Publishes one under an identity: twice under the same one is once, where the place knows of
    /// identities; by default as the other method.
    ///
    /// - Parameters:
    ///   - titulo: `Rayo FC 2-1 Toros`.
    ///   - texto: a line a goal.
    ///   - uuid: its identity; nil when it has none.
    /// - Returns: the number it was given, the first one again for a repetition.
    /// - Throws: `ErrorDeRed`; nothing was published, as far as can be known.
    func publicar(titulo: String, texto: String, uuid: Identificador?) async throws -> Int
}

extension CronicasRepositorio {
    package func publicar(
        titulo: String, texto: String, uuid: Identificador?
    ) async throws -> Int { try await publicar(titulo: titulo, texto: texto) }
}
