#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Whether a minute of a match is a minute, or passes in the wink of an eye.
    struct AjusteDeRitmo: View {
        @AppStorage(Ajustes.claveRitmo) private var ritmo = Ajustes.ritmoPorDefecto
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            Section {
                Picker(Texto.ritmo.en(idioma), selection: $ritmo) {
                    ForEach(Ajustes.ritmos, id: \.self) { ms in
                        Text(.ritmo(msPorMinuto: ms), idioma).tag(ms)
                    }
                }
                .accessibilityIdentifier("ritmo")
            } footer: {
                Text(.ritmoAyuda, idioma)
            }
            .onChange(of: ritmo) { modelo.mesa.pantallas.cerrarLasIntactas() }
        }
    }
#endif
