#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    #if canImport(Accessibility)
        import Accessibility
    #endif

    extension View {
        /// Says the goals of the match in play aloud, to who listens to the screen.
        func locutandoGoles(_ modelo: ModeloDeLaApp, _ idioma: Idioma) -> some View {
            onChange(of: modelo.parcial) { antes, ahora in
                guard let frase = modelo.locucion(de: antes, a: ahora) else { return }
                decir(frase.en(idioma))
            }
        }
    }

    private func decir(_ frase: String) {
        #if canImport(Accessibility)
            AccessibilityNotification.Announcement(frase).post()
        #endif
    }
#endif
