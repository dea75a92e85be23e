import CSQLite
import Foundation
import MarcadorApp
import Torneo

/// The journal's tables, as one connection sees them.
struct BaseDelDiario {
    let conexion: ConexionSQLite

    /// Opens the journal, makes it if it is missing, and looks whether it is sound.
    ///
    /// - Throws: `FalloDeSQLite`, `EsMasNuevo` or `ErrorDeDiario`; nothing has changed then.
    /// - Complexity: O(size of the database).
    init(_ url: URL, esquema: EsquemaDelDiario = .actual) throws {
        do throws(ErrorDeDisco) {
            try EscrituraDuradera.crear(url.deletingLastPathComponent())
        } catch {
            throw ErrorDeDiario.disco(Texto(literal: error.mensaje))
        }
        conexion = try ConexionSQLite(url, .escribir)
        try conexion.hacer("PRAGMA foreign_keys = ON")
        try conexion.hacer("PRAGMA synchronous = FULL")
        try conexion.hacer("PRAGMA journal_mode = WAL")
        // What is written anew leaves nothing behind in the pages.
        try conexion.hacer("PRAGMA secure_delete = ON")
        try examinar("PRAGMA integrity_check(1)")
        try esquema.poner(en: conexion, de: url)
        try comprobarSumas()
    }

    /// Opens a journal only to look at it.
    ///
    /// - Throws: `FalloDeSQLite`.
    init(soloLeer url: URL) throws(FalloDeSQLite) { conexion = try ConexionSQLite(url, .leer) }

    /// Looks whether the database is sound.
    ///
    /// - Parameter examen: the pragma that does it.
    /// - Throws: `FalloDeSQLite` or `ErrorDeDiario.danado`.
    func examinar(_ examen: String) throws {
        let sentencia = try conexion.sentencia(examen)
        defer { sentencia.empezar() }
        while try sentencia.hayFila() {
            let dicho = sentencia.texto(0)
            guard dicho == "ok" else { throw ErrorDeDiario.danado(dicho) }
        }
    }

    /// The tournaments that have entries.
    func torneos() throws(FalloDeSQLite) -> [String] {
        let sentencia = try conexion.sentencia("SELECT id FROM torneos ORDER BY id")
        defer { sentencia.empezar() }
        var ids: [String] = []
        while try sentencia.hayFila() { ids.append(sentencia.texto(0)) }
        return ids
    }

    /// Where a tournament stands; nil when it has no entries.
    func ficha(de torneo: String) throws(FalloDeSQLite) -> FichaDeTorneo? {
        let sentencia = try conexion.sentencia(
            "SELECT numero, version, suma FROM torneos WHERE id = ?"
        ).con(torneo)
        defer { sentencia.empezar() }
        guard try sentencia.hayFila() else { return nil }
        return FichaDeTorneo(
            numero: sentencia.numero(0), version: sentencia.numero(1),
            suma: Huella(valor: sentencia.bits(2)))
    }

    /// The documents that may be in the file.
    ///
    /// - Throws: `FalloDeSQLite` or `ErrorDeDiario`.
    func documentos(de torneo: String) throws -> [DocumentoEscrito] {
        let sentencia = try conexion.sentencia(
            """
            SELECT huella, documentos.version, documentos.suma FROM documentos
            JOIN torneos ON numero = torneo WHERE torneos.id = ?
            """
        ).con(torneo)
        defer { sentencia.empezar() }
        var escritos: [DocumentoEscrito] = []
        while try sentencia.hayFila() {
            let escrito = DocumentoEscrito(
                huella: Huella(valor: sentencia.bits(0)), version: sentencia.numero(1))
            guard escrito.suma(de: torneo).valor == sentencia.bits(2) else {
                throw ErrorDeDiario.danado("lo que se recuerda del fichero de «\(torneo)»")
            }
            escritos.append(escrito)
        }
        return escritos
    }

    /// Forgets a tournament.
    func olvidar(_ torneo: String) throws(FalloDeSQLite) {
        guard let ficha = try ficha(de: torneo) else { return }
        try conexion.deUnaVez { () throws(FalloDeSQLite) in
            for tabla in ["documentos", "apuntes"] {
                try conexion.sentencia("DELETE FROM \(tabla) WHERE torneo = ?").con(ficha.numero)
                    .hecha()
            }
            try conexion.sentencia("DELETE FROM torneos WHERE numero = ?").con(ficha.numero)
                .hecha()
        }
    }
}

/// Where the sequence of a tournament stands.
struct FichaDeTorneo: Hashable, Sendable {
    /// Its number in the tables.
    let numero: Int
    /// How many entries it has.
    var version: Int
    /// The checksum of all of them.
    var suma: Huella
}
