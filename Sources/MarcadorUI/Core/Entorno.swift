#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    nonisolated private struct ClaveDelLateral: EnvironmentKey {
        static let defaultValue = false
    }

    extension EnvironmentValues {
        /// The language of the interface, as the system has it.
        nonisolated var idioma: Idioma { Idioma.preferido(segun: locale.identifier(.bcp47)) }

        /// Whether this is a sidebar, where the list leads on and not a stack of screens.
        nonisolated var enLateral: Bool {
            get { self[ClaveDelLateral.self] }
            set { self[ClaveDelLateral.self] = newValue }
        }
    }

    extension Text {
        /// Words in the reader's language.
        init(_ texto: Texto, _ idioma: Idioma) { self.init(verbatim: texto.en(idioma)) }
    }

    extension View {
        /// A sheet, which on a Mac is as small as its contents let it be.
        func tamanoDeHoja() -> some View {
            #if os(macOS)
                frame(minWidth: 420, minHeight: 480)
            #else
                self
            #endif
        }

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
