package import Foundation

/// The secrets of the links with which this device marks, one for each server.
///
/// The last link that was opened counts. They are in a file of their own that only its owner can
/// read, and nowhere else: neither with the followed tournament nor with the marks that wait.
package final class Llavero {
    private let url: URL?
    private var llaves: [String: String] = [:]
    private let disco = ColaDeDisco()
    private let ilegible: FicheroIlegible?

    /// The secrets there are; without a file that can be used, none.
    ///
    /// - Parameter url: the file; nil means memory only. A broken one is kept aside before anything
    ///   is written; one that cannot be read stays as it is: nothing is written.
    package init(url: URL? = nil) {
        self.url = url
        var ilegible: FicheroIlegible?
        do {
            if let url, let datos = try LecturaDeFichero.leer(url) {
                llaves = try JSONDecoder().decode([String: String].self, from: datos)
            }
        } catch {
            Registro.anotar("las llaves guardadas no se pueden leer; el fichero se conserva")
            ilegible = url.map { FicheroIlegible(url: $0, inaccesible: error as? ErrorDeDisco) }
        }
        self.ilegible = ilegible
    }

    /// The secret for a server; nil when no link of it was opened.
    package func secreto(de servidor: URL) -> String? { llaves[servidor.absoluteString] }

    /// Keeps the secret of a link: known at once, on the disk soon.
    package func guardar(_ secreto: String, de servidor: URL) {
        guard llaves.updateValue(secreto, forKey: servidor.absoluteString) != secreto, let url
        else { return }
        let (llaves, ilegible) = (llaves, ilegible)
        disco.poner {
            try ilegible?.apartar()
            try EscrituraDuradera.escribir(
                JSONEncoder().encode(llaves), en: url, para: .soloElDueno)
        }
    }

    /// Returns when everything kept so far is on the disk.
    ///
    /// - Throws: `ErrorDeDisco`; the secrets are known but would not survive a restart.
    package func asegurar() async throws { try await disco.asegurar() }
}
