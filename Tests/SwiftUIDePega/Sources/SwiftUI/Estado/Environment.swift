public import Observation

/// Something views find in their surroundings.
public protocol EnvironmentKey {
    /// What it is.
    associatedtype Value
    /// What it is when nobody said otherwise.
    static var defaultValue: Value { get }
}

/// The surroundings of a view.
public struct EnvironmentValues {
    private var valores: [ObjectIdentifier: Any] = [:]
    private var objetos: [ObjectIdentifier: AnyObject] = [:]

    /// Nothing but defaults.
    public init() {}

    /// A value by its key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let valor = valores[ObjectIdentifier(key)] else { return K.defaultValue }
            return valor as? K.Value ?? K.defaultValue
        }
        set { valores[ObjectIdentifier(key)] = newValue }
    }

    func objeto<T: AnyObject>(_ tipo: T.Type) -> T? { objetos[ObjectIdentifier(tipo)] as? T }

    mutating func poner<T: AnyObject>(_ objeto: T?) { objetos[ObjectIdentifier(T.self)] = objeto }
}

/// A value from the surroundings of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let caja = CajaDeEntorno()
    private let leer: (EnvironmentValues) -> Value?

    /// A value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        leer = { $0[keyPath: keyPath] }
    }

    /// An object that somebody put into the environment.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        leer = { $0.objeto(objectType) }
    }

    /// The value.
    public var wrappedValue: Value {
        guard let valor = leer(caja.valores) else {
            fatalError("No object of type \(Value.self) in the environment")
        }
        return valor
    }
}

final class CajaDeEntorno {
    var valores = EnvironmentValues()
}

extension Environment: Enlazable {
    @MainActor
    func enlazar(_ ranura: Int, _ contexto: Contexto) { caja.valores = contexto.entorno }
}

struct ConEntorno<Content: View>: View, Primitiva {
    let contenido: Content
    let cambio: (inout EnvironmentValues) -> Void

    func elementos(_ contexto: Contexto) -> [Elemento] {
        contenido.evaluar(contexto.con(cambio).hijo(0))
    }
}

extension View {
    /// Sets a value of the environment of everything in this view.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        ConEntorno(contenido: self) { $0[keyPath: keyPath] = value }
    }

    /// Puts an object into the environment of everything in this view.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        ConEntorno(contenido: self) { $0.poner(object) }
    }
}
