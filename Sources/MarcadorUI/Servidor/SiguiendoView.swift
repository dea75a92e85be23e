#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Lets what it contains follow the Marcador of another computer: its screens come in front, links
    /// open them, and only in the foreground is anything asked.
    private struct SiguiendoView<Contenido: View>: View {
        let servidor: ContenedorDelServidor
        let modelo: ModeloDeLaApp
        let contenido: Contenido

        @Environment(\.scenePhase) private var fase

        var body: some View {
            @Bindable var servidor = servidor
            contenido
                .environment(servidor)
                .sheet(isPresented: $servidor.enPantalla) {
                    ServidorView().environment(servidor)
                }
                .onOpenURL { abrir($0) }
                .onChange(of: fase) { _, nueva in
                    switch nueva {
                    case .active: servidor.alVolver()
                    case .background: Task { await servidor.alIrse() }
                    default: break
                    }
                }
                .onAppear { servidor.mensajero.enviar() }
        }

        private func abrir(_ enlace: URL) {
            if let numero = EnlaceDeLaApp.partido(de: enlace) {
                servidor.enPantalla = false
                modelo.navegacion.abrirElPartido(numero)
            } else {
                Task { await servidor.abrir(enlace) }
            }
        }
    }

    extension View {
        /// Lets this view follow the Marcador of another computer.
        ///
        /// - Parameters:
        ///   - servidor: follows it.
        ///   - modelo: the application of this device, whose matches links open, too.
        /// - Returns: the same view.
        func siguiendo(
            _ servidor: ContenedorDelServidor, en modelo: ModeloDeLaApp
        ) -> some View {
            SiguiendoView(servidor: servidor, modelo: modelo, contenido: self)
        }
    }
#endif
