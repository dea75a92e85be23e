#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Beside the list, before a match was chosen.
    struct NadaElegidoView: View {
        @Environment(\.idioma) private var idioma

        var body: some View {
            ContentUnavailableView {
                Label(Texto.eligeUnPartido.en(idioma), systemImage: "sportscourt")
            } description: {
                Text(.eligeUnPartidoAyuda, idioma)
            }
        }
    }
#endif
