#if canImport(ActivityKit) && canImport(WidgetKit) && !os(macOS)
    import ActivityKit
    import Foundation
    import MarcadorApp
    public import SwiftUI
    import WidgetKit

    /// The match in play on the locked screen and in the island: all the extension has to show.
    public struct ActividadEnVivo: Widget {
        /// The widget of the match in play.
        public init() {}

        /// What it consists of.
        public var body: some WidgetConfiguration {
            ActivityConfiguration(for: AtributosDelPartido.self) { contexto in
                PantallaDeBloqueoView(estado: contexto.state, caducado: contexto.isStale)
                    .widgetURL(EnlaceDeLaApp.partido(contexto.state.partido))
            } dynamicIsland: { contexto in
                let estado = contexto.state
                return DynamicIsland {
                    DynamicIslandExpandedRegion(.leading) { DiscoDeEquipo(nombre: estado.local) }
                    DynamicIslandExpandedRegion(.trailing) {
                        DiscoDeEquipo(nombre: estado.visitante)
                    }
                    DynamicIslandExpandedRegion(.center) {
                        Text(verbatim: estado.marcador).font(.title).bold().monospacedDigit()
                    }
                    DynamicIslandExpandedRegion(.bottom) {
                        MomentoEnVivoView(estado: estado, caducado: contexto.isStale)
                    }
                } compactLeading: {
                    CifraEnVivoView(equipo: estado.local, goles: estado.golesLocal)
                } compactTrailing: {
                    CifraEnVivoView(equipo: estado.visitante, goles: estado.golesVisitante)
                } minimal: {
                    Text(verbatim: estado.marcador).font(.caption2).monospacedDigit()
                }
                .widgetURL(EnlaceDeLaApp.partido(estado.partido))
            }
        }
    }

    /// A side of the match where there is hardly any room: initials and goals.
    private struct CifraEnVivoView: View {
        let equipo: String
        let goles: Int

        var body: some View {
            Text(verbatim: "\(NombreDeEquipo.iniciales(equipo)) \(goles)")
                .font(.caption)
                .monospacedDigit()
                .accessibilityLabel("\(equipo) \(goles)")
        }
    }
#endif
