#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The Marcador of another computer, in front of the rest: connecting to it, or its matches.
    struct ServidorView: View {
        @Environment(ContenedorDelServidor.self) private var servidor
        @Environment(\.idioma) private var idioma
        @Environment(\.dismiss) private var quitar

        var body: some View {
            @Bindable var servidor = servidor
            NavigationStack(path: $servidor.camino) {
                primera
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(Texto.cerrar.en(idioma)) { quitar() }
                                .accessibilityIdentifier("servidor-cerrar")
                        }
                    }
                    .navigationDestination(for: Int.self) { numero in
                        if let pantalla = servidor.pantalla(numero) {
                            PartidoSeguidoView(viewModel: pantalla).id(ObjectIdentifier(pantalla))
                        }
                    }
            }
            .sheet(isPresented: $servidor.viendoSalida) { SalidaView(viewModel: servidor.salida) }
            .sheet(isPresented: $servidor.mudando) { MudanzaView(viewModel: servidor.mudanza) }
            .locutandoGoles(servidor, idioma)
            .tamanoDeHoja()
        }

        @ViewBuilder private var primera: some View {
            if let lista = servidor.seguimiento, !servidor.conectandoOtro {
                SeguimientoView(viewModel: lista)
            } else {
                ConexionView(viewModel: servidor.conexion)
            }
        }
    }
#endif
