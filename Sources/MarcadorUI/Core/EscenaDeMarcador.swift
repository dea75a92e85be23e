#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    public import SwiftUI

    /// The application's window: all a `@main` has to show.
    ///
    /// One: where somebody is and which server is in front is one thing for the whole application. A
    /// Mac is told so here, iPhone and iPad in Info.plist.
    public struct EscenaDeMarcador: Scene {
        /// The application of this device, with its data in the user's documents.
        public init() {}

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
#endif
