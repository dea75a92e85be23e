#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    public import SwiftUI

    /// The application's windows: all a `@main` has to show.
    public struct EscenaDeMarcador: Scene {
        /// The application of this device, with its data in the user's documents.
        public init() {}

        /// The windows.
        public var body: some Scene {
            WindowGroup {
                Composicion.deEsteAparato.raiz
            }
        }
    }
#endif
