#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The camera in front of the screen that connects, and a way back to typing.
    struct HojaDelEscaner: View {
        let viewModel: ConexionViewModel

        @Environment(\.idioma) private var idioma

        var body: some View {
            NavigationStack {
                camara.toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(Texto.cerrar.en(idioma)) { viewModel.escaneando = false }
                            .accessibilityIdentifier("escaner-cerrar")
                    }
                }
            }
            .tamanoDeHoja()
        }

        @ViewBuilder private var camara: some View {
            #if canImport(VisionKit) && canImport(UIKit)
                EscanerView { texto in
                    Task { await viewModel.alEscanear(texto) }
                } alPerderla: {
                    viewModel.alPerderLaCamara()
                }
            #else
                SinNadaView(titulo: .leerCodigoQR, simbolo: "qrcode", ayuda: .sinCamara)
            #endif
        }
    }
#endif
