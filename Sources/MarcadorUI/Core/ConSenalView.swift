#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Words with a coloured sign before them.
    ///
    /// The colour is the sign's alone: words in orange or red are too pale to be read by everybody.
    struct ConSenalView: View {
        let texto: Texto
        let simbolo: String
        let color: Color

        @Environment(\.idioma) private var idioma

        var body: some View {
            Label {
                Text(texto, idioma)
            } icon: {
                Image(systemName: simbolo).foregroundStyle(color).accessibilityHidden(true)
            }
        }
    }
#endif
