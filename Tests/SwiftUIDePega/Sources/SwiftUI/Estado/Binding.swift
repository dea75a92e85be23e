public import Observation

/// A value that belongs to somebody else and can be read and changed here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let leer: () -> Value
    let escribir: (Value) -> Void

    init(leer: @escaping () -> Value, escribir: @escaping (Value) -> Void) {
        self.leer = leer
        self.escribir = escribir
    }

    /// The value.
    public var wrappedValue: Value {
        get { leer() }
        nonmutating set { escribir(newValue) }
    }

    /// Itself.
    public var projectedValue: Binding<Value> { self }

    /// A part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            leer: { leer()[keyPath: keyPath] },
            escribir: { nuevo in
                var todo = leer()
                todo[keyPath: keyPath] = nuevo
                escribir(todo)
            })
    }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Itself.
    public var projectedValue: Bindable<Value> { self }

    init(objeto: Value) { wrappedValue = objeto }

    /// Only objects that can be observed have bindings.
    @available(*, unavailable, message: "The wrapped value must be an Observable object")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Bindings to an object's properties.
    public init(wrappedValue: Value) { self.init(objeto: wrappedValue) }

    /// Bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.init(objeto: wrappedValue) }
}

extension Bindable where Value: AnyObject {
    /// A property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let objeto = wrappedValue
        return Binding<Subject>(
            leer: { objeto[keyPath: keyPath] }, escribir: { objeto[keyPath: keyPath] = $0 })
    }
}
