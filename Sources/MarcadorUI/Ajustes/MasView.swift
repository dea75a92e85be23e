#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Everything that has no tab of its own.
    struct MasView: View {
        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma

        var body: some View {
            List {
                enlace(.equipos, .equipos, "tshirt")
                enlace(.arbitros, .arbitros, "flag")
                enlace(.ajustes, .ajustes, "gearshape")
                Button(
                    Texto.seguirUnServidor.en(idioma), systemImage: "dot.radiowaves.left.and.right"
                ) {
                    servidor.enPantalla = true
                }
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
