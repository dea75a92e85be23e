#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The disc that stands for a team until it has a crest; assistive technology does not meet it.
    struct DiscoDeEquipo: View {
        let nombre: String

        @ScaledMetric(relativeTo: .body) private var lado: CGFloat = 28

        var body: some View {
            Text(verbatim: NombreDeEquipo.iniciales(nombre))
                .font(.caption2)
                .bold()
                .foregroundStyle(.white)
                .frame(width: lado, height: lado)
                .background(
                    Color(hue: NombreDeEquipo.tono(nombre), saturation: 0.65, brightness: 0.55),
                    in: .circle
                )
                .accessibilityHidden(true)
        }
    }
#endif
