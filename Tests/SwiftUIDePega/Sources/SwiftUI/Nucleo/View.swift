/// A part of the interface: a value that says what is to be seen.
@MainActor @preconcurrency
public protocol View {
    /// What it consists of.
    associatedtype Body: View
    /// What it consists of, asked for whenever something it reads has changed.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Never asked for.
    public var body: Never { fatalError("Never has no body") }
}

/// A view that the stand-in evaluates itself.
@MainActor
protocol Primitiva {
    /// The elements it makes.
    func elementos(_ contexto: Contexto) -> [Elemento]
}

extension View where Body == Never {
    /// Never asked for: the stand-in evaluates the view itself.
    public var body: Never { fatalError("\(Self.self) is evaluated by the stand-in itself") }
}

extension View {
    /// The elements of any view.
    func evaluar(_ contexto: Contexto) -> [Elemento] {
        if let primitiva = self as? any Primitiva { return primitiva.elementos(contexto) }
        contexto.nodo.ser(ObjectIdentifier(Self.self))
        enlazar(self, contexto)
        return body.evaluar(contexto.hijo(Clave.cuerpo))
    }
}

/// A view that shows nothing.
public struct EmptyView: View, Primitiva {
    /// Nothing.
    nonisolated public init() {}

    func elementos(_ contexto: Contexto) -> [Elemento] { [] }
}

/// A view of any type.
public struct AnyView: View, Primitiva {
    private let contenido: any View

    /// Wraps a view.
    public init<V: View>(_ view: V) { contenido = view }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        contexto.nodo.ser(ObjectIdentifier(type(of: contenido)))
        return contenido.evaluar(contexto.hijo(Clave.cuerpo))
    }
}

extension Optional: View where Wrapped: View {
    /// What it consists of: evaluated by the stand-in itself.
    public typealias Body = Never
}

extension Optional: Primitiva where Wrapped: View {
    func elementos(_ contexto: Contexto) -> [Elemento] {
        self?.evaluar(contexto.hijo(Clave.cuerpo)) ?? []
    }
}

/// Several views one after the other.
public struct TupleView<T>: View, Primitiva {
    /// The views.
    public var value: T
    private let partes: [any View]

    init(_ value: T, partes: [any View]) {
        self.value = value
        self.partes = partes
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        partes.enumerated().flatMap { $1.evaluar(contexto.hijo($0)) }
    }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, Primitiva {
    enum Rama {
        case cierta(TrueContent)
        case falsa(FalseContent)
    }

    let rama: Rama

    func elementos(_ contexto: Contexto) -> [Elemento] {
        switch rama {
        case .cierta(let vista): vista.evaluar(contexto.hijo(true))
        case .falsa(let vista): vista.evaluar(contexto.hijo(false))
        }
    }
}

/// Several views as one, without anything around them.
public struct Group<Content: View>: View, Primitiva {
    private let contenido: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { contenido = content() }

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(0)) }
}
