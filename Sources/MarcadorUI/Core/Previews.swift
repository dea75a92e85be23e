#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The screens as the designer shows them.
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
            Muestra().raiz([.equipos, .equipo(1)], en: .mas)
            Muestra().raiz([.arbitros], en: .mas).environment(\.locale, Locale(identifier: "en"))
            Muestra().raiz([.ajustes], en: .mas).environment(\.dynamicTypeSize, .accessibility3)
        }
    }
#endif
