#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// The disc that stands for a team until it has a crest; assistive technology does not meet it.
    struct DiscoDeEquipo: View {
        let nombre: String

        @ScaledMetric(relativeTo: .body) private var lado: CGFloat = 28

        var body: some View {
            let colores = ColoresDeEquipo(de: nombre)
            Text(verbatim: NombreDeEquipo.iniciales(nombre))
                .font(.caption2)
                .bold()
                .foregroundStyle(Color(colores.letra))
                .frame(width: lado, height: lado)
                .background(dibujo(colores), in: .circle)
                .accessibilityHidden(true)
        }

        private func dibujo(_ colores: ColoresDeEquipo) -> LinearGradient {
            let (fondo, otro) = (Color(colores.fondo), Color(colores.otro))
            let (desde, hasta): (UnitPoint, UnitPoint) =
                switch colores.franjas.sentido {
                case .horizontal: (.leading, .trailing)
                case .vertical: (.bottom, .top)
                case .diagonal: (.topLeading, .bottomTrailing)
                }
            return LinearGradient(
                stops: colores.franjas.todas.flatMap { franja in
                    let color = franja.esOtro ? otro : fondo
                    return [
                        Gradient.Stop(color: color, location: franja.desde),
                        Gradient.Stop(color: color, location: franja.hasta),
                    ]
                },
                startPoint: desde, endPoint: hasta)
        }
    }

    extension Color {
        /// A colour as a screen shows it.
        fileprivate init(_ color: ColorOklch) {
            let (rojo, verde, azul) = color.sRGB
            self.init(.sRGB, red: rojo, green: verde, blue: azul)
        }
    }
#endif
