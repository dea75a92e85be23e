import Foundation
import Synchronization

/// A file that cannot be used, so that nothing of it may be lost when something is to be written in
/// its place.
///
/// One whose content makes no sense is put aside first; one that cannot even be read may be
/// perfectly good, and is not touched.
nonisolated final class FicheroIlegible: Sendable {
    /// Why it cannot be read; nil when it can, and makes no sense.
    let inaccesible: ErrorDeDisco?

    private let url: URL
    private let apartado = Mutex(false)

    /// A file that is still where it was.
    ///
    /// - Parameters:
    ///   - url: the file.
    ///   - inaccesible: why it cannot be read; nil when it can, and makes no sense.
    init(url: URL, inaccesible: ErrorDeDisco? = nil) {
        self.url = url
        self.inaccesible = inaccesible
    }

    /// What it is called.
    var nombre: String { url.lastPathComponent }

    /// Puts the file aside under a free name, unless that has been done.
    ///
    /// - Throws: when it could not be read or cannot be renamed; it is then still in its place, and
    ///   nothing may be written there.
    func apartar() throws {
        if let inaccesible { throw inaccesible }
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
