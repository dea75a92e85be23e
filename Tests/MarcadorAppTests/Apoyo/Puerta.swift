/// Somewhere to wait until a test opens it; open to begin with.
@MainActor
final class Puerta {
    private var abierta = true
    private var dentro: [CheckedContinuation<Void, Never>] = []

    nonisolated init() {}

    /// How many wait.
    var esperando: Int { dentro.count }

    func cerrar() { abierta = false }

    func abrir() {
        abierta = true
        for espera in dentro { espera.resume() }
        dentro = []
    }

    func pasar() async {
        guard !abierta else { return }
        await withCheckedContinuation { dentro.append($0) }
    }
}
