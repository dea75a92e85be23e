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
                decir(modelo.locucion(de: antes, a: ahora), idioma)
            }
        }

        /// Says the goals of the followed match in front aloud.
        func locutandoGoles(_ servidor: ContenedorDelServidor, _ idioma: Idioma) -> some View {
            onChange(of: servidor.parcial) { antes, ahora in
                decir(servidor.locucion(de: antes, a: ahora), idioma)
            }
        }
    }

    private func decir(_ frase: Texto?, _ idioma: Idioma) {
        #if canImport(Accessibility)
            guard let frase else { return }
            AccessibilityNotification.Announcement(frase.en(idioma)).post()
        #endif
    }
#endif
