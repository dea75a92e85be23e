#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The minute, how far the match is, and the last notice.
    struct RelojView: View {
        let viewModel: PartidoViewModel
        let minuto: Int

        @Environment(\.idioma) private var idioma

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text(.minuto(minuto), idioma)
                    .font(.title)
                    .monospacedDigit()
                    .accessibilityIdentifier("minuto")
                    .accessibilityAddTraits(.updatesFrequently)
                Text(viewModel.estado, idioma)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("estado")
                Text(viewModel.avisoEnPalabras, idioma)
                    .font(.footnote)
                    .accessibilityIdentifier("ultimo-aviso")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
#endif
