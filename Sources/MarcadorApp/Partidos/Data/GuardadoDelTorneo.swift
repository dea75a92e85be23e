import Foundation
import Torneo

/// How the repository keeps its tournament: at once, or through a writer that does not block.
final class GuardadoDelTorneo {
    private let almacen: AlmacenDelTorneo
    private let escritor: EscritorDelTorneo?
    private var hayQueApartar = false
    /// The name of the file when it made no sense, until it is put aside.
    private(set) var ilegible: String?

    init(almacen: AlmacenDelTorneo, escritor: EscritorDelTorneo?) {
        self.almacen = almacen
        self.escritor = escritor
    }

    /// The tournament of the file; nil when there is none or it makes no sense, which is logged.
    func cargar() -> Torneo? {
        guard almacen.existe else { return nil }
        let fichero = almacen.url.lastPathComponent
        do {
            let torneo = try almacen.cargar()
            Registro.anotar("torneo CARGADO de \(fichero): \(torneo.partidos.count) partidos")
            return torneo
        } catch {
            hayQueApartar = true
            ilegible = fichero
            Registro.anotar(
                "\(fichero) ILEGIBLE (\(error.frase)); "
                    + "se usan los datos de ejemplo y el fichero se conserva")
            return nil
        }
    }

    /// Saves now when there is no writer; a failure is logged and stops nothing.
    func guardar(_ documento: () -> DocumentoDelTorneo) {
        guard escritor == nil else { return }
        do {
            try apartarSiHaceFalta()
            try almacen.guardar(documento())
        } catch {
            Registro.anotar("no se pudo guardar el torneo: \(error.frase)")
        }
    }

    /// Returns when the tournament is on the disk.
    func asegurar(_ documento: @escaping @MainActor @Sendable () -> DocumentoDelTorneo) async throws
    {
        guard let escritor else { return }
        do {
            try apartarSiHaceFalta()
            try await escritor.escribir(documento)
        } catch {
            Registro.anotar("no se pudo guardar el torneo: \(error.frase)")
            throw error
        }
    }

    private func apartarSiHaceFalta() throws {
        guard hayQueApartar else { return }
        let apartado = try almacen.apartar()
        hayQueApartar = false
        Registro.anotar("el fichero ilegible queda en \(apartado.lastPathComponent)")
    }
}
