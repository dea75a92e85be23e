import CSQLite
import MarcadorApp

/// What SQLite answered when it was not «done».
struct FalloDeSQLite: Error, Hashable {
    /// Its extended result code.
    let codigo: Int32
    /// Its words.
    let mensaje: String

    /// Whether the connection should be given up: what follows on it would fail as well.
    var rompeLaConexion: Bool {
        [SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_CANTOPEN, SQLITE_READONLY]
            .contains(codigo & 0xFF)
    }

    /// The same for people.
    var paraPersonas: ErrorDeDiario {
        switch codigo & 0xFF {
        case SQLITE_FULL: .disco(Texto("no queda sitio en el disco", "the disk is full"))
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
            .disco(
                Texto("no se puede escribir en la carpeta", "the folder cannot be written to"))
        case SQLITE_CANTOPEN:
            .disco(
                Texto(
                    "no se puede abrir ni crear el fichero", "the file cannot be opened or created"
                ))
        case SQLITE_BUSY, SQLITE_LOCKED: .ocupado
        case SQLITE_CORRUPT, SQLITE_NOTADB: .danado(mensaje)
        case SQLITE_IOERR: .disco(Texto("el disco falla", "the disk fails"))
        default: .disco(Texto(literal: mensaje))
        }
    }
}
