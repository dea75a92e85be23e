package import Foundation
package import Torneo

/// The tournament in its file.
nonisolated package struct AlmacenDelTorneo: Hashable, Sendable {
    /// The file, `torneo.json`.
    package let url: URL

    /// A file of the caller's choice.
    package init(url: URL) { self.url = url }

    /// The file in the system's place for this user's documents, asked anew each time.
    package static var predeterminado: AlmacenDelTorneo {
        AlmacenDelTorneo(url: CarpetaDeDatos.predeterminada.torneo)
    }

    /// Whether there is a file, or a link: one that leads nowhere is a file that cannot be read.
    package var existe: Bool {
        (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
    }

    /// Writes the tournament: durable, and whole or not at all.
    ///
    /// - Throws: `ErrorDeDisco`, or what the encoder says; the old file is then still whole.
    /// - Complexity: O(tournament).
    package func guardar(_ torneo: Torneo) throws {
        try EscrituraDuradera.escribir(torneo.aJson(), en: url)
    }

    /// Writes a snapshot of the tournament, from any thread.
    ///
    /// - Throws: as `guardar(_:)` of a tournament.
    /// - Complexity: O(tournament).
    package func guardar(_ documento: DocumentoDelTorneo) throws {
        try EscrituraDuradera.escribir(documento.aJson(), en: url)
    }

    /// Reads the tournament.
    ///
    /// - Throws: `ErrorDeDisco` when the file cannot be read, `CocoaError` when there is none, `ErrorDeCarga` when it makes no sense;
    ///   the file stays as it is.
    /// - Complexity: O(tournament).
    package func cargar() throws -> Torneo {
        guard let datos = try LecturaDeFichero.leer(url) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        return try torneoDesdeJson(datos)
    }

    /// Removes the file; silent when there is none.
    package func borrar() { try? FileManager.default.removeItem(at: url) }
}
