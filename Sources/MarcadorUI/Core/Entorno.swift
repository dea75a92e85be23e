#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    nonisolated private struct ClaveDeApertura: EnvironmentKey {
        static let defaultValue: (@MainActor @Sendable (Destino) -> Void)? = nil
    }

    extension EnvironmentValues {
        /// The language of the interface, as the system has it.
        nonisolated var idioma: Idioma { Idioma.preferido(segun: locale.identifier(.bcp47)) }

        /// How links lead on where there is no stack to put a screen on: beside it, in a sidebar.
        nonisolated var abrir: (@MainActor @Sendable (Destino) -> Void)? {
            get { self[ClaveDeApertura.self] }
            set { self[ClaveDeApertura.self] = newValue }
        }
    }

    extension Text {
        /// Words in the reader's language.
        init(_ texto: Texto, _ idioma: Idioma) { self.init(verbatim: texto.en(idioma)) }
    }

    extension View {
        /// A small title, where systems have large ones.
        func tituloPequeno(_ titulo: String) -> some View {
            #if os(macOS)
                navigationTitle(titulo)
            #else
                navigationTitle(titulo).navigationBarTitleDisplayMode(.inline)
            #endif
        }
    }
#endif
