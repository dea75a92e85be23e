#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #endif

    /// Whether goals are told outside the application.
    struct AjusteDeAvisos: View {
        @Environment(NotificadorDeSistema.self) private var avisos
        @Environment(\.openURL) private var abrir
        @Environment(\.idioma) private var idioma

        var body: some View {
            Section {
                switch avisos.permiso {
                case .sinPedir:
                    Button(Texto.activarAvisos.en(idioma)) {
                        Task { await avisos.pedirPermiso() }
                    }
                case .concedido: Text(.avisosActivados, idioma)
                case .denegado:
                    Text(.avisosBloqueadosEnElSistema, idioma)
                    if let ajustes = Self.ajustesDelSistema {
                        Button(Texto.abrirLosAjustesDelSistema.en(idioma)) { abrir(ajustes) }
                    }
                }
            } header: {
                Text(.avisosDeGol, idioma)
            } footer: {
                Text(.avisosAyudaEnLaApp, idioma)
            }
        }

        /// Where the system lets people change their mind.
        private static var ajustesDelSistema: URL? {
            #if canImport(UIKit)
                URL(string: UIApplication.openNotificationSettingsURLString)
            #else
                URL(
                    string: "x-apple.systempreferences:com.apple.Notifications-Settings.extension")
            #endif
        }
    }
#endif
