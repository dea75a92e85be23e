import Foundation
import Torneo

/// Keeps the tournament in the journal, which is the truth, and `torneo.json` beside it as a copy
/// for people and other programs.
final class GuardadoEnDiario: GuardadoDelRepositorio {
    let almacen: AlmacenDelTorneo
    let cuaderno: CuadernoDelTorneo
    let copia: CopiaDelDocumento
    private(set) var ilegible: FicheroIlegible?
    private(set) var diarioInaccesible: ErrorDeDiario?
    private var porCopiar = false

    init(almacen: AlmacenDelTorneo, cuaderno: CuadernoDelTorneo) {
        self.almacen = almacen
        self.cuaderno = cuaderno
        copia = CopiaDelDocumento(
            almacen: almacen, torneo: cuaderno.torneo, diario: cuaderno.diario)
    }

    /// Whether something is to be kept although nothing has happened since the beginning.
    var hayTarea: Bool { porCopiar }

    func cargar(_ dado: DocumentoDelTorneo, _ sello: inout SelloDeApuntes) -> LibroDelTorneo? {
        do throws(ErrorDeDiario) {
            guard var libro = try cuaderno.libro() else { return try empezar(dado, &sello) }
            try MarcaDeApuntes(de: almacen.url).comprobar(libro.apuntes.count)
            Registro.anotar(
                "torneo LEÍDO del diario: \(libro.apuntes.count) apuntes, "
                    + "\(libro.documento.partidos.count) partidos")
            try comparar(&libro, &sello)
            return libro
        } catch {
            diarioInaccesible = error
            Registro.anotar(
                "\(error.frase); el diario no se toca, se ve \(nombre) como se escribió la última "
                    + "vez y no se admite ningún cambio")
            return documentoDelFichero().map { LibroDelTorneo(base: $0) }
        }
    }

    func anotado(_ apunte: Apunte, _ foto: CopiaDelDocumento.Foto) {
        cuaderno.poner(apunte)
        porCopiar = true
    }

    func asegurar(
        _ documento: @escaping CopiaDelDocumento.Foto
    ) async throws {
        // The first entry of a tournament that was never a file: now it becomes one.
        if cuaderno.cuantosEsperan > 0 { porCopiar = true }
        try await guardar(documento)
    }

    private func guardar(
        _ documento: @escaping CopiaDelDocumento.Foto
    ) async throws {
        if let diarioInaccesible { throw diarioInaccesible }
        do {
            try await cuaderno.asegurar()
        } catch {
            Registro.anotar("no se pudo apuntar en el diario: \(error.frase)")
            throw error
        }
        guard porCopiar else { return }
        porCopiar = false
        await copia.cambia(documento)
    }

    func reescribir(_ apuntes: [Apunte]) async throws {
        if let diarioInaccesible { throw diarioInaccesible }
        try await cuaderno.diario.reescribir(apuntes, en: cuaderno.torneo)
    }

    func terminar(_ documento: @escaping CopiaDelDocumento.Foto) async {
        // A sample that was only looked at leaves no file behind.
        try? await guardar(documento)
        await copia.terminar(documento)
    }

    private var nombre: String { almacen.url.lastPathComponent }

    /// Begins a journal: with the file if there is one, else with what is given.
    private func empezar(
        _ dado: DocumentoDelTorneo, _ sello: inout SelloDeApuntes
    ) throws(ErrorDeDiario) -> LibroDelTorneo {
        MarcaDeApuntes(de: almacen.url).borrar()
        switch leerFichero() {
        case .bueno(let datos, let documento):
            Registro.anotar(
                "torneo CARGADO de \(nombre): \(documento.partidos.count) partidos; "
                    + "desde ahora vale el diario")
            copia.yaTiene(DocumentoEscrito(huella: Huella(datos), version: 0))
            porCopiar = true
            return empezar(con: documento, Array(datos), &sello)
        case .noHay: break
        case .ilegible(let motivo):
            ilegible = FicheroIlegible(url: almacen.url)
            copia.ilegible = ilegible
            Registro.anotar(
                "\(nombre) ILEGIBLE (\(motivo)); se usan los datos de ejemplo y el fichero se "
                    + "conserva")
        case .inaccesible(let error):
            ilegible = FicheroIlegible(url: almacen.url, inaccesible: error)
            copia.ilegible = ilegible
            Registro.anotar(
                "\(nombre) NO SE PUEDE LEER (\(error.motivo.espanol)); el fichero no se toca, se "
                    + "ven los datos de ejemplo y no se admite ningún cambio")
        }
        do throws(ErrorDeCarga) {
            return empezar(con: dado, Array(try dado.aJson()), &sello)
        } catch {
            throw .noCuadra(lugar: 1, motivo: .documento(error))
        }
    }

