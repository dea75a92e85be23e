#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Finds the screen of a match and shows it; drawing it anew changes nothing of the match.
    struct PartidoContenedor: View {
        let numero: Int

        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            PartidoEnDirectoView(viewModel: modelo.pantalla(numero))
                .tituloPequeno(Texto.partido(numero).en(idioma))
        }
    }
#endif
