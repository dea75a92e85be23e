#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// A tie: its matches, or who is to play, and who goes on.
    struct LlaveView: View {
        let llave: LlaveDelCuadro

        @Environment(\.idioma) private var idioma

        var body: some View {
            let partidos = llave.cruces.compactMap(\.partido)
            VStack(alignment: .leading, spacing: 8) {
                if partidos.isEmpty {
                    Text(verbatim: "\(llave.uno.texto.en(idioma)) – \(llave.otro.texto.en(idioma))")
                }
                // A row of a list is one thing to tap, unless what is in it has a style of its own.
                ForEach(partidos, id: \.self) { FilaDeLaLista(posicion: $0 - 1) }
                    .buttonStyle(.plain)
                if let ganador = llave.ganador {
                    Text(verbatim: "\(ganador.nombre) · \(Texto.pasa.en(idioma))").font(.footnote)
                }
                if let falta = llave.falta { AvisoView(texto: falta.texto) }
            }
        }
    }
#endif
