package import Foundation
package import MarcadorApp
package import Torneo

/// A whole journal, looked through: the database, every checksum, and the tournament that follows
/// from the entries.
package struct ExamenDelDiario: Sendable {
    /// A tournament of the journal.
    package struct TorneoExaminado: Sendable {
        /// Its id.
        package let id: String
        /// Its entries and what follows from them.
        package let libro: LibroDelTorneo
        /// The documents that may be in its file.
        package let escritos: [DocumentoEscrito]
    }

    /// The tournaments, by id.
    package let torneos: [TorneoExaminado]

    /// Looks through a journal, which may be in use; nothing in it changes.
    ///
    /// - Parameter url: the database.
    /// - Throws: `ErrorDeDiario`, the first fault.
    /// - Complexity: O(bytes).
    package init(_ url: URL) throws(ErrorDeDiario) {
        torneos = try ErrorDeDiario.traduciendo {
            let base = try BaseDelDiario(soloLeer: url)
            let hay = try base.conexion.numero("PRAGMA user_version")
            guard hay <= EsquemaDelDiario.actual.version else { throw EsMasNuevo() }
            guard hay > 0 else { throw ErrorDeDiario.danado("no es un diario de Marcador") }
            try base.examinar("PRAGMA integrity_check(1)")
            try base.comprobarSumas()
            return try base.torneos().map { try Self.torneo($0, en: base) }
        }
    }

    private static func torneo(_ id: String, en base: BaseDelDiario) throws -> TorneoExaminado {
        let apuntes = try base.leer(id, desde: 0, cuantos: .max).apuntes(desde: 0)
        let libro: LibroDelTorneo
        do throws(ErrorDelLibro) {
            libro = try LibroDelTorneo(apuntes)
        } catch {
            throw ErrorDeDiario.noCuadra(lugar: error.lugar + 1, motivo: error.motivo)
        }
        return TorneoExaminado(id: id, libro: libro, escritos: try base.documentos(de: id))
    }
}

extension ErrorDeDiario {
    /// Does something with a database, and says in our words what went wrong.
    static func traduciendo<T>(_ trabajo: () throws -> T) throws(ErrorDeDiario) -> T {
        do {
            return try trabajo()
        } catch let fallo as FalloDeSQLite {
            throw fallo.paraPersonas
        } catch let error as ErrorDeDiario {
            throw error
        } catch is EsMasNuevo {
            throw .masNuevo
        } catch {
            throw .disco(Texto(literal: error.localizedDescription))
        }
    }
}
