#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The scorers, most goals first.
    struct GoleadoresView: View {
        /// Whether a match was left for this screen.
        var vuelveAlPartido = false

        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.dismiss) private var cerrar
        @Environment(\.idioma) private var idioma

        var body: some View {
            let goleadores = modelo.partidos.goleadores()
            List(goleadores, id: \.self) { FilaDeGoleadorView(goleador: $0) }
                .listStyle(.plain)
                .alEstarVacio(
                    goleadores.isEmpty, .sinGoleadores, simbolo: "trophy",
                    ayuda: .sinGoleadoresAyuda
                )
                .tituloPequeno(Texto.goleadores.en(idioma))
                .safeAreaInset(edge: .bottom) {
                    if vuelveAlPartido {
                        Button(Texto.volverAlPartido.en(idioma)) { cerrar() }
                            .botonLleno()
                            .padding()
                    }
                }
        }
    }
#endif
