package import Foundation
package import MarcadorApp
import Torneo

/// Keeps the journal of a data folder safe: copies it, and brings a copy back.
package struct CustodiaDelDiario: Sendable {
    private let carpeta: CarpetaDeDatos

    /// The journal of a data folder.
    package init(_ carpeta: CarpetaDeDatos) { self.carpeta = carpeta }

    /// Copies the journal as it is at one moment, also while a server writes to it; the copy is
    /// looked through before it gets its name.
    ///
    /// - Parameter destino: the new file; an older copy there is replaced, when the new one is good.
    /// - Returns: what is in it.
    /// - Throws: `ErrorDeDiario`; what was at `destino` is then still there.
    /// - Complexity: O(bytes).
    package func copiar(a destino: URL) throws(ErrorDeDiario) -> ExamenDelDiario {
        let temporal = destino.deletingLastPathComponent()
            .appending(path: ".\(destino.lastPathComponent).a-medias")
        defer { try? FileManager.default.removeItem(at: temporal) }
        try ErrorDeDiario.traduciendo {
            try? FileManager.default.removeItem(at: temporal)
            let origen = try ConexionSQLite(carpeta.diario, .leer)
            try CopiaDeSeguridad.copiar(origen, a: temporal)
        }
        let examen = try ExamenDelDiario(temporal)
        try Self.mover(temporal, a: destino)
        return examen
    }

    /// Puts a copy in the place of the journal, and the documents that follow from it in the place
    /// of the files; what was there is kept under other names.
    ///
    /// Nobody may serve the folder meanwhile.
    ///
    /// - Parameter copia: the copy.
    /// - Returns: what is in it, and the names under which the old files are kept.
    /// - Throws: `ErrorDeDiario`; when the copy is no good, nothing has changed.
    /// - Complexity: O(bytes).
    package func restaurar(
        _ copia: URL
    ) throws(ErrorDeDiario) -> (examen: ExamenDelDiario, apartados: [String]) {
        let examen = try ExamenDelDiario(copia)
        let nueva = carpeta.url.appending(path: ".diario.sqlite.a-medias")
        defer { try? FileManager.default.removeItem(at: nueva) }
        try ErrorDeDiario.traduciendo {
            try? FileManager.default.removeItem(at: nueva)
            try CopiaDeSeguridad.copiar(try ConexionSQLite(copia, .leer), a: nueva)
        }
        var apartados: [String] = []
        for cola in ["", "-wal", "-shm"] {
            let vieja = URL(filePath: carpeta.diario.path + cola)
            apartados += try Self.apartar(vieja).map { [$0] } ?? []
        }
        for torneo in examen.torneos {
            let fichero = carpeta.documento(de: torneo.id)
            MarcaDeApuntes(de: fichero).borrar()
            apartados += try Self.apartar(fichero).map { [$0] } ?? []
            try ErrorDeDiario.traduciendo {
                try EscrituraDuradera.escribir(torneo.libro.documento.aJson(), en: fichero)
            }
        }
        try Self.mover(nueva, a: carpeta.diario)
        return (examen, apartados)
    }

    /// Puts a file aside.
    ///
    /// - Returns: its new name; nil when there is none.
    private static func apartar(_ url: URL) throws(ErrorDeDiario) -> String? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        var numero = 1
        var libre: URL
        repeat {
            libre = url.deletingLastPathComponent()
                .appending(path: "\(url.lastPathComponent).antes-\(numero)")
            numero += 1
        } while FileManager.default.fileExists(atPath: libre.path)
        try mover(url, a: libre)
        return libre.lastPathComponent
    }

    private static func mover(_ url: URL, a destino: URL) throws(ErrorDeDiario) {
        guard rename(url.path, destino.path) == 0 else {
            throw .disco(
                Texto(
                    "no se pudo poner \(destino.path)", "\(destino.path) could not be put in place")
            )
        }
    }
}
