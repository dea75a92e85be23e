#if canImport(UserNotifications) && canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import UserNotifications

    /// The notices of the system.
    struct CentroDelSistema: CentroDeAvisos {
        private let centro = UNUserNotificationCenter.current()
        private let delegado = DelegadoDeAvisos()

        /// Shows notices also while the application is in front, unless it was launched without.
        init() { centro.delegate = delegado }

        func permiso() async -> PermisoDeAvisos {
            switch await centro.notificationSettings().authorizationStatus {
            case .notDetermined: .sinPedir
            case .denied: .denegado
            default: .concedido
            }
        }

        func pedirPermiso() async throws -> PermisoDeAvisos {
            try await centro.requestAuthorization(options: [.alert, .sound])
                ? .concedido : .denegado
        }

        func publicar(id: String, titulo: String, cuerpo: String) async throws {
            let contenido = UNMutableNotificationContent()
            contenido.title = titulo
            contenido.body = cuerpo
            contenido.sound = .default
            try await centro.add(
                UNNotificationRequest(identifier: id, content: contenido, trigger: nil))
        }
    }

    /// What happens to a notice that comes while the application is in front.
    private final class DelegadoDeAvisos: NSObject, UNUserNotificationCenterDelegate {
        nonisolated func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            Configuracion.delProceso.sinAvisosEnPrimerPlano ? [] : [.banner, .sound]
        }
    }
#endif
