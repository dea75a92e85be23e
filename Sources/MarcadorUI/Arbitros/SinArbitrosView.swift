#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// No referees yet: they are being looked for, or could not be had.
    struct SinArbitrosView: View {
        let viewModel: ArbitrosViewModel

        @Environment(\.idioma) private var idioma

        var body: some View {
            if let fallo = viewModel.fallo {
                ContentUnavailableView {
                    Label(fallo.enPalabras.en(idioma), systemImage: "wifi.slash")
                } description: {
                    Text(.compruebaLaConexion, idioma)
                } actions: {
                    Button(Texto.reintentar.en(idioma)) {
                        Task { await viewModel.refrescar() }
                    }
                    .botonLleno()
                    .disabled(viewModel.uiState.refrescando)
                }
            } else {
                ProgressView(Texto.buscandoArbitros.en(idioma))
            }
        }
    }
#endif
