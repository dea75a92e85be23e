package import Foundation
import Synchronization

/// Where links and sessions are kept.
nonisolated package protocol AlmacenDePuertas: Sendable {
    /// What is kept.
    ///
    /// - Returns: nil when nothing is, or when it makes no sense and was left for people to look at.
    /// - Throws: `ErrorDeDisco` when there is something that cannot be read.
    func cargar() throws(ErrorDeDisco) -> RegistroDePuertas?

    /// Keeps it, durably, instead of what was there.
    ///
    /// - Throws: what was there stays.
    func guardar(_ registro: RegistroDePuertas) throws
}

/// Keeps links and sessions for as long as the process lives.
nonisolated package final class PuertasEnMemoria: AlmacenDePuertas {
    private let guardado = Mutex<RegistroDePuertas?>(nil)

    package init() {}

    package func cargar() throws(ErrorDeDisco) -> RegistroDePuertas? { guardado.withLock(\.self) }

    package func guardar(_ registro: RegistroDePuertas) { guardado.withLock { $0 = registro } }
}

/// Keeps links and sessions in a file that only its owner can read.
nonisolated package final class FicheroDePuertas: AlmacenDePuertas {
    private let url: URL
    private let ilegible = Mutex<FicheroIlegible?>(nil)

    /// A file of the caller's choice, which need not exist.
    package init(url: URL) { self.url = url }

    /// A broken file is kept aside before anything is written: links it had open nothing then.
    package func cargar() throws(ErrorDeDisco) -> RegistroDePuertas? {
        do throws(ErrorDeDisco) {
            guard let datos = try LecturaDeFichero.leer(url) else { return nil }
            if let registro = try? JSONDecoder().decode(RegistroDePuertas.self, from: datos),
                registro.tieneSentido
            {
                return registro
            }
            Registro.anotar("\(url.lastPathComponent) ILEGIBLE; el fichero se conserva")
            ilegible.withLock { $0 = FicheroIlegible(url: url) }
            return nil
        } catch {
            ilegible.withLock { $0 = FicheroIlegible(url: url, inaccesible: error) }
            throw error
        }
    }

    package func guardar(_ registro: RegistroDePuertas) throws {
        try ilegible.withLock(\.self)?.apartar()
        let codificador = JSONEncoder()
        codificador.outputFormatting = [.prettyPrinted, .sortedKeys]
        try EscrituraDuradera.escribir(
            codificador.encode(registro), en: url, para: .soloElDueno)
    }
}
