#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The screen of a destination.
    struct PantallaView: View {
        let destino: Destino

        var body: some View {
            switch destino {
            case .partidos: ListaDePartidosView()
            case .partido(let numero): PartidoContenedor(numero: numero).id(numero)
            case .goleadores: GoleadoresView(vuelveAlPartido: true)
            case .tabla: TablaView()
            case .eliminatoria: EliminatoriaView()
            case .equipos: EquiposView()
            case .equipo(let numero): EquipoView(numero: numero)
            case .arbitros: ArbitrosView()
            case .cronica(let numero): CronicaView(partido: numero)
            case .cronicas: MasView()
            case .ajustes: AjustesView()
            }
        }
    }
#endif
