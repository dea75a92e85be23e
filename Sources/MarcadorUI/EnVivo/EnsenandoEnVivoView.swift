#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Lets what it contains be told outside the application: the only view that reads the match in
    /// play for it, so that no other is drawn anew in every minute.
    private struct EnsenandoEnVivoView<Contenido: View>: View {
        let enVivo: SeguidorEnVivo
        let modelo: ModeloDeLaApp
        let contenido: Contenido

        var body: some View {
            contenido
                .environment(enVivo)
                .onChange(of: modelo.enVivo, initial: true) { _, ahora in
                    enVivo.cambia(a: ahora)
                }
        }
    }

    extension View {
        /// Shows the match in play of this application outside it, too.
        ///
        /// - Parameters:
        ///   - enVivo: shows it.
        ///   - modelo: the application.
        /// - Returns: the same view.
        func ensenandoEnVivo(_ enVivo: SeguidorEnVivo, _ modelo: ModeloDeLaApp) -> some View {
            EnsenandoEnVivoView(enVivo: enVivo, modelo: modelo, contenido: self)
        }
    }
#endif
