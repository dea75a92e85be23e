#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The sidebar: the other sections, and every match.
    struct LateralView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma

        var body: some View {
            let navegacion = modelo.navegacion
            List {
                Section {
                    boton(.tabla, "list.number") { navegacion.seccion = .tabla }
                    boton(.goleadores, "trophy") { navegacion.seccion = .goleadores }
                    boton(.equipos, "tshirt") { navegacion.empezar(en: .equipos, de: .mas) }
                    boton(.arbitros, "flag") { navegacion.empezar(en: .arbitros, de: .mas) }
                    boton(.ajustes, "gearshape") { navegacion.empezar(en: .ajustes, de: .mas) }
                    boton(.seguirUnServidor, "dot.radiowaves.left.and.right") {
                        servidor.enPantalla = true
                    }
                }
                FilasDePartidos()
            }
            .listStyle(.sidebar)
            .navigationTitle(modelo.partidos.nombre)
            .environment(\.abrir) { navegacion.empezar(en: $0, de: .partidos) }
        }

        private func boton(
            _ texto: Texto, _ simbolo: String, alTocar: @escaping @MainActor () -> Void
        ) -> some View {
            Button(texto.en(idioma), systemImage: simbolo, action: alTocar)
        }
    }
#endif
