#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    public import SwiftUI

    /// The application's window: all a `@main` has to show.
    ///
    /// One: where somebody is and which server is in front is one thing for the whole application. A
    /// Mac is told so here, iPhone and iPad in Info.plist.
    public struct EscenaDeMarcador: Scene {
        /// Asks the system for time in the background: called with what is to be done when it is up, it
        /// returns what gives the rest back, or nil when there is none.
        public typealias PedirTiempo =
            @MainActor (_ alAcabarse: @escaping @MainActor @Sendable () -> Void) -> (() -> Void)?

        /// The application of this device, with its tournament in the user's documents.
        ///
        /// - Parameter pedirTiempo: asks for time to send what waits, when the application is not in front
        ///   any more; nil where there is none to ask for.
        public init(pidiendoTiempo pedirTiempo: PedirTiempo? = nil) {
            guard let pedirTiempo else { return }
            Composicion.deEsteAparato.servidor.tiempo = TiempoPedido(pedirTiempo: pedirTiempo)
        }

        /// The window.
        public var body: some Scene {
            #if os(macOS)
                Window(Texto.nombreDeLaApp.espanol, id: "marcador") {
                    Composicion.deEsteAparato.raiz
                }
            #else
                WindowGroup {
                    Composicion.deEsteAparato.raiz
                }
            #endif
        }
    }

    /// The time that the application's own part asks the system for.
    private struct TiempoPedido: TiempoDeMas {
        let pedirTiempo: EscenaDeMarcador.PedirTiempo

        func pedir(alAcabarse: @escaping @MainActor @Sendable () -> Void) -> (() -> Void)? {
            pedirTiempo(alAcabarse)
        }
    }
#endif
