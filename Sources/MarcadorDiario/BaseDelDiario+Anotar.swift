import CSQLite
import MarcadorApp
import Torneo

extension BaseDelDiario {
    /// Adds entries within a transaction of the caller's.
    ///
    /// - Returns: how many the tournament has with them, or why none was added.
    /// - Throws: `FalloDeSQLite`; the transaction must be given up.
    /// - Complexity: O(bytes written).
    func anotar(
        _ apuntes: [ApunteEscrito], en torneo: String, tras version: Int
    ) throws(FalloDeSQLite) -> Result<Int, ErrorDeDiario> {
        var ficha = try fichaNueva(de: torneo)
        let repetidos = try ids(desde: version, de: ficha)
        guard version <= ficha.version, apuntes.prefix(repetidos.count).map(\.id) == repetidos
        else { return .failure(.otraVersion(esperada: version, hay: ficha.version)) }
        for apunte in apuntes.dropFirst(repetidos.count) {
            ficha.suma.anadir(apunte.contenido)
            try conexion.sentencia(
                "INSERT INTO apuntes (torneo, lugar, id, contenido, suma) VALUES (?, ?, ?, ?, ?)"
            ).con(ficha.numero).con(ficha.version).con(apunte.id).con(apunte.contenido)
                .con(ficha.suma.valor).hecha()
            ficha.version += 1
        }
        try conexion.sentencia("UPDATE torneos SET version = ?, suma = ? WHERE numero = ?")
            .con(ficha.version).con(ficha.suma.valor).con(ficha.numero).hecha()
        return .success(ficha.version)
    }

    /// Writes all entries of a tournament anew within a transaction of the caller's.
    ///
    /// - Returns: how many there are, or why none was written.
    /// - Throws: `FalloDeSQLite`; the transaction must be given up.
    /// - Complexity: O(bytes written).
    func reescribir(
        _ apuntes: [ApunteEscrito], en torneo: String
    ) throws(FalloDeSQLite) -> Result<Int, ErrorDeDiario> {
        guard let ficha = try ficha(de: torneo),
            try ids(desde: 0, de: ficha) == apuntes.map(\.id)
        else {
            let hay = try ficha(de: torneo)?.version ?? 0
            return .failure(.otraVersion(esperada: apuntes.count, hay: hay))
        }
        var suma = Huella(torneo.utf8)
        for (lugar, apunte) in apuntes.enumerated() {
            suma.anadir(apunte.contenido)
            try conexion.sentencia(
                "UPDATE apuntes SET contenido = ?, suma = ? WHERE torneo = ? AND lugar = ?"
            ).con(apunte.contenido).con(suma.valor).con(ficha.numero).con(lugar).hecha()
        }
        try conexion.sentencia("UPDATE torneos SET suma = ? WHERE numero = ?")
            .con(suma.valor).con(ficha.numero).hecha()
        return .success(apuntes.count)
    }

    /// Leaves nothing on the disk of what was overwritten.
    ///
    /// Entries that moved to other pages may have left copies in gaps of those they were in, and
    /// the pages as they were are still in the log that was written ahead.
    ///
    /// - Throws: `FalloDeSQLite`; `.ocupado` while another program reads the journal.
    /// - Complexity: O(size of the database).
    func sinRestos() throws(FalloDeSQLite) {
        try conexion.hacer("VACUUM")
        guard try conexion.numero("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
            throw FalloDeSQLite(codigo: SQLITE_BUSY, mensaje: "otro programa lee el diario")
        }
    }

    /// Remembers a document within a transaction of the caller's.
    ///
    /// - Throws: `FalloDeSQLite`; the transaction must be given up.
    func recordar(
        _ documento: DocumentoEscrito, escrito: DocumentoEscrito?, de torneo: String
    ) throws(FalloDeSQLite) {
        guard let ficha = try ficha(de: torneo) else { return }
        if escrito != nil {
            try conexion.sentencia("DELETE FROM documentos WHERE torneo = ?").con(ficha.numero)
                .hecha()
        }
        for uno in [escrito, documento].compactMap(\.self) {
            try conexion.sentencia(
                """
                INSERT OR REPLACE INTO documentos (torneo, huella, version, suma)
                VALUES (?, ?, ?, ?)
                """
            ).con(ficha.numero).con(uno.huella.valor).con(uno.version)
                .con(uno.suma(de: torneo).valor).hecha()
        }
    }

    private func fichaNueva(de torneo: String) throws(FalloDeSQLite) -> FichaDeTorneo {
        if let ficha = try ficha(de: torneo) { return ficha }
        let suma = Huella(torneo.utf8)
        try conexion.sentencia("INSERT INTO torneos (id, version, suma) VALUES (?, 0, ?)")
            .con(torneo).con(suma.valor).hecha()
        return FichaDeTorneo(
            numero: try conexion.numero("SELECT last_insert_rowid()"), version: 0, suma: suma)
    }

    private func ids(desde: Int, de ficha: FichaDeTorneo) throws(FalloDeSQLite) -> [[UInt8]] {
        guard desde < ficha.version else { return [] }
        let sentencia = try conexion.sentencia(
            "SELECT id FROM apuntes WHERE torneo = ? AND lugar >= ? ORDER BY lugar"
        ).con(ficha.numero).con(desde)
        defer { sentencia.empezar() }
        var ids: [[UInt8]] = []
        while try sentencia.hayFila() { ids.append(sentencia.bytes(0)) }
        return ids
    }
}

/// An entry ready to be written.
struct ApunteEscrito: Sendable {
    let id: [UInt8]
    let contenido: [UInt8]

    init(id: [UInt8], contenido: [UInt8]) {
        self.id = id
        self.contenido = contenido
    }

    init(_ apunte: Apunte) { self.init(id: apunte.id.bytes, contenido: apunte.aJson()) }
}
