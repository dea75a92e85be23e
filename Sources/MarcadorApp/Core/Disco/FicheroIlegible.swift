import Foundation
import Synchronization

/// A file that makes no sense, to be put aside before anything is written in its place, so that
/// nothing is lost.
nonisolated final class FicheroIlegible: Sendable {
    private let url: URL
    private let apartado = Mutex(false)

    /// A file that is still where it was.
    init(url: URL) { self.url = url }

    /// What it is called.
    var nombre: String { url.lastPathComponent }

    /// Puts the file aside under a free name, unless that has been done.
    ///
    /// - Throws: when it cannot be renamed; it is then still in its place, and nothing may be
    ///   written there.
    func apartar() throws {
        try apartado.withLock { apartado in
            guard !apartado else { return }
            let libre = nombreLibre()
            try FileManager.default.moveItem(at: url, to: libre)
            apartado = true
            Registro.anotar("el fichero ilegible queda en \(libre.lastPathComponent)")
        }
    }

    /// The first free name, such as `torneo.ilegible-1.json`.
    private func nombreLibre() -> URL {
        let nombre = url.deletingPathExtension().lastPathComponent
        let carpeta = url.deletingLastPathComponent()
        var numero = 1
        while true {
            let libre = carpeta.appending(path: "\(nombre).ilegible-\(numero).json")
            guard FileManager.default.fileExists(atPath: libre.path) else { return libre }
            numero += 1
        }
    }
}
