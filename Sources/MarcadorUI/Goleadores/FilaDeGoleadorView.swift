#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// A scorer: name and team left, goals right.
    struct FilaDeGoleadorView: View {
        let goleador: Goleador

        @Environment(\.idioma) private var idioma

        var body: some View {
            HStack {
                VStack(alignment: .leading) {
                    Text(verbatim: goleador.jugador.nombre)
                    Text(verbatim: goleador.equipo.nombre)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Text(.goles(goleador.goles), idioma).monospacedDigit()
            }
        }
    }
#endif
