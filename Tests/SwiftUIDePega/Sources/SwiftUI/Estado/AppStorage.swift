public import Foundation

/// A setting of the application, kept in its user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let caja: CajaDeAjuste
    private let clave: String
    private let porDefecto: Value

    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Int {
        caja = CajaDeAjuste(store)
        clave = key
        porDefecto = wrappedValue
    }

    /// A switch.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == Bool {
        caja = CajaDeAjuste(store)
        clave = key
        porDefecto = wrappedValue
    }

    /// Words.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value == String {
        caja = CajaDeAjuste(store)
        clave = key
        porDefecto = wrappedValue
    }

    /// The value.
    public var wrappedValue: Value {
        get { caja.ajustes.object(forKey: clave) as? Value ?? porDefecto }
        nonmutating set { caja.poner(newValue, en: clave) }
    }

    /// The value for others to change.
    public var projectedValue: Binding<Value> {
        let (caja, clave, porDefecto) = (caja, clave, porDefecto)
        return Binding(
            leer: { caja.ajustes.object(forKey: clave) as? Value ?? porDefecto },
            escribir: { caja.poner($0, en: clave) })
    }
}

final class CajaDeAjuste {
    let propios: UserDefaults?
    var delEntorno: UserDefaults?
    var alCambiar: (() -> Void)?

    init(_ propios: UserDefaults?) { self.propios = propios }

    var ajustes: UserDefaults { propios ?? delEntorno ?? .standard }

    func poner(_ valor: Any, en clave: String) {
        ajustes.set(valor, forKey: clave)
        alCambiar?()
    }
}

extension AppStorage: Enlazable {
    @MainActor
    func enlazar(_ ranura: Int, _ contexto: Contexto) {
        caja.delEntorno = contexto.entorno[ClaveDeAjustes.self].ajustes
        let sucio = contexto.aparato.sucio
        caja.alCambiar = { sucio.poner() }
        contexto.aparato.vigilar(caja.ajustes, clave)
    }
}

struct AjustesDelEntorno {
    var ajustes: UserDefaults?
}

struct ClaveDeAjustes: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = AjustesDelEntorno(ajustes: nil)
}

extension View {
    /// The user defaults of every `AppStorage` in this view.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        ConEntorno(contenido: self) {
            $0[ClaveDeAjustes.self] = AjustesDelEntorno(ajustes: store)
        }
    }
}
