package import Foundation

/// Settings in the user defaults of the system, where SwiftUI's `@AppStorage` reads them.
package final class PreferenciasDelSistema: Preferencias {
    private let ajustes: UserDefaults

    /// Settings in the given defaults.
    package init(_ ajustes: UserDefaults = .standard) { self.ajustes = ajustes }

    package func entero(_ clave: String) -> Int? { ajustes.object(forKey: clave) as? Int }

    package func guardar(_ valor: Int, en clave: String) { ajustes.set(valor, forKey: clave) }

    package func olvidar(_ clave: String) { ajustes.removeObject(forKey: clave) }

    /// The system writes them down by itself.
    package func asegurar() async throws {}
}
