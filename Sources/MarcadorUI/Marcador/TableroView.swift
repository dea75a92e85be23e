#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// The scoreboard: the score is the biggest thing on the screen.
    struct TableroView: View {
        let partido: Partido
        /// `3 - 2`.
        let marcador: String
        /// The score as it is said aloud, where a dash would be a minus.
        let dicho: Texto

        @Environment(\.idioma) private var idioma
        @Environment(\.accessibilityReduceMotion) private var sinMovimiento
        @ScaledMetric(relativeTo: .largeTitle) private var cuerpo: CGFloat = 72

        var body: some View {
            VStack(spacing: 8) {
                Text(verbatim: marcador)
                    .font(.system(size: cuerpo, weight: .bold, design: .rounded))
                    .monospacedDigit()
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .contentTransition(sinMovimiento ? .identity : .numericText())
                    .animation(sinMovimiento ? nil : .snappy, value: marcador)
                    .accessibilityIdentifier("marcador")
                    .accessibilityValue(dicho.en(idioma))
                    .accessibilityAddTraits(.updatesFrequently)
                JuntosOApilados(hueco: 16) {
                    equipo(partido.local)
                    equipo(partido.visitante)
                }
            }
            .frame(maxWidth: .infinity)
        }

        private func equipo(_ equipo: Equipo) -> some View {
            VStack(spacing: 4) {
                DiscoDeEquipo(nombre: equipo.nombre)
                Text(verbatim: equipo.nombre)
                    .font(.headline)
                    .lineLimit(2)
                    .multilineTextAlignment(.center)
            }
            .frame(maxWidth: .infinity)
        }
    }
#endif
