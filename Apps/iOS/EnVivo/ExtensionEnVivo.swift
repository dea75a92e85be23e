import MarcadorUI
import SwiftUI
import WidgetKit

/// The extension that shows the match in play outside the application: everything is in the package.
@main
struct ExtensionEnVivo: WidgetBundle {
    var body: some Widget { ActividadEnVivo() }
}
