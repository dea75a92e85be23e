#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// A tab for each section, each with its own stack of screens.
    struct PestanasView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            @Bindable var navegacion = modelo.navegacion
            TabView(selection: $navegacion.seccion) {
                Tab(
                    Texto.partidos.en(idioma), systemImage: "sportscourt",
                    value: SeccionDeLaApp.partidos
                ) {
                    PilaView(seccion: .partidos)
                }
                Tab(Texto.tabla.en(idioma), systemImage: "list.number", value: SeccionDeLaApp.tabla)
                {
                    PilaView(seccion: .tabla)
                }
                Tab(
                    Texto.goleadores.en(idioma), systemImage: "trophy",
                    value: SeccionDeLaApp.goleadores
                ) {
                    PilaView(seccion: .goleadores)
                }
                Tab(Texto.mas.en(idioma), systemImage: "ellipsis.circle", value: SeccionDeLaApp.mas)
                {
                    PilaView(seccion: .mas)
                }
            }
        }
    }
#endif
