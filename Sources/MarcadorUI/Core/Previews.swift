#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI
    import Torneo

    /// The screens as the designer shows them: one of each, and some in English or in large letters.
    ///
    /// A `PreviewProvider` rather than the macro `#Preview`, so that these too are compiled and
    /// evaluated where there is no Xcode.
    struct Marcador_Previews: PreviewProvider {
        static var previews: some View {
            Muestra().raiz()
            Muestra().raiz([.partido(1)])
            Muestra().raiz([.partido(1), .goleadores])
            Muestra().raiz([.partido(1), .cronica(1)])
            Muestra().raiz(en: .tabla)
            Muestra().raiz([.eliminatoria], en: .tabla)
            Muestra().raiz(en: .goleadores)
            Muestra().raiz(en: .mas)
            Muestra().raiz([.equipos], en: .mas)
            Muestra().raiz([.equipos, .equipo(1)], en: .mas)
            Muestra().raiz([.arbitros], en: .mas).environment(\.locale, Locale(identifier: "en"))
            Muestra().raiz([.ajustes], en: .mas).environment(\.dynamicTypeSize, .accessibility3)
            Muestra().raiz([.partido(99)])
        }
    }

    /// What stands in front of the screens or outside them.
    struct Fuera_Previews: PreviewProvider {
        static var previews: some View {
            ServidorView().environment(ContenedorDelServidor(carpeta: nil))
            PantallaDeBloqueoView(estado: enJuego(msPorMinuto: 60_000), caducado: false)
            PantallaDeBloqueoView(estado: enJuego(msPorMinuto: 250), caducado: false)
            PantallaDeBloqueoView(estado: enJuego(msPorMinuto: 60_000), caducado: true)
        }

        private static func enJuego(msPorMinuto: Int) -> EstadoEnVivo {
            EstadoEnVivo(
                partido: 1, local: "Rayo FC", visitante: "Toros",
                marcador: Marcador(local: 2, visitante: 1), minuto: 21, duracion: 90,
                terminado: false, inicio: RelojDelSistema().ahora, msPorMinuto: msPorMinuto)
        }
    }
#endif
