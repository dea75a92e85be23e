#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    /// Side by side; under each other for those who need letters so large that a line holds one thing.
    struct JuntosOApilados<Contenido: View>: View {
        /// Where things stand when they are under each other.
        var alineados = HorizontalAlignment.center
        /// The room between two things.
        var hueco: CGFloat = 8
        @ViewBuilder let contenido: Contenido

        @Environment(\.dynamicTypeSize) private var letra

        var body: some View {
            if letra.isAccessibilitySize {
                VStack(alignment: alineados, spacing: hueco) { contenido }
            } else {
                HStack(alignment: .top, spacing: hueco) { contenido }
            }
        }
    }
#endif
