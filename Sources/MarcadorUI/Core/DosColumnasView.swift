#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The matches on the side, and what was chosen of them or of the other sections.
    struct DosColumnasView: View {
        @Environment(ModeloDeLaApp.self) private var modelo

        var body: some View {
            NavigationSplitView {
                LateralView().navigationSplitViewColumnWidth(min: 280, ideal: 340)
            } detail: {
                PilaView(seccion: modelo.navegacion.seccion, junto: true)
                    .id(modelo.navegacion.seccion)
            }
        }
    }
#endif
