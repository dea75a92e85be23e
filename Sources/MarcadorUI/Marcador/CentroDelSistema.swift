#if canImport(UserNotifications) && canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import UserNotifications

    /// The notices of the system.
    ///
    /// Nothing of the system's centre is kept or handed from actor to actor: each call asks for it.
    struct CentroDelSistema: CentroDeAvisos {
        private let delegado = DelegadoDeAvisos()

        /// Shows notices also while the application is in front, unless it was launched without.
        init() { UNUserNotificationCenter.current().delegate = delegado }

        @concurrent
        func permiso() async -> PermisoDeAvisos {
            switch await UNUserNotificationCenter.current().notificationSettings()
                .authorizationStatus
            {
            case .notDetermined: .sinPedir
            case .denied: .denegado
            default: .concedido
            }
        }

        @concurrent
        func pedirPermiso() async throws -> PermisoDeAvisos {
            let concedido = try await UNUserNotificationCenter.current().requestAuthorization(
                options: [.alert, .sound])
            return concedido ? .concedido : .denegado
        }

        @concurrent
        func publicar(id: String, titulo: String, cuerpo: String) async throws {
            let contenido = UNMutableNotificationContent()
            contenido.title = titulo
            contenido.body = cuerpo
            contenido.sound = .default
            try await UNUserNotificationCenter.current().add(
                UNNotificationRequest(identifier: id, content: contenido, trigger: nil))
        }
    }

    /// What happens to a notice that comes while the application is in front.
    nonisolated private final class DelegadoDeAvisos: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler:
                @escaping @Sendable (UNNotificationPresentationOptions) -> Void
        ) {
            completionHandler(
                Configuracion.delProceso.sinAvisosEnPrimerPlano ? [] : [.banner, .sound])
        }
    }
#endif
