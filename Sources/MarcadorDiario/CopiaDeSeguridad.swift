import CSQLite
import Foundation

/// Copies a database that may be in use.
enum CopiaDeSeguridad {
    /// Copies it whole, as it is at one moment.
    ///
    /// - Parameters:
    ///   - origen: the database.
    ///   - url: the new file; what was there is replaced.
    /// - Throws: `FalloDeSQLite`; the new file is then worth nothing.
    /// - Complexity: O(bytes).
    static func copiar(_ origen: ConexionSQLite, a url: URL) throws(FalloDeSQLite) {
        let destino = try ConexionSQLite(url, .escribir)
        guard let copia = sqlite3_backup_init(destino.base, "main", origen.base, "main") else {
            throw destino.fallo(sqlite3_errcode(destino.base))
        }
        // All pages in one step, so that the copy is of one moment.
        let codigo = sqlite3_backup_step(copia, -1)
        let final = sqlite3_backup_finish(copia)
        guard codigo == SQLITE_DONE, final == SQLITE_OK else {
            throw destino.fallo(codigo == SQLITE_DONE ? final : codigo)
        }
        // One file, nothing beside it.
        try destino.hacer("PRAGMA journal_mode = DELETE")
    }
}
