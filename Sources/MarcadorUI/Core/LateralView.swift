#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The sidebar: the other sections, and every match; what is seen beside it is marked.
    struct LateralView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma

        var body: some View {
            @Bindable var navegacion = modelo.navegacion
            List(selection: $navegacion.lugar) {
                Section {
                    fila(.tabla, "list.number", .seccion(.tabla))
                    fila(.goleadores, "trophy", .seccion(.goleadores))
                    fila(.equipos, "tshirt", .pantalla(.equipos))
                    fila(.arbitros, "flag", .pantalla(.arbitros))
                    fila(.ajustes, "gearshape", .pantalla(.ajustes))
                    Button(
                        Texto.seguirUnServidor.en(idioma),
                        systemImage: "dot.radiowaves.left.and.right"
                    ) {
                        servidor.enPantalla = true
                    }
                }
                FilasDePartidos()
            }
            .listStyle(.sidebar)
            .navigationTitle(modelo.partidos.nombre)
            .environment(\.enLateral, true)
        }

        private func fila(_ texto: Texto, _ simbolo: String, _ lugar: LugarDelLado) -> some View {
            Label(texto.en(idioma), systemImage: simbolo).tag(lugar)
        }
    }
#endif
