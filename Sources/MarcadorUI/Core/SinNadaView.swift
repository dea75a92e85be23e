#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// An empty screen: what will be there, and how it comes to be.
    struct SinNadaView: View {
        let titulo: Texto
        let simbolo: String
        let ayuda: Texto

        @Environment(\.idioma) private var idioma

        var body: some View {
            ContentUnavailableView {
                Label(titulo.en(idioma), systemImage: simbolo)
            } description: {
                Text(ayuda, idioma)
            }
        }
    }

    extension View {
        /// Says what will be here, as long as nothing is.
        ///
        /// - Parameters:
        ///   - vacio: whether there is nothing.
        ///   - titulo: what there is none of.
        ///   - simbolo: its symbol of the system.
        ///   - ayuda: how it comes to be.
        /// - Returns: the same view, with that in front of it.
        func alEstarVacio(
            _ vacio: Bool, _ titulo: Texto, simbolo: String, ayuda: Texto
        ) -> some View {
            overlay {
                if vacio { SinNadaView(titulo: titulo, simbolo: simbolo, ayuda: ayuda) }
            }
        }
    }
#endif
