#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Lets what it contains follow the Marcador of another computer: its screens come in front, links
    /// open them, and only in the foreground is anything asked.
    private struct SiguiendoView<Contenido: View>: View {
        let servidor: ContenedorDelServidor
        let contenido: Contenido

        @Environment(\.scenePhase) private var fase

        var body: some View {
            @Bindable var servidor = servidor
            contenido
                .environment(servidor)
                .sheet(isPresented: $servidor.enPantalla) {
                    ServidorView().environment(servidor)
                }
                .onOpenURL { enlace in Task { await servidor.abrir(enlace) } }
                .onChange(of: fase) { _, nueva in
                    switch nueva {
                    case .active: servidor.alVolver()
                    case .background: Task { await servidor.alIrse() }
                    default: break
                    }
                }
                .onAppear { servidor.mensajero.enviar() }
        }
    }

    extension View {
        /// Lets this view follow the Marcador of another computer.
        func siguiendo(_ servidor: ContenedorDelServidor) -> some View {
            SiguiendoView(servidor: servidor, contenido: self)
        }
    }
#endif
