import Foundation

/// Writing a file so that it is there whole or not at all, and stays there when the power goes.
nonisolated enum EscrituraDuradera {
    /// Writes to a temporary file in the same folder, flushes it, renames it over the target and
    /// flushes the folder.
    ///
    /// - Parameters:
    ///   - datos: the whole new content.
    ///   - url: the file; its folder is made when it is missing.
    /// - Throws: `ErrorDeDisco`; the file is then as it was before.
    static func escribir(_ datos: Data, en url: URL) throws(ErrorDeDisco) {
        let carpeta = url.deletingLastPathComponent()
        try crear(carpeta)
        var plantilla = Array(
            carpeta.appending(path: ".\(url.lastPathComponent).XXXXXX").path.utf8CString)
        let descriptor = mkstemp(&plantilla)
        guard descriptor >= 0 else { throw ErrorDeDisco("crear un fichero en", carpeta) }
        let temporal = String(
            decoding: plantilla.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        do {
            try volcar(datos, en: descriptor, de: url)
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

    /// Makes a folder and those above it, when they are missing.
    static func crear(_ carpeta: URL) throws(ErrorDeDisco) {
        if mkdir(carpeta.path, 0o755) == 0 || errno == EEXIST { return }
        let encima = carpeta.deletingLastPathComponent()
        guard errno == ENOENT, encima.path != carpeta.path else {
            throw ErrorDeDisco("crear la carpeta", carpeta)
        }
        try crear(encima)
        guard mkdir(carpeta.path, 0o755) == 0 || errno == EEXIST else {
            throw ErrorDeDisco("crear la carpeta", carpeta)
        }
    }

    private static func volcar(
        _ datos: Data, en descriptor: Int32, de url: URL
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
        guard fchmod(descriptor, 0o644) == 0, fsync(descriptor) == 0 else {
            throw ErrorDeDisco("asegurar en el disco", url)
        }
    }

    private static func sincronizar(_ carpeta: URL) throws(ErrorDeDisco) {
        let descriptor = open(carpeta.path, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { throw ErrorDeDisco("abrir la carpeta", carpeta) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw ErrorDeDisco("asegurar la carpeta", carpeta)
        }
    }
}

/// The disk said no.
///
/// The sentence says to what, where and why.
nonisolated package struct ErrorDeDisco: Error, Hashable, LocalizedError {
    /// The sentence for people.
    package let mensaje: String

    /// Takes the reason from `errno`.
    init(_ accion: String, _ url: URL) {
        let motivo = String(cString: strerror(errno))
        mensaje = "No se pudo \(accion) \(url.path): \(motivo)"
    }

    /// The sentence for people.
    package var errorDescription: String? { mensaje }
}
