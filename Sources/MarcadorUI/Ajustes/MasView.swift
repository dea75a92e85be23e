#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Everything that has no tab of its own.
    struct MasView: View {
        @Environment(\.idioma) private var idioma

        var body: some View {
            List {
                enlace(.equipos, .equipos, "tshirt")
                enlace(.arbitros, .arbitros, "flag")
                enlace(.ajustes, .ajustes, "gearshape")
            }
            .navigationTitle(Texto.mas.en(idioma))
        }

        private func enlace(_ texto: Texto, _ destino: Destino, _ simbolo: String) -> some View {
            NavigationLink(value: destino) {
                Label(texto.en(idioma), systemImage: simbolo).frame(minHeight: 32)
            }
        }
    }
#endif
