package import Foundation

/// Writing a file so that it is there whole or not at all, and stays there when the power goes.
nonisolated package enum EscrituraDuradera {
    /// Who may read a file.
    package enum Lectores: UInt32, Sendable {
        /// Everybody on the computer.
        case todos = 0o644
        /// Nobody but its owner: for secrets, and for whatever can name people.
        case soloElDueno = 0o600
    }

    /// Writes to a temporary file in the same folder, flushes it, renames it over the target and
    /// flushes the folder.
    ///
    /// - Parameters:
    ///   - datos: the whole new content.
    ///   - url: the file; its folder is made when it is missing.
    ///   - lectores: who may read it, from its first byte on.
    /// - Throws: `ErrorDeDisco`; the file is then as it was before.
    package static func escribir(
        _ datos: Data, en url: URL, para lectores: Lectores = .soloElDueno
    ) throws(ErrorDeDisco) {
        // Through a link, so that a file that lives elsewhere is written there.
        let url = url.resolvingSymlinksInPath()
        let carpeta = url.deletingLastPathComponent()
        try crear(carpeta)
        var plantilla = Array(
            carpeta.appending(path: ".\(url.lastPathComponent).XXXXXX").path.utf8CString)
        let descriptor = mkstemp(&plantilla)
        guard descriptor >= 0 else { throw ErrorDeDisco("crear un fichero en", carpeta) }
        let temporal = String(
            decoding: plantilla.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        do {
            try volcar(datos, en: descriptor, de: url, lectores)
        } catch {
            close(descriptor)
            unlink(temporal)
            throw error
        }
        close(descriptor)
        guard rename(temporal, url.path) == 0 else {
            let fallo = ErrorDeDisco("cambiar", url)
            unlink(temporal)
            throw fallo
        }
        try sincronizar(carpeta)
    }

    /// Whether a file name is that of a temporary file: `.torneo.json.x7Kq2A`.
    static func esTemporal(_ nombre: String) -> Bool {
        let partes = nombre.split(separator: ".", omittingEmptySubsequences: false)
        return partes.count >= 4 && partes[0].isEmpty
            && ["json", "ics", "txt", "apuntes"].contains(partes[partes.count - 2])
            && partes[partes.count - 1].count == 6
    }

    /// Makes a folder and those above it, when they are missing; only their owner can look into
    /// them.
    ///
    /// - Parameter carpeta: the folder.
    /// - Throws: `ErrorDeDisco`; some of the folders above it may have been made.
    package static func crear(_ carpeta: URL) throws(ErrorDeDisco) {
        guard mkdir(carpeta.path, 0o700) != 0 else { return }
        switch errno {
        case EEXIST: try exigirCarpeta(carpeta)
        case ENOENT where carpeta.pathComponents.count > 1:
            try crear(carpeta.deletingLastPathComponent())
            guard mkdir(carpeta.path, 0o700) == 0 || errno == EEXIST else {
                throw ErrorDeDisco("crear la carpeta", carpeta)
            }
        default: throw ErrorDeDisco("crear la carpeta", carpeta)
        }
    }

    private static func exigirCarpeta(_ carpeta: URL) throws(ErrorDeDisco) {
        let descriptor = open(carpeta.path, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { throw ErrorDeDisco("crear la carpeta", carpeta) }
        close(descriptor)
    }

    private static func volcar(
        _ datos: Data, en descriptor: Int32, de url: URL, _ lectores: Lectores
    ) throws(ErrorDeDisco) {
        var escritos = 0
        while escritos < datos.count {
            let n = datos.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress.map { $0 + escritos }, datos.count - escritos)
            }
            if n < 0, errno == EINTR { continue }
            guard n > 0 else { throw ErrorDeDisco("escribir", url) }
            escritos += n
        }
        guard fchmod(descriptor, mode_t(lectores.rawValue)) == 0, llegaAlDisco(descriptor) else {
            throw ErrorDeDisco("asegurar en el disco", url)
        }
    }

    /// Returns when what was written is on the disk, and whether it is.
    ///
    /// On Apple's systems `fsync` hands it to the drive, which may keep it in its memory; only
    /// `F_FULLFSYNC` waits for the drive. Not every volume knows it: there `fsync` has to do.
    private static func llegaAlDisco(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
        #endif
        return fsync(descriptor) == 0
    }

    private static func sincronizar(_ carpeta: URL) throws(ErrorDeDisco) {
        let descriptor = open(carpeta.path, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { throw ErrorDeDisco("abrir la carpeta", carpeta) }
        defer { close(descriptor) }
        guard llegaAlDisco(descriptor) else {
            throw ErrorDeDisco("asegurar la carpeta", carpeta)
        }
    }
}
