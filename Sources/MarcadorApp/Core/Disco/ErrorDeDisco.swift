import Foundation

/// The disk said no: to what, where and why, in a sentence.
nonisolated package struct ErrorDeDisco: Error, Hashable, LocalizedError {
    /// The sentence for people.
    package let mensaje: String
    /// The reason alone.
    package let motivo: Texto

    /// Takes the reason from `errno`.
    ///
    /// - Parameters:
    ///   - accion: what was tried, as in «No se pudo …».
    ///   - url: the file or folder.
    init(_ accion: String, _ url: URL) {
        self.init(accion, url, motivo: Self.motivo(errno))
    }

    /// Takes the reason from whoever knows it.
    ///
    /// - Parameters:
    ///   - accion: what was tried, as in «No se pudo …».
    ///   - url: the file or folder.
    ///   - motivo: why it could not be done.
    init(_ accion: String, _ url: URL, motivo: Texto) {
        self.motivo = motivo
        mensaje = "No se pudo \(accion) \(url.path): \(motivo.espanol)"
    }

    /// The sentence for people.
    package var errorDescription: String? { mensaje }

    /// The reasons people meet, in their words; rarer ones in the system's.
    private static func motivo(_ codigo: Int32) -> Texto {
        switch codigo {
        case ENOSPC, EDQUOT: Texto("no queda sitio en el disco", "the disk is full")
        case EACCES, EPERM: Texto("no hay permiso", "permission denied")
        case EROFS: Texto("el disco es de solo lectura", "the disk is read-only")
        case ENOTDIR, EEXIST:
            Texto(
                "en ese camino hay un fichero que no es una carpeta",
                "a file stands where a folder should be")
        case EISDIR: Texto("es una carpeta", "it is a folder")
        case ENOENT: Texto("no existe", "it does not exist")
        case EMFILE, ENFILE: Texto("hay demasiados ficheros abiertos", "too many open files")
        case EIO: Texto("el disco falla", "the disk fails")
        case ELOOP: Texto("el enlace no lleva a ninguna parte", "the link leads nowhere")
        case ENAMETOOLONG: Texto("el nombre es demasiado largo", "the name is too long")
        default: Texto(literal: String(cString: strerror(codigo)))
        }
    }
}
