#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Something people should know, above what they came for.
    struct AvisoView: View {
        let texto: Texto

        var body: some View {
            ConSenalView(texto: texto, simbolo: "exclamationmark.triangle.fill", color: .orange)
                .font(.footnote)
                .accessibilityIdentifier("aviso")
        }
    }
#endif
