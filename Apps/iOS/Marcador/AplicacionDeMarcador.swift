import MarcadorUI
import SwiftUI

/// The application: everything is in the package, so that it can be tested without Xcode.
@main
struct AplicacionDeMarcador: App {
    var body: some Scene {
        #if canImport(UIKit)
            EscenaDeMarcador(pidiendoTiempo: TiempoEnElFondo.pedir)
        #else
            EscenaDeMarcador()
        #endif
    }
}
