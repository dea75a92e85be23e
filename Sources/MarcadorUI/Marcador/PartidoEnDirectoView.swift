#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// A match: the scoreboard, the clock, what can be done.
    struct PartidoEnDirectoView: View {
        let viewModel: PartidoViewModel

        /// How many times the screen went to the background.
        @State private var pausas = 0
        @Environment(\.scenePhase) private var fase
        @Environment(\.idioma) private var idioma

        var body: some View {
            Group {
                switch viewModel.uiState {
                case .cargando: ProgressView()
                case .error: PartidoDesconocidoView(numero: viewModel.partidoId)
                case .exito(let datos): contenido(datos)
                }
            }
            .onChange(of: fase) { _, nueva in
                if nueva == .background { pausas += 1 }
            }
        }

        private func contenido(_ datos: MarcadorUiState.Exito) -> some View {
            ScrollView {
                VStack(spacing: 24) {
                    TableroView(
                        partido: datos.partido, marcador: viewModel.marcadorEnPalabras,
                        dicho: .parcial(
                            datos.partido.local.nombre, datos.partido.visitante.nombre,
                            viewModel.marcadorVisible))
                    RelojView(viewModel: viewModel, minuto: datos.minuto)
                    MandosView(
                        partido: datos.partido, numero: datos.partidoId, viewModel: viewModel)
                    SelectorDeDuracion(numero: datos.partidoId, bloqueado: datos.corriendo)
                    EnlacesDelPartido(numero: datos.partidoId)
                    SucesosView(sucesos: viewModel.sucesos)
                    Text(verbatim: "\(Texto.vecesEnSegundoPlano.en(idioma)) \(pausas)")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("segundo-plano")
                }
                .padding(16)
            }
        }
    }
#endif
