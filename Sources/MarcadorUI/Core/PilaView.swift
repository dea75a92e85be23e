#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The screens of a section on top of each other, with the bar of the match in play below.
    struct PilaView: View {
        let seccion: SeccionDeLaApp
        /// Whether the list of matches is seen beside it.
        var junto = false

        @Environment(ModeloDeLaApp.self) private var modelo

        var body: some View {
            @Bindable var navegacion = modelo.navegacion
            NavigationStack(path: $navegacion[camino: seccion]) {
                primera.navigationDestination(for: Destino.self) { PantallaView(destino: $0) }
            }
            .safeAreaInset(edge: .bottom) { BarraDelPartido() }
        }

        @ViewBuilder private var primera: some View {
            switch seccion {
            case .partidos: if junto { NadaElegidoView() } else { ListaDePartidosView() }
            case .tabla: TablaView()
            case .goleadores: GoleadoresView()
            case .mas: MasView()
            }
        }
    }
#endif
