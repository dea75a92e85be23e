import CSQLite
import Foundation
import MarcadorApp

/// A connection to a SQLite database; belongs to one thread at a time.
final class ConexionSQLite {
    /// How a database is opened.
    enum Modo {
        /// To read and write; made when it is missing.
        case escribir
        /// To look at; it must be there.
        ///
        /// Where it can be written to, it is opened so, because reading after a death takes
        /// writing; where nobody can write, as a file that nobody changes.
        case leer

        /// The name by which SQLite opens it so, and how.
        fileprivate func apertura(_ url: URL) -> (nombre: String, senales: Int32) {
            let carpeta = url.deletingLastPathComponent().path
            let haySinPasar = FileManager.default.fileExists(atPath: url.path + "-wal")
            return switch self {
            case .escribir:
                (url.path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX)
            case .leer where !haySinPasar && !FileManager.default.isWritableFile(atPath: carpeta):
                (
                    url.absoluteString + "?immutable=1",
                    SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
                )
            case .leer: (url.path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX)
            }
        }
    }

    let base: OpaquePointer
    private var sentencias: [String: SentenciaSQLite] = [:]

    /// How long somebody else's lock is waited for, in milliseconds.
    private static let espera: Int32 = 2000

    /// Opens a database.
    ///
    /// - Throws: `FalloDeSQLite`.
    init(_ url: URL, _ modo: Modo) throws(FalloDeSQLite) {
        if case .escribir = modo { Self.crearParaElDueno(url) }
        var abierta: OpaquePointer?
        let (nombre, senales) = modo.apertura(url)
        let codigo = sqlite3_open_v2(nombre, &abierta, senales, nil)
        guard let abierta else {
            throw FalloDeSQLite(codigo: codigo, mensaje: String(cString: sqlite3_errstr(codigo)))
        }
        base = abierta
        sqlite3_extended_result_codes(abierta, 1)
        guard codigo == SQLITE_OK else { throw fallo(codigo) }
        sqlite3_busy_timeout(abierta, Self.espera)
    }

    /// Makes the file, if it is missing, so that nobody else can read it; its log and its index get
    /// the same rights from SQLite.
    ///
    /// Where it cannot be made, opening it says why.
    private static func crearParaElDueno(_ url: URL) {
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    deinit {
        sentencias.removeAll()
        sqlite3_close_v2(base)
    }

    /// Does something that answers nothing.
    ///
    /// - Parameter sql: one or more statements.
    /// - Throws: `FalloDeSQLite`.
    func hacer(_ sql: String) throws(FalloDeSQLite) {
        let codigo = sqlite3_exec(base, sql, nil, nil, nil)
        guard codigo == SQLITE_OK else { throw fallo(codigo) }
    }

    /// A statement that is made ready once and used many times.
    ///
    /// - Parameter sql: one statement.
    /// - Returns: it, to be given values from the first on.
    /// - Throws: `FalloDeSQLite`.
    func sentencia(_ sql: String) throws(FalloDeSQLite) -> SentenciaSQLite {
        if let lista = sentencias[sql] {
            lista.empezar()
            return lista
        }
        let nueva = try SentenciaSQLite(sql, en: self)
        sentencias[sql] = nueva
        return nueva
    }

    /// The first column of the first row, as a number.
    ///
    /// - Throws: `FalloDeSQLite`.
    func numero(_ sql: String) throws(FalloDeSQLite) -> Int {
        let sentencia = try sentencia(sql)
        defer { sentencia.empezar() }
        return try sentencia.hayFila() ? sentencia.numero(0) : 0
    }

    /// Does several things, all or none.
    ///
    /// - Throws: `FalloDeSQLite`; nothing has changed then.
    func deUnaVez(_ trabajo: () throws(FalloDeSQLite) -> Void) throws(FalloDeSQLite) {
        try hacer("BEGIN IMMEDIATE")
        do throws(FalloDeSQLite) {
            try trabajo()
            try hacer("COMMIT")
        } catch {
            // It may have been undone already; then there is nothing to undo.
            try? hacer("ROLLBACK")
            throw error
        }
    }

    /// What SQLite says went wrong just now.
    func fallo(_ codigo: Int32) -> FalloDeSQLite {
        FalloDeSQLite(codigo: codigo, mensaje: String(cString: sqlite3_errmsg(base)))
    }
}
