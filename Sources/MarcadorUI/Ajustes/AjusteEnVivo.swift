#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Whether the match in play is shown outside the application, or why not.
    struct AjusteEnVivo: View {
        @Environment(SeguidorEnVivo.self) private var enVivo
        @Environment(\.idioma) private var idioma

        var body: some View {
            Section {
                Text(enVivo.impedimento?.texto ?? .enVivoPuesto, idioma)
                    .accessibilityIdentifier("en-vivo")
            } header: {
                Text(.partidoFueraDeLaApp, idioma)
            } footer: {
                Text(.enVivoAyuda, idioma)
            }
            .task { enVivo.mirar() }
        }
    }
#endif
