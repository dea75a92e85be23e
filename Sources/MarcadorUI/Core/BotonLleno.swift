#if canImport(SwiftUI)
    import Foundation
    import SwiftUI

    extension View {
        /// The look of the button that matters most on a screen: filled, with white words.
        func botonLleno() -> some View {
            buttonStyle(.borderedProminent).tint(Color.botonLleno)
        }
    }

    extension Color {
        /// What stands under white words, 5.3 to 1; the accent of the dark would give them 1.6.
        fileprivate static let botonLleno = Color(
            .sRGB, red: 0x1F / 255, green: 0x7A / 255, blue: 0x3D / 255)
    }
#endif
