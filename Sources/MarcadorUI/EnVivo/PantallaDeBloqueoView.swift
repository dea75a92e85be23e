#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The match in play on a locked screen: who, how it stands, and the clock.
    struct PantallaDeBloqueoView: View {
        let estado: EstadoEnVivo
        /// Whether the end has come and nobody has told how.
        let caducado: Bool

        @Environment(\.idioma) private var idioma

        var body: some View {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    equipo(estado.local)
                    Text(verbatim: estado.marcador).font(.largeTitle).bold().monospacedDigit()
                    equipo(estado.visitante)
                }
                MomentoEnVivoView(estado: estado, caducado: caducado)
            }
            .padding(16)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(estado.frase(caducado: caducado).en(idioma))
        }

        private func equipo(_ nombre: String) -> some View {
            VStack(spacing: 4) {
                DiscoDeEquipo(nombre: nombre)
                Text(verbatim: nombre)
                    .font(.caption)
                    .lineLimit(2)
                    .truncationMode(.middle)
                    .multilineTextAlignment(.center)
            }
            .frame(maxWidth: .infinity)
        }
    }

    /// The clock of a match outside the application, or what is told in its place.
    struct MomentoEnVivoView: View {
        let estado: EstadoEnVivo
        let caducado: Bool

        @Environment(\.idioma) private var idioma

        var body: some View {
            switch estado.momento(caducado: caducado) {
            case .reloj(let desde, let hasta):
                // Football has no hours: minute 75 is 75:00.
                Text(
                    timerInterval: Date(desde)...Date(hasta), countsDown: false,
                    showsHours: false
                )
                .font(.footnote)
                .monospacedDigit()
                .multilineTextAlignment(.center)
            case .palabras(let texto):
                Text(texto, idioma).font(.footnote).monospacedDigit()
            }
        }
    }

    extension Date {
        /// An instant as the system has it.
        nonisolated init(_ instante: Instante) {
            self.init(timeIntervalSince1970: Double(instante.ms) / 1000)
        }
    }
#endif
