#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The referees: what is saved, and above it a notice when the network failed.
    struct ArbitrosView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        private var viewModel: ArbitrosViewModel { modelo.mesa.arbitros }

        var body: some View {
            let estado = viewModel.uiState
            List {
                if let fallo = viewModel.fallo, !estado.arbitros.isEmpty {
                    AvisoView(texto: fallo.enPalabras)
                }
                ForEach(estado.arbitros) { arbitro in
                    Text(verbatim: "\(arbitro.nombre) · \(arbitro.ciudad)")
                }
            }
            .listStyle(.plain)
            .overlay {
                if estado.arbitros.isEmpty { SinArbitrosView(viewModel: viewModel) }
            }
            .tituloPequeno(Texto.arbitros.en(idioma))
            .toolbar {
                Button(Texto.actualizar.en(idioma)) {
                    Task { await viewModel.refrescar() }
                }
                .disabled(estado.refrescando)
            }
            .refreshable { await viewModel.refrescar() }
            .onAppear { viewModel.abrir() }
        }
    }
#endif
