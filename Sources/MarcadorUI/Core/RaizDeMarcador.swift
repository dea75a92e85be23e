#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The whole application in a window: tabs on a phone, two columns where there is room.
    struct RaizDeMarcador: View {
        let modelo: ModeloDeLaApp

        @Environment(NotificadorDeSistema.self) private var avisos
        @Environment(\.scenePhase) private var fase
        @Environment(\.horizontalSizeClass) private var ancho
        @Environment(\.idioma) private var idioma

        var body: some View {
            @Bindable var modelo = modelo
            Group {
                if ancho == .compact { PestanasView() } else { DosColumnasView() }
            }
            .environment(modelo)
            .locutandoGoles(modelo, idioma)
            // At every launch and whenever somebody comes back, perhaps from the system's settings.
            .task(id: fase) { await avisos.mirar() }
            .alert(Texto.errorDePagina(409).en(idioma), isPresented: $modelo.hayFallo) {
                acciones
            } message: {
                Text(modelo.fallo?.texto ?? Texto(literal: ""), idioma)
            }
        }

        @ViewBuilder private var acciones: some View {
            if case .otroPartidoEnJuego(let numero) = modelo.fallo {
                Button(Texto.verElPartidoEnJuego.en(idioma)) {
                    modelo.navegacion.abrirElPartido(numero)
                }
            }
            Button(Texto.cerrar.en(idioma), role: .cancel) {}
        }
    }
#endif
