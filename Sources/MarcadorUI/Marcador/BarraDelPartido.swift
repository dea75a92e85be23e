#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// The match in play on every other screen: opens it, and can be put away once it is over.
    struct BarraDelPartido: View {
        @Environment(ModeloDeLaApp.self) private var modelo
        @Environment(\.dynamicTypeSize) private var letra
        @Environment(\.idioma) private var idioma

        var body: some View {
            if let (directo, partido) = modelo.barra {
                HStack(spacing: 8) {
                    Button {
                        modelo.navegacion.abrirElPartido(directo.partidoId)
                    } label: {
                        contenido(directo, partido)
                            .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
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

        @ViewBuilder
        private func contenido(_ directo: Directo, _ partido: Partido) -> some View {
            if letra.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 4) {
                    marcador(directo, partido)
                    momento(directo)
                }
            } else {
                HStack {
                    marcador(directo, partido)
                    Spacer()
                    momento(directo)
                }
            }
        }

        @ViewBuilder
        private func marcador(_ directo: Directo, _ partido: Partido) -> some View {
            Text(verbatim: partido.local.nombre).lineLimit(1)
            Text(verbatim: "\(directo.marcador)").bold().monospacedDigit()
            Text(verbatim: partido.visitante.nombre).lineLimit(1)
        }

        private func momento(_ directo: Directo) -> some View {
            let texto: Texto = directo.terminado ? .partidoTerminado : .minuto(directo.minuto)
            return Text(texto, idioma).font(.footnote).monospacedDigit()
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
