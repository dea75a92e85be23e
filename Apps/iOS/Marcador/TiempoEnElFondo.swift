#if canImport(UIKit)
    import UIKit

    /// Time to send what waits while the phone is locked or another application is in front.
    ///
    /// Here, and not in the package, because an extension must not ask for it, and the package is in one.
    @MainActor
    final class TiempoEnElFondo {
        private var tarea = UIBackgroundTaskIdentifier.invalid

        /// Asks the system for it.
        ///
        /// - Parameter alAcabarse: what has to stop when it is up.
        /// - Returns: gives the rest back; nil when the system gives none.
        static func pedir(alAcabarse: @escaping @MainActor @Sendable () -> Void) -> (() -> Void)? {
            let tiempo = TiempoEnElFondo()
            tiempo.tarea = UIApplication.shared.beginBackgroundTask(withName: "enviar-marcas") {
                alAcabarse()
                tiempo.devolver()
            }
            guard tiempo.tarea != .invalid else { return nil }
            return { tiempo.devolver() }
        }

        private func devolver() {
            guard tarea != .invalid else { return }
            UIApplication.shared.endBackgroundTask(tarea)
            tarea = .invalid
        }
    }
#endif
