#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// Beside the list, before a match was chosen.
    struct NadaElegidoView: View {
        var body: some View {
            SinNadaView(
                titulo: .eligeUnPartido, simbolo: "sportscourt", ayuda: .eligeUnPartidoAyuda)
        }
    }
#endif
