/// What tabs are made of.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What the tabs are known by.
    associatedtype TabValue: Hashable
}

/// A tab as the stand-in evaluates it.
@MainActor
struct Pestana<Valor: Hashable> {
    let valor: Valor
    let nombre: any View
    let contenido: any View
}

@MainActor
protocol ConPestanas<TabValue> {
    associatedtype TabValue: Hashable
    var pestanas: [Pestana<TabValue>] { get }
}

/// A tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, ConPestanas {
    /// What the tab is known by.
    public typealias TabValue = Value

    private let valor: Value
    private let contenido: Content
    private let nombre: Label

    var pestanas: [Pestana<Value>] {
        [Pestana(valor: valor, nombre: nombre, contenido: contenido)]
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with a name in words and a symbol of the system.
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        valor = value
        contenido = content()
        nombre = DefaultTabLabel(titulo: String(title), simbolo: systemImage)
    }
}

/// The usual name of a tab.
public struct DefaultTabLabel: View {
    let titulo: String
    let simbolo: String

    /// Words and a symbol.
    public var body: some View { Label(titulo, systemImage: simbolo) }
}

/// Several tabs.
public struct _TupleTabContent<TabValue: Hashable>: TabContent, ConPestanas {
    let pestanas: [Pestana<TabValue>]
}

/// Builds tabs from closures.
@MainActor
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// One expression of the closure.
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    /// All tabs of the closure.
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> _TupleTabContent<TabValue> {
        var pestanas: [Pestana<TabValue>] = []
        for parte in repeat each content {
            if let parte = parte as? any ConPestanas<TabValue> { pestanas += parte.pestanas }
        }
        return _TupleTabContent(pestanas: pestanas)
    }

    /// Tabs as a view.
    public struct Content<C: TabContent>: View, Primitiva {
        let tabs: C

        func elementos(_ contexto: Contexto) -> [Elemento] { [] }
    }
}

/// One of several pages, with a bar to choose from.
public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitiva {
    private let eleccion: Binding<SelectionValue>
    private let pestanas: [Pestana<SelectionValue>]

    /// Tabs, one of which is chosen.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        eleccion = selection
        pestanas = (content() as? any ConPestanas<SelectionValue>)?.pestanas ?? []
    }

    /// Pages that were chosen once stay alive.
    func elementos(_ contexto: Contexto) -> [Elemento] {
        let elegida = eleccion.wrappedValue
        var vistas = contexto.nodo.memoria as? Set<SelectionValue> ?? []
        vistas.insert(elegida)
        contexto.nodo.memoria = vistas
        var pagina: [Elemento] = []
        for pestana in pestanas where vistas.contains(pestana.valor) {
            let suya = contexto.visto(pestana.valor == elegida).hijo(pestana.valor)
            let elementos = pestana.contenido.evaluar(suya)
            if pestana.valor == elegida { pagina = elementos }
        }
        return pagina + pestanas.map { boton($0, contexto.hijo(Clave.extra)) }
    }

    private func boton(
        _ pestana: Pestana<SelectionValue>, _ contexto: Contexto
    ) -> Elemento {
        let hijos = pestana.nombre.evaluar(contexto.hijo(pestana.valor))
        var boton = Elemento(.pestana, hijos: hijos) { eleccion.wrappedValue = pestana.valor }
        boton.elegido = pestana.valor == eleccion.wrappedValue
        return boton
    }
}
