import Dispatch
package import Foundation
package import MarcadorApp
import Synchronization
package import Torneo

/// The journal in a SQLite database: one file, written ahead (WAL) and flushed at every commit.
///
/// Nothing is opened before it is needed, and nothing made before the first entry. Additions that
/// arrive while the disk is busy share the next commit, whatever tournament they are of.
package final class DiarioSQLite: Diario {
    /// The database.
    package let url: URL

    private let esquema: EsquemaDelDiario
    private let caja = Mutex<BaseDelDiario?>(nil)
    private let espera = Mutex(SalaDeEspera())
    private let cola = DispatchQueue(label: "diario")

    /// The journal in a file, which need not exist.
    ///
    /// - Parameter url: the database.
    package convenience init(url: URL) { self.init(url: url, esquema: .actual) }

    /// The journal with other steps, for tests.
    init(url: URL, esquema: EsquemaDelDiario) {
        self.url = url
        self.esquema = esquema
    }

    package func torneos() throws(ErrorDeDiario) -> [String] {
        try leyendo([]) { try $0.torneos() }
    }

    package func version(de torneo: String) throws(ErrorDeDiario) -> Int {
        try leyendo(0) { try $0.ficha(de: torneo)?.version ?? 0 }
    }

    package func leer(
        _ torneo: String, desde: Int, cuantos: Int
    ) throws(ErrorDeDiario) -> [Apunte] {
        // Making sense of them takes longer than reading them, and does not keep others waiting.
        try leyendo([]) { try $0.leer(torneo, desde: desde, cuantos: cuantos) }
            .apuntes(desde: desde)
    }

    package func documentos(de torneo: String) throws(ErrorDeDiario) -> [DocumentoEscrito] {
        try leyendo([]) { try $0.documentos(de: torneo) }
    }

    package func olvidar(_ torneo: String) throws(ErrorDeDiario) {
        try leyendo(()) { try $0.olvidar(torneo) }
    }

    @MainActor
    package func anotar(
        _ apuntes: [Apunte], en torneo: String, tras version: Int
    ) async throws(ErrorDeDiario) -> Int {
        let escritos = apuntes.map(ApunteEscrito.init)
        return try await esperando { base throws(FalloDeSQLite) in
            try base.anotar(escritos, en: torneo, tras: version)
        }
    }

    @MainActor
    package func reescribir(
        _ apuntes: [Apunte], en torneo: String
    ) async throws(ErrorDeDiario) {
        let escritos = apuntes.map(ApunteEscrito.init)
        _ = try await esperando { base throws(FalloDeSQLite) in
            try base.reescribir(escritos, en: torneo)
        }
        try leyendo(()) { try $0.sinRestos() }
    }

    @MainActor
    package func recordar(
        _ documento: DocumentoEscrito, escrito: DocumentoEscrito?, de torneo: String
    ) async throws(ErrorDeDiario) {
        _ = try await esperando { base throws(FalloDeSQLite) in
            try base.recordar(documento, escrito: escrito, de: torneo)
            return .success(0)
        }
    }

    /// Puts work into the next commit and waits for it.
    @MainActor
    private func esperando(
        _ trabajo: @escaping SalaDeEspera.Trabajo
    ) async throws(ErrorDeDiario) -> Int {
        let resultado = await withCheckedContinuation { continuacion in
            let despertar = espera.withLock { $0.entrar(trabajo, continuacion) }
            if despertar { cola.async { self.vaciar() } }
        }
        return try resultado.get()
    }

    /// Commits what waits until nobody waits any more.
    private func vaciar() {
        while let tanda = espera.withLock({ $0.salir() }) {
            for (espera, resultado) in zip(tanda, resultados(de: tanda)) {
                espera.continuacion.resume(returning: resultado)
            }
        }
    }

    private func resultados(
        de tanda: [SalaDeEspera.Espera]
    ) -> [Result<Int, ErrorDeDiario>] {
        do throws(ErrorDeDiario) {
            return try usando { base in
                var resultados: [Result<Int, ErrorDeDiario>] = []
                try base.conexion.deUnaVez { () throws(FalloDeSQLite) in
                    for espera in tanda { resultados.append(try espera.trabajo(base)) }
                }
                return resultados
            }
        } catch {
            return tanda.map { _ in .failure(error) }
        }
    }

    /// Looks into the journal; where there is no file, there is nothing in it.
    private func leyendo<T: Sendable>(
        _ nada: T, _ trabajo: @Sendable (BaseDelDiario) throws -> T
    ) throws(ErrorDeDiario) -> T {
        guard FileManager.default.fileExists(atPath: url.path) else { return nada }
        return try usando(trabajo)
    }

    private func usando<T: Sendable>(
        _ trabajo: @Sendable (BaseDelDiario) throws -> T
    ) throws(ErrorDeDiario) -> T {
        try caja.withLock { base throws(ErrorDeDiario) in
            do {
                let abierta = try base ?? BaseDelDiario(url, esquema: esquema)
                base = abierta
                return try trabajo(abierta)
            } catch {
                if (error as? FalloDeSQLite)?.rompeLaConexion == true { base = nil }
                return try ErrorDeDiario.traduciendo { throw error }
            }
        }
    }
}
