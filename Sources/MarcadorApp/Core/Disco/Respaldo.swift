import Foundation

/// What the system copies elsewhere for its user.
nonisolated enum Respaldo {
    /// Keeps a folder and all that is in it out of backups: it is of use, or right, on this device
    /// only.
    ///
    /// The folder, not its files: a file that is written anew is another one, and would be without the
    /// mark until it gets it. Where a system has no such mark, nothing is to be done.
    ///
    /// - Parameter url: the folder, which exists.
    /// - Throws: `ErrorDeDisco`; the folder can be used all the same.
    static func excluir(_ url: URL) throws(ErrorDeDisco) {
        #if canImport(Darwin)
            var url = url
            var valores = URLResourceValues()
            valores.isExcludedFromBackup = true
            do {
                try url.setResourceValues(valores)
            } catch {
                throw ErrorDeDisco(
                    "dejar fuera de las copias", url, motivo: Texto(literal: error.frase))
            }
        #endif
    }
}
