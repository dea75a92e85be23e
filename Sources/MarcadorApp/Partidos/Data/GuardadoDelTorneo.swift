import Foundation
import Torneo

/// How the repository keeps its tournament: at once, or through a writer that does not block.
final class GuardadoDelTorneo {
    private let almacen: AlmacenDelTorneo
    private let escritor: EscritorDelTorneo?
    /// The file when it cannot be used.
    private(set) var ilegible: FicheroIlegible?
    private var debeGuardar = false

    init(almacen: AlmacenDelTorneo, escritor: EscritorDelTorneo?) {
        self.almacen = almacen
        self.escritor = escritor
    }

    /// The tournament of the file; nil when there is none or it cannot be used, which is logged.
    func cargar() -> Torneo? {
        guard almacen.existe else { return nil }
        let fichero = almacen.url.lastPathComponent
        do {
            let torneo = try almacen.cargar()
            Registro.anotar("torneo CARGADO de \(fichero): \(torneo.partidos.count) partidos")
            return torneo
        } catch let error as ErrorDeDisco {
            ilegible = FicheroIlegible(url: almacen.url, inaccesible: error)
            Registro.anotar(
                "\(fichero) NO SE PUEDE LEER (\(error.motivo.espanol)); el fichero no se toca, se "
                    + "ven los datos de ejemplo y no se admite ningún cambio")
            return nil
        } catch {
            ilegible = FicheroIlegible(url: almacen.url)
            Registro.anotar(
                "\(fichero) ILEGIBLE (\(error.frase)); "
                    + "se usan los datos de ejemplo y el fichero se conserva")
            return nil
        }
    }

    /// Saves now when there is no writer; a failure is logged and stops nothing.
    func guardar(_ documento: () -> DocumentoDelTorneo) {
        guard escritor == nil else { return }
        debeGuardar = true
        try? guardarYa(documento)
    }

    /// Returns when the tournament is on the disk; what could not be saved at once is tried again.
    ///
    /// - Throws: `ErrorDeDisco`, or what the encoder says; it is logged, and still to be saved.
    func asegurar(_ documento: @escaping @MainActor @Sendable () -> DocumentoDelTorneo) async throws
    {
        guard let escritor else {
            if debeGuardar { try guardarYa(documento) }
            return
        }
        do {
            try ilegible?.apartar()
            try await escritor.escribir(documento)
        } catch {
            Registro.anotar("no se pudo guardar el torneo: \(error.frase)")
            throw error
        }
    }

    private func guardarYa(_ documento: () -> DocumentoDelTorneo) throws {
        do {
            try ilegible?.apartar()
            try almacen.guardar(documento())
            debeGuardar = false
        } catch {
            Registro.anotar("no se pudo guardar el torneo: \(error.frase)")
            throw error
        }
    }
}
