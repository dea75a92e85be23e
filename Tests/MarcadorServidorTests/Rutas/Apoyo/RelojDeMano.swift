import Synchronization

@testable import MarcadorApp

/// A clock that stands still until a test moves it; whoever waits wakes when it gets there.
final class RelojDeMano: Reloj {
    private struct Espera {
        let ficha: Int
        let hasta: Instante
        let continuacion: CheckedContinuation<Void, any Error>
    }

    private struct Estado {
        var ahora = Instante(ms: 1_000_000)
        var esperas: [Espera] = []
        var fichas = 0
        var canceladas: Set<Int> = []
    }

    private let estado = Mutex(Estado())

    var ahora: Instante { estado.withLock { $0.ahora } }

    /// How many wait.
    var esperando: Int { estado.withLock { $0.esperas.count } }

    /// Moves the clock on.
    func avanzar(ms: Int) {
        let llegadas = estado.withLock { estado in
            estado.ahora = estado.ahora.masTarde(ms: ms)
            let llegadas = estado.esperas.filter { $0.hasta <= estado.ahora }
            estado.esperas.removeAll { $0.hasta <= estado.ahora }
            return llegadas
        }
        for espera in llegadas { espera.continuacion.resume() }
    }

    func esperar(hasta instante: Instante) async throws {
        let ficha = estado.withLock { estado in
            estado.fichas += 1
            return estado.fichas
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuacion in
                let respuesta: Result<Void, any Error>? = estado.withLock { estado in
                    if estado.canceladas.contains(ficha) { return .failure(CancellationError()) }
                    guard estado.ahora < instante else { return .success(()) }
                    estado.esperas.append(
                        Espera(ficha: ficha, hasta: instante, continuacion: continuacion))
                    return nil
                }
                if let respuesta { continuacion.resume(with: respuesta) }
            }
        } onCancel: {
            let espera = estado.withLock { estado in
                estado.canceladas.insert(ficha)
                let espera = estado.esperas.first { $0.ficha == ficha }
                estado.esperas.removeAll { $0.ficha == ficha }
                return espera
            }
            espera?.continuacion.resume(throwing: CancellationError())
        }
    }
}
