#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Leads to another screen: on top of this one, or beside it when this is a sidebar.
    struct Enlace<Contenido: View>: View {
        let destino: Destino
        @ViewBuilder let contenido: Contenido

        @Environment(\.enLateral) private var enLateral

        var body: some View {
            if enLateral {
                contenido
                    .accessibilityElement(children: .combine)
                    .tag(LugarDelLado.pantalla(destino))
            } else {
                NavigationLink(value: destino) { contenido }
            }
        }
    }
#endif
