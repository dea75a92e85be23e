import Synchronization
package import Torneo

/// A journal that lives as long as the process; for tests and for looking at how one behaves.
nonisolated package final class DiarioEnMemoria: Diario {
    private struct Estado {
        var apuntes: [String: [Apunte]] = [:]
        var documentos: [String: [DocumentoEscrito]] = [:]
        var fallo: ErrorDeDiario?
    }

    private let estado = Mutex(Estado())

    /// An empty one.
    package init() {}

    /// What every addition fails with; nil when all is well.
    package var fallo: ErrorDeDiario? {
        get { estado.withLock { $0.fallo } }
        set { estado.withLock { $0.fallo = newValue } }
    }

    package func torneos() -> [String] { estado.withLock { $0.apuntes.keys.sorted() } }

    package func version(de torneo: String) -> Int {
        estado.withLock { $0.apuntes[torneo]?.count ?? 0 }
    }

    package func leer(_ torneo: String, desde: Int, cuantos: Int) -> [Apunte] {
        estado.withLock { Array(($0.apuntes[torneo] ?? []).dropFirst(desde).prefix(cuantos)) }
    }

    package func anotar(
        _ apuntes: [Apunte], en torneo: String, tras version: Int
    ) async throws(ErrorDeDiario) -> Int {
        let resultado: Result<Int, ErrorDeDiario> = estado.withLock { estado in
            if let fallo = estado.fallo { return .failure(fallo) }
            let hay = estado.apuntes[torneo] ?? []
            let repetidos = hay.dropFirst(version).map(\.id)
            guard version <= hay.count, apuntes.prefix(repetidos.count).map(\.id) == repetidos
            else { return .failure(.otraVersion(esperada: version, hay: hay.count)) }
            let todos = hay + apuntes.dropFirst(repetidos.count)
            estado.apuntes[torneo] = todos
            return .success(todos.count)
        }
        return try resultado.get()
    }

    package func reescribir(
        _ apuntes: [Apunte], en torneo: String
    ) async throws(ErrorDeDiario) {
        let fallo: ErrorDeDiario? = estado.withLock { estado in
            if let fallo = estado.fallo { return fallo }
            let hay = estado.apuntes[torneo] ?? []
            guard hay.map(\.id) == apuntes.map(\.id) else {
                return .otraVersion(esperada: apuntes.count, hay: hay.count)
            }
            estado.apuntes[torneo] = apuntes
            return nil
        }
        if let fallo { throw fallo }
    }

    package func documentos(de torneo: String) -> [DocumentoEscrito] {
        estado.withLock { $0.documentos[torneo] ?? [] }
    }

    package func recordar(
        _ documento: DocumentoEscrito, escrito: DocumentoEscrito?, de torneo: String
    ) async throws(ErrorDeDiario) {
        estado.withLock { estado in
            let otros = escrito.map { [$0] } ?? estado.documentos[torneo] ?? []
            estado.documentos[torneo] = otros.filter { $0.huella != documento.huella } + [documento]
        }
    }

    package func olvidar(_ torneo: String) {
        estado.withLock { estado in
            estado.apuntes[torneo] = nil
            estado.documentos[torneo] = nil
        }
    }
}
