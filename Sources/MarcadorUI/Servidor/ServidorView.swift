#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The Marcador of another computer, in front of the rest: connecting to it, or its matches.
    struct ServidorView: View {
        /// The numbers of the matches on top of the list.
        @State private var camino: [Int] = []

        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma
        @Environment(\.dismiss) private var quitar

        var body: some View {
            NavigationStack(path: $camino) {
                Group {
                    if let lista = servidor.seguimiento {
                        SeguimientoView(viewModel: lista)
                    } else {
                        ConexionView(viewModel: servidor.conexion)
                    }
                }
                .toolbar {
                    Button(Texto.cerrar.en(idioma)) { quitar() }
                        .accessibilityIdentifier("servidor-cerrar")
                }
                .navigationDestination(for: Int.self) { numero in
                    if let pantalla = servidor.pantalla(numero) {
                        PartidoSeguidoView(viewModel: pantalla)
                    }
                }
            }
        }
    }
#endif
