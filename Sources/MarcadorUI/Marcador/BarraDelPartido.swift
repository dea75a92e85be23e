#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// The match in play on every other screen: opens it, and can be put away once it is over.
    struct BarraDelPartido: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.idioma) private var idioma

        var body: some View {
            if let (directo, partido) = modelo.barra {
                HStack(spacing: 8) {
                    Button {
                        modelo.navegacion.abrirElPartido(directo.partidoId)
                    } label: {
                        HStack {
                            Text(verbatim: partido.local.nombre).lineLimit(1)
                            Text(verbatim: "\(directo.marcador)").bold().monospacedDigit()
                            Text(verbatim: partido.visitante.nombre).lineLimit(1)
                            Spacer()
                            Text(momento(directo), idioma).font(.footnote).monospacedDigit()
                        }
                        .frame(minHeight: 48)
                        .contentShape(.rect)
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier("barra")
                    if directo.terminado { equis }
                }
                .padding(.horizontal, 16)
                .background(.bar)
            }
        }

        private func momento(_ directo: Directo) -> Texto {
            directo.terminado ? .partidoTerminado : .minuto(directo.minuto)
        }

        private var equis: some View {
            Button {
                Task { await modelo.pedir(.cerrarBarra) }
            } label: {
                Label(Texto.cerrarBarra.en(idioma), systemImage: "xmark")
                    .labelStyle(.iconOnly)
                    .frame(minWidth: 48, minHeight: 48)
            }
            .accessibilityIdentifier("barra-cerrar")
        }
    }
#endif
