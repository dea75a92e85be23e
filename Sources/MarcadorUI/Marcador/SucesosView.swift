#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// What has happened in a match, in order.
    struct SucesosView: View {
        let sucesos: [SucesoDelPartido]

        @Environment(\.idioma) private var idioma

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text(.queHaPasado, idioma).font(.headline).accessibilityAddTraits(.isHeader)
                if sucesos.isEmpty {
                    Text(.nadaTodavia, idioma).font(.footnote).foregroundStyle(.secondary)
                }
                ForEach(sucesos) { FilaDeSuceso(suceso: $0) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
#endif
