package import Foundation
import Observation
package import Torneo

/// A chronicle that was published here.
nonisolated package struct CronicaPublicada: Identifiable, Codable, Hashable, Sendable {
    /// Its number, from 101 on.
    package let id: Int
    /// `Rayo FC 2-1 Toros`.
    package fileprivate(set) var titulo: String
    /// A line a goal.
    package fileprivate(set) var texto: String
    /// The identity that whoever published it gave it; nil when nobody did.
    package var uuid: Identificador?
}

/// The chronicles published on this Marcador, by itself or by others that use it as their service.
@Observable
package final class CronicasPublicadas {
    /// From the oldest to the newest.
    package private(set) var todas: [CronicaPublicada]

    @ObservationIgnored private let url: URL?
    @ObservationIgnored private let disco = ColaDeDisco()
    @ObservationIgnored private var ilegible: FicheroIlegible?

    /// What was published so far.
    ///
    /// - Parameter url: the file; nil means memory only. A broken file is kept aside before
    ///   anything is written, and one that cannot be read stays as it is: nothing is written.
    package init(url: URL? = nil) {
        self.url = url
        todas = []
        guard let url else { return }
        do {
            guard let datos = try LecturaDeFichero.leer(url) else { return }
            let leidas = try JSONDecoder().decode([CronicaPublicada].self, from: datos)
            guard Self.tienenSentido(leidas) else { throw CocoaError(.fileReadCorruptFile) }
            todas = leidas
        } catch let error as ErrorDeDisco {
            Registro.anotar("\(error.mensaje); el fichero no se toca")
            ilegible = FicheroIlegible(url: url, inaccesible: error)
        } catch {
            Registro.anotar("\(url.lastPathComponent) ILEGIBLE; el fichero se conserva")
            ilegible = FicheroIlegible(url: url)
        }
    }

    /// Whether the numbers are ones that were given here: positive, each once.
    private static func tienenSentido(_ cronicas: [CronicaPublicada]) -> Bool {
        let numeros = cronicas.map(\.id)
        return Set(numeros).count == numeros.count
            && numeros.allSatisfy { (1..<1_000_000_000).contains($0) }
    }

    /// The chronicle with this number, or nil.
    package func cronica(id: Int) -> CronicaPublicada? { todas.first { $0.id == id } }

    /// Publishes one: there at once, on the disk soon.
    ///
    /// - Parameters:
    ///   - titulo: `Rayo FC 2-1 Toros`.
    ///   - texto: a line a goal.
    ///   - uuid: its identity; nil when whoever publishes gave it none.
    /// - Returns: the chronicle with its number; the first one again when its identity is known.
    /// - Complexity: O(chronicles published here).
    package func publicar(
        titulo: String, texto: String, uuid: Identificador? = nil
    ) -> CronicaPublicada {
        if let uuid, let publicada = todas.first(where: { $0.uuid == uuid }) { return publicada }
        let nueva = CronicaPublicada(
            id: (todas.map(\.id).max() ?? 100) + 1, titulo: titulo, texto: texto, uuid: uuid)
        todas.append(nueva)
        guardar()
        return nueva
    }

    /// Strikes names out of all that was published; returns when they are gone from the disk.
    ///
    /// A name of one word is struck out only where the title names the team: elsewhere it is
    /// somebody else's.
    ///
    /// - Parameter borrados: the names.
    /// - Throws: `ErrorDeDisco`; they are gone from what is shown then.
    /// - Complexity: O(bytes of the chronicles × names).
    package func tachar(_ borrados: NombresBorrados) async throws {
        let nuevas = todas.map { cronica in
            let suya = cronica.titulo.contains(borrados.equipo)
            let nombres = suya ? borrados.nombres : borrados.completos
            var nueva = cronica
            nueva.titulo = cronica.titulo.sin(borrados.completos)
            nueva.texto = cronica.texto.sin(nombres)
            return nueva
        }
        guard nuevas != todas else { return }
        todas = nuevas
        guardar()
        try await asegurar()
    }

    private func guardar() {
        guard let url else { return }
        let (todas, ilegible) = (todas, ilegible)
        disco.poner {
            try ilegible?.apartar()
            try EscrituraDuradera.escribir(JSONEncoder().encode(todas), en: url)
        }
    }

    /// Returns when everything published so far is on the disk.
    ///
    /// - Throws: `ErrorDeDisco`; the chronicles are readable but would not survive a restart.
    package func asegurar() async throws { try await disco.asegurar() }
}
