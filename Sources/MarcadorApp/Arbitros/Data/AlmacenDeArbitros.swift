package import Foundation

/// The referees in their file, as the server last gave them.
nonisolated package struct AlmacenDeArbitros: Hashable, Sendable {
    /// The file, `arbitros.json`.
    package let url: URL

    /// A file of the caller's choice.
    package init(url: URL) { self.url = url }

    /// The file in the system's place for this user's documents, asked anew each time.
    package static var predeterminado: AlmacenDeArbitros {
        AlmacenDeArbitros(url: CarpetaDeDatos.deLaAplicacion.arbitros)
    }

    /// Writes the list: durable, and whole or not at all.
    ///
    /// - Throws: `ErrorDeDisco`; the old list is then still there.
    package func guardar(_ arbitros: [Arbitro]) throws {
        try EscrituraDuradera.escribir(JSONEncoder().encode(arbitros), en: url)
    }

    /// The list; empty when there is no file or it is broken: it will be refreshed anyway.
    package func cargar() -> [Arbitro] {
        guard let datos = try? Data(contentsOf: url) else { return [] }
        return (try? JSONDecoder().decode([Arbitro].self, from: datos)) ?? []
    }

    /// Removes the file; silent when there is none.
    package func borrar() { try? FileManager.default.removeItem(at: url) }
}
