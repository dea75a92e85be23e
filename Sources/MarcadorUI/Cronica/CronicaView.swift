#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The chronicle of a match: its title, its goals, and publishing it.
    struct CronicaView: View {
        /// The number of the match.
        let partido: Int

        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        private var viewModel: CronicaViewModel { modelo.mesa.cronica(partidoId: partido) }

        var body: some View {
            let estado = viewModel.uiState
            List {
                if let cronica = estado.cronica {
                    Section { Text(verbatim: cronica.titulo).bold() }
                    Section(Texto.losGoles.en(idioma)) {
                        if cronica.renglones.isEmpty { Text(.sinGoles, idioma) }
                        ForEach(cronica.renglones.indices, id: \.self) { renglon in
                            Text(cronica.renglones[renglon], idioma)
                        }
                    }
                    Section { publicar(estado.publicando) }
                }
                if let mensaje = mensaje(estado.desenlace) {
                    Text(mensaje, idioma).accessibilityIdentifier("mensaje-cronica")
                }
            }
            .tituloPequeno(Texto.cronicaDelPartido.en(idioma))
        }

        @ViewBuilder private func publicar(_ publicando: Bool) -> some View {
            Button(Texto.publicar.en(idioma)) {
                Task { await viewModel.publicar() }
            }
            .disabled(publicando)
            if publicando { ProgressView(Texto.publicando.en(idioma)) }
        }

        private func mensaje(_ desenlace: CronicaUiState.Desenlace?) -> Texto? {
            switch desenlace {
            case nil: nil
            case .publicada(let numero): .cronicaPublicada(numero)
            case .fallida(let fallo): fallo.texto
            }
        }
    }
#endif
