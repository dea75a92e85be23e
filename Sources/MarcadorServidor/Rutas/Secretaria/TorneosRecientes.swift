import Synchronization
import Torneo

/// The tournaments that were made of late, by the identity of what asked for them: asked for twice,
/// one is made.
final class TorneosRecientes: Sendable {
    private let ids = Mutex<[Identificador: String]>([:])

    /// How many are remembered.
    private static let memoria = 200

    /// The tournament that was made for an identity; nil when there is none.
    func torneo(_ id: Identificador) -> String? { ids.withLock { $0[id] } }

    /// Remembers one.
    func anotar(_ id: Identificador, _ torneo: String) {
        ids.withLock { ids in
            if ids.count >= Self.memoria { ids.removeAll() }
            ids[id] = torneo
        }
    }
}
