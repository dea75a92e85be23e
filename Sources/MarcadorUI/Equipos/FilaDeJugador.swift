#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// A member of a squad: number, name, and the captain's mark.
    struct FilaDeJugador: View {
        let jugador: Jugador
        let esCapitan: Bool

        @Environment(\.idioma) private var idioma

        var body: some View {
            HStack {
                dorsal.monospacedDigit().foregroundStyle(.secondary)
                Text(verbatim: jugador.nombre)
                Spacer()
                if esCapitan { Text(.capitan, idioma).font(.footnote) }
            }
        }

        private var dorsal: some View {
            Text(verbatim: jugador.dorsal.map(String.init) ?? "–")
                .accessibilityLabel(
                    jugador.dorsal.map { Texto.dorsal($0).en(idioma) } ?? Texto.sinDorsal.en(idioma)
                )
        }
    }
#endif
