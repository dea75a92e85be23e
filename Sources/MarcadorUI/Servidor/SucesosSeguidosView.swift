#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// What happened in a followed match, a line each.
    struct SucesosSeguidosView: View {
        let sucesos: [EventoDTO]

        @Environment(\.idioma) private var idioma

        var body: some View {
            if !sucesos.isEmpty {
                Section {
                    ForEach(sucesos.indices, id: \.self) { posicion in
                        Text(sucesos[posicion].frase, idioma)
                    }
                }
            }
        }
    }
#endif
