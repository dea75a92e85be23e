#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// Something that happened: the minute, what it was, who did it, and the score after a goal.
    struct FilaDeSuceso: View {
        let suceso: SucesoDelPartido

        @Environment(\.idioma) private var idioma

        var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                minuto.monospacedDigit().foregroundStyle(.secondary)
                Image(systemName: simbolo)
                    .foregroundStyle(color)
                    .accessibilityLabel(clase.en(idioma))
                Text(verbatim: quien)
                Spacer()
                if let parcial = suceso.parcial {
                    Text(verbatim: "\(parcial)").bold().monospacedDigit()
                }
            }
            .accessibilityElement(children: .combine)
        }

        private var minuto: some View {
            Text(verbatim: suceso.incidencia.momento?.description ?? "–")
                .accessibilityLabel(
                    suceso.incidencia.momento.map {
                        Texto.minuto($0.minuto, anadido: $0.anadido).en(idioma)
                    } ?? Texto.minutoDesconocido.en(idioma))
        }

        private var quien: String {
            switch suceso.incidencia.evento {
            case .gol(_, let jugador, _): "\(goleador(jugador))\(marca)"
            case .tarjeta(_, let jugador, _): jugador.nombre
            case .cambio(_, let sale, let entra): "\(entra.nombre) ← \(sale.nombre)"
            }
        }

        private func goleador(_ jugador: Jugador) -> String {
            jugador == .sinIdentificar ? Texto.goleadorDesconocido.en(idioma) : jugador.nombre
        }

        private var marca: String {
            switch suceso.incidencia.clase {
            case .jugada: ""
            case .penalti: " \(Texto.dePenaltiCorto.en(idioma))"
            case .enPropia: " \(Texto.enPropiaCorto.en(idioma))"
            }
        }

        private var clase: Texto {
            switch suceso.incidencia.evento {
            case .gol: .unGol
            case .tarjeta(_, _, .amarilla): .tarjetaAmarilla
            case .tarjeta(_, _, .roja): .tarjetaRoja
            case .cambio: .cambio
            }
        }

        /// The card's; meaning never depends on it alone, the words say it too.
        private var color: Color {
            switch suceso.incidencia.evento {
            case .tarjeta(_, _, .amarilla): .yellow
            case .tarjeta(_, _, .roja): .red
            case .gol, .cambio: .secondary
            }
        }

        private var simbolo: String {
            switch suceso.incidencia.evento {
            case .gol: "soccerball"
            case .tarjeta: "rectangle.portrait.fill"
            case .cambio: "arrow.left.arrow.right"
            }
        }
    }
#endif
