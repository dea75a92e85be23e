#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The row at a position of the list: reads its own match and no other.
    struct FilaDeLaLista: View {
        let posicion: Int

        @Environment(ModeloDeLaApp.self) private var modelo

        var body: some View {
            let item = modelo.partidos.partido(en: posicion)
            Enlace(destino: .partido(item.id)) {
                FilaDePartido(
                    partido: item.partido,
                    directo: modelo.contenedor.partidoEnJuego.directo(id: item.id))
            }
            .accessibilityIdentifier("partido-\(item.id)")
        }
    }
#endif
