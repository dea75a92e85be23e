import Observation

/// Watches what answers are made from, once for each key.
///
/// An observation cannot be given up, it only ends when something changes. So an answer that is made
/// again although nothing has changed (the showcase had no room for it) is not watched again: what it
/// reads is what was read before.
@MainActor
final class Vigilancia {
    private var vigiladas: Set<String> = []

    nonisolated init() {}

    /// How many keys are watched.
    var cuantas: Int { vigiladas.count }

    /// Reads something, and tells when it would read otherwise.
    ///
    /// - Parameters:
    ///   - clave: what is read: under one key always the same.
    ///   - leer: reads it from observed objects.
    ///   - alCambiar: called once, on the main actor, just before the first change.
    /// - Returns: what was read.
    func mirando<T>(
        _ clave: String, _ leer: () -> T, alCambiar: @escaping @Sendable () -> Void
    ) -> T {
        guard vigiladas.insert(clave).inserted else { return leer() }
        return withObservationTracking(leer) { [weak self] in
            alCambiar()
            MainActor.assumeIsolated { _ = self?.vigiladas.remove(clave) }
        }
    }
}
