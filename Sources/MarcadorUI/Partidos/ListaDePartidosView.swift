#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The matches of the tournament.
    struct ListaDePartidosView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            List { FilasDePartidos() }
                .listStyle(.plain)
                .overlay {
                    if modelo.tramos.isEmpty {
                        ContentUnavailableView {
                            Label(Texto.sinPartidos.en(idioma), systemImage: "sportscourt")
                        } description: {
                            Text(.sinPartidosAyuda, idioma)
                        }
                    }
                }
                .navigationTitle(Texto.partidos.en(idioma))
        }
    }
#endif
