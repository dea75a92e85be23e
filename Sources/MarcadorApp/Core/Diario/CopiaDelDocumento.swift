import Foundation
import Torneo

/// Keeps `torneo.json` up with the journal: at once when it has been quiet, else after a pause, in
/// which more changes may come.
///
/// Nobody's answer depends on it: what the file does not have yet, the journal has.
final class CopiaDelDocumento {
    /// How long two writes of the file are apart.
    static let pausa = Duration.seconds(1)
    /// The longest pause after the disk has refused.
    static let pausaMaxima = Duration.seconds(64)

    /// The tournament at the moment of asking, and how many entries made it.
    typealias Foto = @MainActor @Sendable () -> (documento: DocumentoDelTorneo, version: Int)

    private let almacen: AlmacenDelTorneo
    private let torneo: String
    private let diario: any Diario
    /// The file that makes no sense, if there is one: it is put aside first.
    var ilegible: FicheroIlegible?

    private var cambiado = false
    private var fallos = 0
    private var escrito: DocumentoEscrito?
    private var tarea: Task<Void, Never>?

    init(almacen: AlmacenDelTorneo, torneo: String, diario: any Diario) {
        self.almacen = almacen
        self.torneo = torneo
        self.diario = diario
    }

    /// What the file is known to have.
    func yaTiene(_ documento: DocumentoEscrito) { escrito = documento }

    /// The tournament has changed: returns when the file has it too, or will have it after a pause.
    ///
    /// - Parameter documento: the tournament at the moment of writing.
    func cambia(_ documento: @escaping Foto) async {
        cambiado = true
        guard tarea == nil else { return }
        let primera = Task { await escribir(documento) }
        tarea = Task { [weak self] in
            await primera.value
            while let pausa = self?.pausaActual {
                try? await Task.sleep(for: pausa)
                guard let self, self.cambiado else { break }
                await self.escribir(documento)
            }
            self?.tarea = nil
        }
        await primera.value
    }

    /// Writes now what waits, if anything does, and waits for no pause any more.
    func terminar(_ documento: @escaping Foto) async {
        tarea?.cancel()
        await tarea?.value
        if cambiado { await escribir(documento) }
    }

    private var pausaActual: Duration {
        fallos == 0 ? Self.pausa : min(Self.pausaMaxima, Self.pausa * (1 << min(6, fallos)))
    }

    private func escribir(
        _ documento: Foto
    ) async {
        cambiado = false
        do {
            try ilegible?.apartar()
            escrito = try await volcar(documento(), tras: escrito)
            fallos = 0
        } catch {
            cambiado = true
            fallos += 1
            guard fallos == 1 else { return }
            Registro.anotar(
                "\(almacen.url.lastPathComponent) se ha quedado atrás (\(error.frase)); "
                    + "todo está en el diario y se vuelve a intentar")
        }
    }

    @concurrent
    private func volcar(
        _ foto: (documento: DocumentoDelTorneo, version: Int), tras escrito: DocumentoEscrito?
    ) async throws -> DocumentoEscrito {
        let datos = try foto.documento.aJson()
        let nuevo = DocumentoEscrito(huella: Huella(datos), version: foto.version)
        guard nuevo.huella != escrito?.huella else { return nuevo }
        try await diario.recordar(nuevo, escrito: escrito, de: torneo)
        try EscrituraDuradera.escribir(datos, en: almacen.url)
        try MarcaDeApuntes(de: almacen.url).poner(foto.version)
        return nuevo
    }
}
