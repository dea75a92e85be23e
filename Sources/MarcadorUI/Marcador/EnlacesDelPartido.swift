#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Where a match leads: the scorers and its chronicle.
    struct EnlacesDelPartido: View {
        let numero: Int

        @Environment(\.idioma) private var idioma

        var body: some View {
            JuntosOApilados {
                NavigationLink(value: Destino.goleadores) {
                    Label(Texto.verGoleadores.en(idioma), systemImage: "trophy")
                }
                NavigationLink(value: Destino.cronica(numero)) {
                    Label(Texto.cronica.en(idioma), systemImage: "doc.text")
                }
            }
            .buttonStyle(.bordered)
        }
    }
#endif
