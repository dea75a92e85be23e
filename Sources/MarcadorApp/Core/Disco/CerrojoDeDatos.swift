package import Foundation

/// Keeps a data folder for one process: a second one would overwrite what the first one wrote.
///
/// The lock belongs to the open file, so the system releases it when the process ends, however it
/// ends.
nonisolated package final class CerrojoDeDatos: Sendable {
    private let descriptor: Int32

    /// Takes the folder, making it when it is missing.
    ///
    /// - Parameter carpeta: the data folder.
    /// - Throws: `CarpetaOcupada` when another process has it, `ErrorDeDisco` when it cannot be used.
    package init(_ carpeta: CarpetaDeDatos) throws {
        try EscrituraDuradera.crear(carpeta.url)
        let fichero = carpeta.url.appending(path: ".cerrojo")
        let descriptor = open(fichero.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ErrorDeDisco("abrir", fichero) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw CarpetaOcupada(carpeta: carpeta.url)
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}

/// Another Marcador is using the data folder.
nonisolated package struct CarpetaOcupada: Error, Hashable, LocalizedError {
    /// The folder.
    package let carpeta: URL

    /// What is wrong and what to do.
    package var errorDescription: String? {
        "Otro Marcador está usando la carpeta \(carpeta.path). "
            + "Ciérralo, o elige otra carpeta con --datos."
    }
}
