#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// A match as a row: home left, visitors right, the result between.
    struct FilaDePartido: View {
        let partido: Partido
        /// The match as it is being played, if it is.
        let directo: Directo?

        @Environment(\.dynamicTypeSize) private var letra
        @Environment(\.idioma) private var idioma

        var body: some View {
            Group {
                if letra.isAccessibilitySize { apilada } else { enLinea }
            }
            .frame(minHeight: 48)
            .contentShape(.rect)
        }

        private var enLinea: some View {
            HStack(spacing: 8) {
                DiscoDeEquipo(nombre: partido.local.nombre)
                nombre(partido.local).frame(maxWidth: .infinity, alignment: .leading)
                VStack(spacing: 2) { centro }
                nombre(partido.visitante)
                    .multilineTextAlignment(.trailing)
                    .frame(maxWidth: .infinity, alignment: .trailing)
                DiscoDeEquipo(nombre: partido.visitante.nombre)
            }
        }

        private var apilada: some View {
            VStack(alignment: .leading, spacing: 4) {
                nombre(partido.local)
                nombre(partido.visitante)
                centro
            }
        }

        private func nombre(_ equipo: Equipo) -> some View {
            Text(verbatim: equipo.nombre).lineLimit(2).truncationMode(.middle)
        }

        @ViewBuilder private var centro: some View {
            resultado
            if let directo, !directo.terminado { enVivo(directo.minuto) }
        }

        /// Its identifier is the contract's; a link tells its parts as one element, in one sentence.
        @ViewBuilder private var resultado: some View {
            if partido.ficha.estado.tieneMarcador {
                Text(verbatim: "\(partido.marcador())")
                    .bold()
                    .monospacedDigit()
                    .accessibilityIdentifier("resultado")
            } else {
                Text(espera, idioma).font(.footnote).foregroundStyle(.secondary)
            }
        }

        /// What is said where there is no result.
        private var espera: Texto {
            switch partido.ficha.estado {
            case .aplazado: .aplazado
            case .suspendido: .suspendido
            case .anulado: .anulado
            case .dobleIncomparecencia: .dobleIncomparecencia
            case .adjudicado: .adjudicado
            default:
                partido.ficha.programacion.map {
                    .diaCorto(ano: $0.fecha.anio, mes: $0.fecha.mes, dia: $0.fecha.dia)
                } ?? .porJugar
            }
        }

        private func enVivo(_ minuto: Int) -> some View {
            ConSenalView(texto: .enVivo(minuto), simbolo: "circle.fill", color: .red)
                .font(.caption)
                .imageScale(.small)
                .monospacedDigit()
        }
    }
#endif
