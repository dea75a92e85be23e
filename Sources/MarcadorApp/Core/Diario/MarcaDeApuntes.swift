package import Foundation

/// How many entries the journal had when a document was last written from it, in a file beside the
/// document.
///
/// SQLite takes damaged pages at the end of its log for pages that were never written, and says
/// nothing: the journal is then shorter than it was, and sound. What is beside it knows better.
nonisolated package struct MarcaDeApuntes: Sendable {
    private let url: URL

    /// The mark of a document: `.torneo.apuntes` beside `torneo.json`.
    ///
    /// - Parameter documento: the file of the document.
    package init(de documento: URL) {
        let nombre = documento.deletingPathExtension().lastPathComponent
        url = documento.deletingLastPathComponent().appending(path: ".\(nombre).apuntes")
    }

    /// How many entries there were; nil when nobody knows.
    package var cuantos: Int? {
        guard let datos = try? Data(contentsOf: url), datos.count < 32 else { return nil }
        return Int(String(decoding: datos, as: UTF8.self).filter { !$0.isWhitespace })
    }

    /// Writes down, durably, how many there are.
    ///
    /// - Throws: `ErrorDeDisco`; what was written before is still there.
    func poner(_ cuantos: Int) throws {
        try EscrituraDuradera.escribir(Data("\(cuantos)\n".utf8), en: url)
    }

    /// Forgets it; silent when there is none.
    package func borrar() { try? FileManager.default.removeItem(at: url) }

    /// Looks whether a journal is as long as it was.
    ///
    /// - Parameter hay: how many entries it has.
    /// - Throws: `ErrorDeDiario.danado` when it was longer.
    package func comprobar(_ hay: Int) throws(ErrorDeDiario) {
        guard let cuantos, cuantos > hay else { return }
        throw .danado("tiene \(hay) apuntes y llegó a tener \(cuantos)")
    }
}
