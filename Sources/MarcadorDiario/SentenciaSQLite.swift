import CSQLite

/// A prepared statement of a connection.
final class SentenciaSQLite {
    private let sentencia: OpaquePointer
    private unowned let conexion: ConexionSQLite
    private var atados: Int32 = 0

    /// Makes one ready.
    ///
    /// - Throws: `FalloDeSQLite`.
    init(_ sql: String, en conexion: ConexionSQLite) throws(FalloDeSQLite) {
        var preparada: OpaquePointer?
        let codigo = sqlite3_prepare_v3(
            conexion.base, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &preparada, nil)
        guard codigo == SQLITE_OK, let preparada else { throw conexion.fallo(codigo) }
        sentencia = preparada
        self.conexion = conexion
    }

    deinit { sqlite3_finalize(sentencia) }

    /// Forgets values and rows.
    func empezar() {
        sqlite3_reset(sentencia)
        sqlite3_clear_bindings(sentencia)
        atados = 0
    }

    /// Gives the next value.
    func con(_ valor: Int) throws(FalloDeSQLite) -> SentenciaSQLite {
        try comprobar(sqlite3_bind_int64(sentencia, siguiente(), Int64(valor)))
    }

    func con(_ valor: UInt64) throws(FalloDeSQLite) -> SentenciaSQLite {
        try comprobar(
            sqlite3_bind_int64(sentencia, siguiente(), Int64(bitPattern: valor)))
    }

    func con(_ valor: String) throws(FalloDeSQLite) -> SentenciaSQLite {
        try comprobar(marcador_atar_texto(sentencia, siguiente(), valor))
    }

    func con(_ valor: [UInt8]) throws(FalloDeSQLite) -> SentenciaSQLite {
        let lugar = siguiente()
        return try comprobar(
            valor.withUnsafeBytes {
                marcador_atar_bytes(sentencia, lugar, $0.baseAddress, UInt64($0.count))
            })
    }

    /// Runs it to its end.
    ///
    /// - Throws: `FalloDeSQLite`.
    func hecha() throws(FalloDeSQLite) {
        while try hayFila() {}
        empezar()
    }

    /// Goes to the next row.
    ///
    /// - Returns: whether there is one.
    /// - Throws: `FalloDeSQLite`.
    func hayFila() throws(FalloDeSQLite) -> Bool {
        let codigo = sqlite3_step(sentencia)
        switch codigo {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default:
            let fallo = conexion.fallo(codigo)
            sqlite3_reset(sentencia)
            throw fallo
        }
    }

    /// A column of the row, as a number.
    func numero(_ columna: Int32) -> Int { Int(sqlite3_column_int64(sentencia, columna)) }

    /// A column of the row, as 64 bits without sign.
    func bits(_ columna: Int32) -> UInt64 {
        UInt64(bitPattern: sqlite3_column_int64(sentencia, columna))
    }

    /// A column of the row, as text.
    func texto(_ columna: Int32) -> String {
        String(decoding: bytes(columna), as: UTF8.self)
    }

    /// A column of the row, as bytes.
    func bytes(_ columna: Int32) -> [UInt8] {
        let primero = sqlite3_column_blob(sentencia, columna)
        let cuantos = Int(sqlite3_column_bytes(sentencia, columna))
        return Array(UnsafeRawBufferPointer(start: primero, count: primero == nil ? 0 : cuantos))
    }

    private func siguiente() -> Int32 {
        atados += 1
        return atados
    }

    private func comprobar(_ codigo: Int32) throws(FalloDeSQLite) -> SentenciaSQLite {
        guard codigo == SQLITE_OK else { throw conexion.fallo(codigo) }
        return self
    }
}
