package import Foundation
import Observation
package import Torneo

/// The marks that wait for the network, on disk before anything else: in the order in which they
/// were made, until the server has answered each.
@Observable
package final class BandejaDeSalida {
    /// How many marks can wait at most.
    package static let maximo = 1000

    /// There is no room for one more mark.
    nonisolated package struct Llena: Error, Hashable, Sendable {}

    /// All marks, from the oldest to the newest, those that were refused too.
    package private(set) var marcas: [MarcaPendiente] = []
    /// Whether something is here that could not be kept so far.
    package private(set) var sinGuardar = false
    /// The name of the file when it made no sense or could not be read; nil when all is well.
    package let ficheroIlegible: String?

    @ObservationIgnored private let url: URL?
    @ObservationIgnored private let disco = ColaDeDisco()
    @ObservationIgnored private let ilegible: FicheroIlegible?

    /// The marks that were waiting when the application last stopped.
    ///
    /// - Parameter url: the file; nil means memory only. A broken file is kept aside before
    ///   anything is written, and one that cannot be read stays as it is: nothing is written.
    package init(url: URL? = nil) {
        self.url = url
        var ilegible: FicheroIlegible?
        if let url {
            do {
                marcas = try Self.leer(url)
            } catch {
                Registro.anotar("\(url.lastPathComponent) ILEGIBLE; el fichero se conserva")
                ilegible = FicheroIlegible(url: url, inaccesible: error as? ErrorDeDisco)
            }
        }
        self.ilegible = ilegible
        ficheroIlegible = ilegible?.nombre
    }

    private static func leer(_ url: URL) throws -> [MarcaPendiente] {
        guard let datos = try LecturaDeFichero.leer(url) else { return [] }
        let contenido = try JSONDecoder().decode(Contenido.self, from: datos)
        guard contenido.tieneSentido else { throw CocoaError(.fileReadCorruptFile) }
        return contenido.marcas
    }

    /// The marks that wait to be sent, in order.
    package var pendientes: [MarcaPendiente] { marcas.filter { $0.rechazo == nil } }

    /// The marks that a server refused and nobody has decided about yet.
    package var rechazadas: [MarcaPendiente] { marcas.filter { $0.rechazo != nil } }

    /// Takes a mark in and returns when it is on the disk.
    ///
    /// - Parameter marca: the mark.
    /// - Throws: `Llena`, and nothing has changed; `ErrorDeDisco`, and the mark is here and will be
    ///   sent, but would not survive the end of the process.
    package func anotar(_ marca: MarcaPendiente) async throws {
        guard marcas.count < Self.maximo else { throw Llena() }
        marcas.append(marca)
        try await guardar()
    }

    /// The server has it: it need not wait any longer.
    package func quitar(_ id: Identificador) async {
        marcas.removeAll { $0.id == id }
        try? await guardar()
    }

    /// The server will not have it: it is kept, and stands in nobody's way.
    ///
    /// A goal that has been taken back meanwhile need not be there at all: both are gone.
    package func rechazar(_ id: Identificador, _ rechazo: RechazoDeMarca) async {
        guard let posicion = marcas.firstIndex(where: { $0.id == id }) else { return }
        if marcas.contains(where: { $0.anula == id }) {
            marcas.removeAll { $0.id == id || $0.anula == id }
            try? await guardar()
            return
        }
        marcas[posicion].rechazo = rechazo
        try? await guardar()
    }

    /// A refused mark shall be sent again, after those that wait.
    package func reintentar(_ id: Identificador) async {
        guard let posicion = marcas.firstIndex(where: { $0.id == id && $0.rechazo != nil }) else {
            return
        }
        var marca = marcas.remove(at: posicion)
        marca.rechazo = nil
        marcas.append(marca)
        try? await guardar()
    }

    /// Marks that a server refused for one of these reasons shall be sent again, before those that wait.
    ///
    /// - Parameters:
    ///   - servidor: the server, without path.
    ///   - codigos: the HTTP states of the refusals.
    package func reintentarTodas(de servidor: URL, codigos: Set<Int>) async {
        var alguna = false
        for posicion in marcas.indices where marcas[posicion].servidor == servidor {
            guard let rechazo = marcas[posicion].rechazo, codigos.contains(rechazo.codigo) else {
                continue
            }
            marcas[posicion].rechazo = nil
            alguna = true
        }
        if alguna { try? await guardar() }
    }

    /// Throws a mark away for good, refused or waiting; with a goal goes what took it back.
    package func descartar(_ id: Identificador) async {
        guard marcas.contains(where: { $0.id == id }) else { return }
        marcas.removeAll { $0.id == id || $0.anula == id }
        try? await guardar()
    }

    /// A server has another address: what waits for it, waits there.
    ///
    /// - Parameters:
    ///   - antes: the server, without path.
    ///   - ahora: its new address, without path.
    package func mudar(de antes: URL, a ahora: URL) async {
        guard marcas.contains(where: { $0.servidor == antes }) else { return }
        marcas = marcas.map { $0.servidor == antes ? $0.mudada(a: ahora) : $0 }
        try? await guardar()
    }

    /// Writes all marks, behind the writes that are under way.
    private func guardar() async throws {
        guard let url else { return }
        let (contenido, ilegible) = (Contenido(marcas: marcas), ilegible)
        disco.poner {
            try ilegible?.apartar()
            let codificador = JSONEncoder()
            codificador.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try EscrituraDuradera.escribir(codificador.encode(contenido), en: url)
        }
        do {
            try await disco.asegurar()
            sinGuardar = false
        } catch {
            sinGuardar = true
            throw error
        }
    }

    /// What the file says.
    nonisolated private struct Contenido: Codable, Sendable {
        var version = 1
        let marcas: [MarcaPendiente]

        /// Whether it is of a version that is understood, and no mark is there twice.
        var tieneSentido: Bool { version == 1 && Set(marcas.map(\.id)).count == marcas.count }
    }
}
