import Foundation
import MarcadorApp
import Torneo

/// The `torneo.json` that a subcommand writes.
struct DestinoDelTorneo {
    static let opcion = Opcion(
        nombre: "-o", valor: "SALIDA", ayuda: "Dónde se escribe el torneo.json.")
    static let fuerza = Opcion(
        nombre: "--fuerza", ayuda: "Escribe aunque el fichero ya exista.")

    private let url: URL
    private let sobrescribe: Bool

    /// Where to write, which is to be said.
    ///
    /// - Throws: `ErrorDeUso` when it is not.
    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        guard let salida = argumentos.valor(Self.opcion) else {
            throw .falta("dónde escribir: -o SALIDA")
        }
        url = URL(filePath: salida)
        sobrescribe = argumentos.tiene(Self.fuerza)
    }

    /// What it is called in sentences.
    var nombre: String { url.relativePath }

    /// Checks that nothing would be overwritten unasked.
    ///
    /// - Throws: `ErrorDeDatos.yaExiste`.
    func comprobar() throws(ErrorDeDatos) {
        if !sobrescribe, FileManager.default.fileExists(atPath: url.path) {
            throw .yaExiste(nombre)
        }
    }

    /// Writes the tournament.
    ///
    /// - Throws: `ErrorDeDatos.noSePuedeEscribir`; what was there is still whole.
    func guardar(_ torneo: DocumentoDelTorneo) throws(ErrorDeDatos) {
        do {
            try AlmacenDelTorneo(url: url).guardar(torneo)
        } catch {
            throw .noSePuedeEscribir(nombre, motivo: error.localizedDescription)
        }
    }
}
