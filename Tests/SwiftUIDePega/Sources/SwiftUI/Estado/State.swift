/// A property of a view that the framework gives a value to.
public protocol DynamicProperty {}

/// State of a view: kept as long as the view is in its place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let caja: CajaDeEstado<Value>

    /// State that begins with a value.
    public init(wrappedValue value: Value) { caja = CajaDeEstado(value) }

    /// State that begins with a value.
    public init(initialValue value: Value) { caja = CajaDeEstado(value) }

    /// The value.
    public var wrappedValue: Value {
        get { caja.celda.valor }
        nonmutating set { caja.celda.cambiar(newValue) }
    }

    /// The value for others to change.
    public var projectedValue: Binding<Value> {
        let caja = caja
        return Binding(leer: { caja.celda.valor }, escribir: { caja.celda.cambiar($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that begins with nothing.
    public init() { self.init(wrappedValue: nil) }
}

/// Where the value of a state is; before the view is in its place, only its first value.
final class CajaDeEstado<Value> {
    var celda: Celda<Value>

    init(_ valor: Value) { celda = Celda(valor) }
}

/// A value that tells when it is changed.
final class Celda<Value> {
    private(set) var valor: Value
    var alCambiar: (() -> Void)?

    init(_ valor: Value) { self.valor = valor }

    func cambiar(_ nuevo: Value) {
        valor = nuevo
        alCambiar?()
    }
}

extension State: Enlazable {
    @MainActor
    func enlazar(_ ranura: Int, _ contexto: Contexto) {
        let celda = contexto.nodo.ranuras[ranura] as? Celda<Value> ?? caja.celda
        contexto.nodo.ranuras[ranura] = celda
        let sucio = contexto.aparato.sucio
        celda.alCambiar = { sucio.poner() }
        caja.celda = celda
    }
}
