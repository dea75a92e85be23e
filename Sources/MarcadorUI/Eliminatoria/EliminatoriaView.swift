#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// The knock-out, round by round.
    struct EliminatoriaView: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            let rondas = modelo.partidos.documentoObservado.rondasDelCuadro()
            List(rondas.indices, id: \.self) { indice in
                Section(Texto.rotulo(rondas[indice].nombre).en(idioma)) {
                    ForEach(rondas[indice].llaves, id: \.numero) { LlaveView(llave: $0) }
                }
            }
            .listStyle(.plain)
            .alEstarVacio(
                rondas.isEmpty, .sinEliminatoria, simbolo: "trophy", ayuda: .sinEliminatoriaAyuda
            )
            .tituloPequeno(Texto.eliminatoria.en(idioma))
        }
    }
#endif
