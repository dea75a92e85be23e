#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Whether goals are told outside the application.
    struct AjusteDeAvisos: View {
        @Environment(NotificadorDeSistema.self) private var avisos
        @Environment(\.idioma) private var idioma

        var body: some View {
            Section {
                switch avisos.permiso {
                case .sinPedir:
                    Button(Texto.activarAvisos.en(idioma)) {
                        Task { await avisos.pedirPermiso() }
                    }
                case .concedido: Text(.avisosActivados, idioma)
                case .denegado: Text(.avisosBloqueadosEnElSistema, idioma)
                }
            } header: {
                Text(.avisosDeGol, idioma)
            } footer: {
                Text(.avisosAyudaEnLaApp, idioma)
            }
        }
    }
#endif
