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
