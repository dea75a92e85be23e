#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Asks for another address of the followed server.
    struct MudanzaView: View {
        let viewModel: MudanzaViewModel

        @Environment(\.idioma) private var idioma
        @Environment(\.dismiss) private var quitar

        var body: some View {
            @Bindable var viewModel = viewModel
            NavigationStack {
                Form {
                    Section {
                        TextField(
                            Texto.ejemploDeDireccion.en(idioma), text: $viewModel.direccion
                        )
                        .accessibilityLabel(Texto.direccionDelServidor.en(idioma))
                        .accessibilityIdentifier("direccion-nueva")
                        .deDireccion()
                        .submitLabel(.go)
                        .onSubmit { mudar() }
                        Button(Texto.cambiarDireccion.en(idioma)) { mudar() }
                            .disabled(!viewModel.puedeMudar)
                            .accessibilityIdentifier("mudar")
                        if viewModel.mudando { ProgressView(Texto.conectando.en(idioma)) }
                        if let error = viewModel.error {
                            ConSenalView(
                                texto: error, simbolo: "exclamationmark.circle.fill", color: .red
                            )
                            .accessibilityIdentifier("mensaje-mudanza")
                        }
                    } footer: {
                        Text(.cambiarDireccionAyuda, idioma)
                    }
                }
                .formStyle(.grouped)
                .tituloPequeno(Texto.cambiarDireccion.en(idioma))
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(Texto.cerrar.en(idioma)) { quitar() }
                            .accessibilityIdentifier("mudanza-cerrar")
                    }
                }
            }
            .tamanoDeHoja()
        }

        private func mudar() {
            Task {
                if await viewModel.alMudar() { quitar() }
            }
        }
    }
#endif
