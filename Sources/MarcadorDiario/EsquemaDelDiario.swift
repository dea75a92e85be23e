import Foundation

/// The tables of the journal, step by step: step n makes version n of version n - 1.
struct EsquemaDelDiario: Sendable {
    /// What each step does.
    let pasos: [String]

    /// The steps of this version.
    static let actual = EsquemaDelDiario(pasos: [
        """
        CREATE TABLE torneos (
            numero INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            version INTEGER NOT NULL,
            suma INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE apuntes (
            torneo INTEGER NOT NULL REFERENCES torneos (numero),
            lugar INTEGER NOT NULL,
            id BLOB NOT NULL,
            contenido BLOB NOT NULL,
            suma INTEGER NOT NULL,
            PRIMARY KEY (torneo, lugar),
            UNIQUE (torneo, id)
        ) STRICT;
        CREATE TABLE documentos (
            torneo INTEGER NOT NULL REFERENCES torneos (numero),
            huella INTEGER NOT NULL,
            version INTEGER NOT NULL,
            suma INTEGER NOT NULL,
            PRIMARY KEY (torneo, huella)
        ) STRICT;
        """
    ])

    /// The version that the steps lead to.
    var version: Int { pasos.count }

    /// Brings a database up to date, with a copy beside it first if there is anything in it.
    ///
    /// - Parameters:
    ///   - conexion: the database.
    ///   - url: its file.
    /// - Throws: `FalloDeSQLite`, or `EsMasNuevo`; the database is then as it was.
    func poner(en conexion: ConexionSQLite, de url: URL) throws {
        let hay = try conexion.numero("PRAGMA user_version")
        guard hay <= version else { throw EsMasNuevo() }
        guard hay < version else { return }
        if hay > 0 {
            try CopiaDeSeguridad.copiar(conexion, a: Self.copia(de: url, version: hay))
        }
        try conexion.deUnaVez { () throws(FalloDeSQLite) in
            for paso in pasos[hay...] { try conexion.hacer(paso) }
            try conexion.hacer("PRAGMA user_version = \(version)")
        }
    }

    /// Where the copy of an older version stands: `diario.version-1.sqlite`.
    static func copia(de url: URL, version: Int) -> URL {
        let nombre = url.deletingPathExtension().lastPathComponent
        return url.deletingLastPathComponent()
            .appending(path: "\(nombre).version-\(version).\(url.pathExtension)")
    }
}

/// The database was written by a newer version.
struct EsMasNuevo: Error {}