    private func empezar(
        con documento: DocumentoDelTorneo, _ bytes: [UInt8], _ sello: inout SelloDeApuntes
    ) -> LibroDelTorneo {
        let principio = sello.apunte(
            .tomado(TorneoTomado(documento: bytes)), autor: cuaderno.autor)
        cuaderno.poner(principio)
        return LibroDelTorneo(base: documento, principio: principio)
    }

    /// Compares the file with what the journal says.
    ///
    /// A file that we wrote, however old, is written again. One that somebody edited or put there
    /// becomes an entry: whoever did it wants it to count, and the journal keeps what was before.
    private func comparar(
        _ libro: inout LibroDelTorneo, _ sello: inout SelloDeApuntes
    ) throws(ErrorDeDiario) {
        if let enElFichero = try loUltimoEscrito(libro) { return copia.yaTiene(enElFichero) }
        switch leerFichero() {
        case .noHay: porCopiar = true
        case .bueno(let datos, _):
            let huella = Huella(datos)
            let deAhora = try? Huella(libro.documento.aJson())
            let enElFichero = DocumentoEscrito(huella: huella, version: libro.apuntes.count)
            guard huella != deAhora else { return copia.yaTiene(enElFichero) }
            porCopiar = true
            guard try !loEscribimos(datos, huella, libro) else { return }
            importar(datos, en: &libro, &sello)
            copia.yaTiene(enElFichero)
        case .ilegible(let motivo):
            porCopiar = true
            copia.ilegible = FicheroIlegible(url: almacen.url)
            Registro.anotar(
                "\(nombre) ILEGIBLE (\(motivo)); vale el diario, y el fichero se aparta")
        case .inaccesible(let error):
            porCopiar = true
            copia.ilegible = FicheroIlegible(url: almacen.url, inaccesible: error)
            Registro.anotar(
                "\(nombre) NO SE PUEDE LEER (\(error.motivo.espanol)); vale el diario, y el "
                    + "fichero no se toca")
        }
    }

    /// What the file has, when that is what was written last and nothing has happened since: nothing
    /// needs to be read or put together again.
    private func loUltimoEscrito(
        _ libro: LibroDelTorneo
    ) throws(ErrorDeDiario) -> DocumentoEscrito? {
        guard let datos = try? Data(contentsOf: almacen.url) else { return nil }
        let enElFichero = DocumentoEscrito(huella: Huella(datos), version: libro.apuntes.count)
        return try cuaderno.diario.documentos(de: cuaderno.torneo).first { $0 == enElFichero }
    }

    /// Whether a document is one of ours: written from the journal, or the one that the journal
    /// took in last, if nothing has been written since.
    private func loEscribimos(
        _ datos: Data, _ huella: Huella, _ libro: LibroDelTorneo
    ) throws(ErrorDeDiario) -> Bool {
        let escritos = try cuaderno.diario.documentos(de: cuaderno.torneo)
        if escritos.contains(where: { $0.huella == huella }) { return true }
        guard let ultimo = libro.ultimoDocumento,
            ultimo.bytes == TorneoTomado(documento: datos).documento
        else {
            return false
        }
        return !escritos.contains { $0.version > ultimo.lugar }
    }

    private func importar(
        _ datos: Data, en libro: inout LibroDelTorneo, _ sello: inout SelloDeApuntes
    ) {
        let apunte = sello.apunte(
            .importado(TorneoImportado(documento: datos, fichero: nombre)))
        guard (try? libro.anotar(apunte)) != nil else { return }
        cuaderno.poner(apunte)
        Registro.anotar(
            "\(nombre) no es el que escribió Marcador: alguien lo ha cambiado. Queda IMPORTADO "
                + "como apunte n.º \(libro.apuntes.count); el diario conserva lo de antes")
    }

    private func documentoDelFichero() -> DocumentoDelTorneo? {
        if case .bueno(_, let documento) = leerFichero() { documento } else { nil }
    }

    private enum Fichero {
        case noHay
        case bueno(Data, DocumentoDelTorneo)
        case ilegible(String)
        case inaccesible(ErrorDeDisco)
    }

    private func leerFichero() -> Fichero {
        let datos: Data?
        do throws(ErrorDeDisco) {
            datos = try LecturaDeFichero.leer(almacen.url)
        } catch {
            return .inaccesible(error)
        }
        guard let datos else { return .noHay }
        do throws(ErrorDeCarga) {
            return .bueno(datos, try DocumentoDelTorneo(json: datos))
        } catch {
            return .ilegible(error.frase)
        }
    }
}
