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
                .alEstarVacio(
                    modelo.tramos.isEmpty, .sinPartidos, simbolo: "sportscourt",
                    ayuda: .sinPartidosAyuda
                )
                .navigationTitle(Texto.partidos.en(idioma))
        }
    }
#endif
