import Foundation
import Torneo

/// Reading a file so that «it is not there», «it cannot be read» and «this is in it» are three
/// answers: only what was read may be judged, and only what is not there may be written without
/// further ado.
nonisolated enum LecturaDeFichero {
    /// Reads a file, or as much of it as shows that it is too long for any of ours.
    ///
    /// - Parameter url: the file.
    /// - Returns: its content; nil when there is no such file.
    /// - Throws: `ErrorDeDisco` when there is something that cannot be read.
    /// - Complexity: O(bytes), at most `DocumentoDelTorneo.tamanoMaximo` and one.
    static func leer(_ url: URL) throws(ErrorDeDisco) -> Data? {
        // Without waiting, should it be a pipe.
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let codigo = errno
            if codigo == ENOTDIR || codigo == ENOENT && !esEnlace(url) { return nil }
            errno = codigo
            throw ErrorDeDisco("leer", url)
        }
        defer { close(descriptor) }
        var datos = stat()
        guard fstat(descriptor, &datos) == 0 else { throw ErrorDeDisco("leer", url) }
        guard datos.st_mode & S_IFMT == S_IFREG else {
            errno = EISDIR
            guard datos.st_mode & S_IFMT != S_IFDIR else { throw ErrorDeDisco("leer", url) }
            throw ErrorDeDisco("leer", url, motivo: Texto("no es un fichero", "it is not a file"))
        }
        return try leer(descriptor, de: url, cuantos: Int(datos.st_size))
    }

    private static func leer(
        _ descriptor: Int32, de url: URL, cuantos: Int
    ) throws(ErrorDeDisco) -> Data {
        var contenido = Data(count: min(cuantos, DocumentoDelTorneo.tamanoMaximo + 1))
        var leidos = 0
        while leidos < contenido.count {
            let n = contenido.withUnsafeMutableBytes { bytes in
                read(descriptor, bytes.baseAddress.map { $0 + leidos }, bytes.count - leidos)
            }
            if n < 0, errno == EINTR { continue }
            guard n >= 0 else { throw ErrorDeDisco("leer", url) }
            guard n > 0 else { break }
            leidos += n
        }
        return contenido.prefix(leidos)
    }

    private static func esEnlace(_ url: URL) -> Bool {
        var datos = stat()
        return lstat(url.path, &datos) == 0
    }
}
