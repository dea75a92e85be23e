#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Leads to another screen: on top of this one, or beside it when this is a sidebar.
    struct Enlace<Contenido: View>: View {
        let destino: Destino
        @ViewBuilder let contenido: Contenido

        @Environment(\.abrir) private var abrir

        var body: some View {
            if let abrir {
                Button {
                    abrir(destino)
                } label: {
                    contenido
                }
                .buttonStyle(.plain)
            } else {
                NavigationLink(value: destino) { contenido }
            }
        }
    }
#endif
