#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The marks that the server refused, each with its reason and what can be done about it.
    struct RechazadasView: View {
        let viewModel: PartidoSeguidoViewModel

        @Environment(\.idioma) private var idioma

        var body: some View {
            if !viewModel.rechazadas.isEmpty {
                Section(Texto.marcasRechazadas.en(idioma)) {
                    ForEach(viewModel.rechazadas) { marca in
                        VStack(alignment: .leading, spacing: 8) {
                            Text(titulo(marca), idioma).bold()
                            Text(verbatim: marca.rechazo?.motivo ?? "")
                            acciones(marca)
                        }
                    }
                }
            }
        }

        private func acciones(_ marca: MarcaPendiente) -> some View {
            JuntosOApilados(alineados: .leading) {
                Button(Texto.volverAEnviar.en(idioma)) {
                    Task { await viewModel.reintentar(marca.id) }
                }
                Button(Texto.descartar.en(idioma), role: .destructive) {
                    Task { await viewModel.descartar(marca.id) }
                }
            }
            .buttonStyle(.bordered)
        }

        private func titulo(_ marca: MarcaPendiente) -> Texto {
            marca.que(equipo: viewModel.equipo(marca.lado))
        }
    }
#endif
