import Foundation
import Torneo

/// Keeps the tournament in its file alone: at once, or through a writer that does not block.
final class GuardadoDelTorneo: GuardadoDelRepositorio {
    private let almacen: AlmacenDelTorneo
    private let escritor: EscritorDelTorneo?
    let diarioInaccesible: ErrorDeDiario? = nil
    private(set) var ilegible: FicheroIlegible?
    private var debeGuardar = false

    init(almacen: AlmacenDelTorneo, escritor: EscritorDelTorneo?) {
        self.almacen = almacen
        self.escritor = escritor
    }

    func cargar(_ dado: DocumentoDelTorneo, _ sello: inout SelloDeApuntes) -> LibroDelTorneo? {
        cargado().map { LibroDelTorneo(base: DocumentoDelTorneo($0)) }
    }

    /// The tournament of the file; nil when there is none or it cannot be used, which is logged.
    private func cargado() -> Torneo? {
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

    func anotado(_ apunte: Apunte, _ foto: CopiaDelDocumento.Foto) {
        guard escritor == nil else { return }
        debeGuardar = true
        try? guardarYa(foto)
    }

    func asegurar(_ documento: @escaping CopiaDelDocumento.Foto) async throws {
        guard let escritor else {
            if debeGuardar { try guardarYa(documento) }
            return
        }
        do {
            try ilegible?.apartar()
            try await escritor.escribir { documento().documento }
        } catch {
            Registro.anotar("no se pudo guardar el torneo: \(error.frase)")
            throw error
        }
    }

    /// The file has no entries.
    func reescribir(_ apuntes: [Apunte]) async throws {}

    func terminar(_ documento: @escaping CopiaDelDocumento.Foto) async {}

    private func guardarYa(_ foto: CopiaDelDocumento.Foto) throws {
        do {
            try ilegible?.apartar()
            try almacen.guardar(foto().documento)
            debeGuardar = false
        } catch {
            Registro.anotar("no se pudo guardar el torneo: \(error.frase)")
            throw error
        }
    }
}
