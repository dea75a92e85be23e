#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Something people should know, above what they came for.
    struct AvisoView: View {
        let texto: Texto

        @Environment(\.idioma) private var idioma

        var body: some View {
            Label(texto.en(idioma), systemImage: "exclamationmark.triangle")
                .font(.footnote)
                .foregroundStyle(.orange)
                .accessibilityIdentifier("aviso")
        }
    }
#endif
