import Foundation
import Torneo

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file to be read, or the standard input when it is written `-`.
struct Entrada: Sendable {
    /// As it was given.
    let camino: String

    /// What it is called in sentences.
    var nombre: String { camino == "-" ? "(entrada estándar)" : camino }

    /// All of it, or as much as shows that it is too long to be a tournament.
    ///
    /// - Throws: `ErrorDeDatos` when it cannot be read.
    /// - Complexity: O(bytes), at most `DocumentoDelTorneo.tamanoMaximo` and one.
    func leer() throws(ErrorDeDatos) -> Data {
        let fichero = try abrir()
        var datos = Data()
        do {
            let limite = DocumentoDelTorneo.tamanoMaximo + 1
            while datos.count < limite,
                let trozo = try fichero.read(upToCount: min(1 << 20, limite - datos.count)),
                !trozo.isEmpty
            { datos += trozo }
        } catch {
            throw .noSePuedeLeer(nombre, motivo: motivo(delSistema: errno))
        }
        return datos
    }

    /// The tournament in it, in any format that is understood.
    ///
    /// What another program's file has wrong or lacks is said, the first twenty things.
    ///
    /// - Parameter consola: where to say it.
    /// - Returns: the tournament.
    /// - Throws: `ErrorDeDatos` when it cannot be read or makes no sense.
    func torneo(en consola: Consola) throws(ErrorDeDatos) -> DocumentoDelTorneo {
        let importacion = try importacion()
        let avisos = importacion.avisos
        for aviso in avisos.prefix(20) {
            consola.avisar("\(nombre): \(aviso.descripcion)".sinOrdenesDeTerminal)
        }
        if avisos.count > 20 {
            consola.avisar(
                "\(nombre): y \(cuantos(avisos.count - 20, "aviso")) más: los dice «marcador validar»"
                    .sinOrdenesDeTerminal)
        }
        return importacion.documento
    }

    /// The tournament in it and what to know about it.
    ///
    /// - Throws: `ErrorDeDatos` when it cannot be read or makes no sense.
    func importacion() throws(ErrorDeDatos) -> Importacion { try importacion(de: leer()) }

    /// The tournament in what was read, and what to know about it.
    ///
    /// - Parameter datos: all of it.
    /// - Returns: both.
    /// - Throws: `ErrorDeDatos` when it makes no sense.
    func importacion(de datos: Data) throws(ErrorDeDatos) -> Importacion {
        do {
            return try importar([datos])
        } catch {
            guard FormatoDeTorneo.averiguar(datos) == .json else {
                throw .noSePuedeLeer(nombre, motivo: error.descripcion)
            }
            let problemas = problemas(enJson: datos)
            guard let primero = problemas.first else {
                throw .noSePuedeLeer(nombre, motivo: error.descripcion)
            }
            throw .documento(nombre, primero, cuantos: problemas.count)
        }
    }

    /// Opens the file; what never ends or would have to be waited for is refused.
    private func abrir() throws(ErrorDeDatos) -> FileHandle {
        guard camino != "-" else { return .standardInput }
        // Without waiting: the opening of a pipe that nobody writes to would never return.
        let descriptor = open(camino, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw .noSePuedeLeer(nombre, motivo: motivo(delSistema: errno))
        }
        let fichero = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var datos = stat()
        guard fstat(descriptor, &datos) == 0 else {
            throw .noSePuedeLeer(nombre, motivo: motivo(delSistema: errno))
        }
        switch datos.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .noSePuedeLeer(nombre, motivo: motivo(delSistema: EISDIR))
        case S_IFIFO where esDelProceso: _ = fcntl(descriptor, F_SETFL, 0)
        case S_IFIFO:
            throw .noSePuedeLeer(
                nombre, motivo: "es una tubería; dásela por la entrada estándar, con «-»")
        default: throw .noSePuedeLeer(nombre, motivo: "es un dispositivo y no un fichero")
        }
        return fichero
    }

    /// Whether it is something that is open already, as the shell names it in `<(orden)`.
    private var esDelProceso: Bool { camino.hasPrefix("/dev/") || camino.hasPrefix("/proc/") }
}

/// Why the system refused a file, in words that fit behind a colon.
func motivo(delSistema codigo: Int32) -> String {
    switch codigo {
    case ENOENT: "no existe"
    case EACCES, EPERM: "no hay permiso"
    case EISDIR: "es una carpeta"
    case ENOTDIR: "parte de su camino no es una carpeta"
    case ENOSPC: "no queda sitio en el disco"
    case EROFS: "el disco es de solo lectura"
    case EEXIST: "ya existe"
    case EBADF: "está cerrada"
    default: String(cString: strerror(codigo))
    }
}
