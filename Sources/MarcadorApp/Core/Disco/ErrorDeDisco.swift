import Foundation

/// The disk said no: to what, where and why, in a sentence.
nonisolated package struct ErrorDeDisco: Error, Hashable, LocalizedError {
    /// The sentence for people.
    package let mensaje: String

    /// Takes the reason from `errno`.
    ///
    /// - Parameters:
    ///   - accion: what was tried, as in «No se pudo …».
    ///   - url: the file or folder.
    init(_ accion: String, _ url: URL) {
        mensaje = "No se pudo \(accion) \(url.path): \(Self.motivo(errno))"
    }

    /// The sentence for people.
    package var errorDescription: String? { mensaje }

    /// The reasons people meet, in their words; rarer ones in the system's.
    private static func motivo(_ codigo: Int32) -> String {
        switch codigo {
        case ENOSPC, EDQUOT: "no queda sitio en el disco"
        case EACCES, EPERM: "no hay permiso"
        case EROFS: "el disco es de solo lectura"
        case ENOTDIR, EEXIST: "en ese camino hay un fichero que no es una carpeta"
        case EISDIR: "es una carpeta"
        case ENOENT: "no existe"
        case EMFILE, ENFILE: "hay demasiados ficheros abiertos"
        case EIO: "el disco falla"
        case ELOOP: "el enlace no lleva a ninguna parte"
        case ENAMETOOLONG: "el nombre es demasiado largo"
        default: String(cString: strerror(codigo))
        }
    }
}
