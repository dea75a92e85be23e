#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The table, or one for each group.
    struct TablaView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            let tablas = modelo.partidos.tablas()
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    ForEach(tablas.indices, id: \.self) { indice in
                        if let grupo = tablas[indice].grupo {
                            Text(verbatim: Texto.rotulo(grupo).en(idioma)).font(.headline)
                                .accessibilityAddTraits(.isHeader)
                        }
                        RejillaDeTabla(filas: tablas[indice].filas)
                    }
                    if modelo.partidos.tieneEliminatoria {
                        NavigationLink(Texto.eliminatoria.en(idioma), value: Destino.eliminatoria)
                            .buttonStyle(.bordered)
                    }
                }
                .padding(16)
            }
            .alEstarVacio(
                tablas.allSatisfy(\.filas.isEmpty), .sinTabla, simbolo: "list.number",
                ayuda: .sinTablaAyuda
            )
            .tituloPequeno(Texto.tablaDePosiciones.en(idioma))
        }
    }
#endif
