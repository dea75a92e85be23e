public import Foundation

/// Views side by side, under each other or in front of each other: to the stand-in all the same.
public struct HStack<Content: View>: View, Primitiva {
    private let contenido: Content

    /// Views side by side.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { contenido = content() }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        contenido.evaluar(contexto.hijo(0)).map { $0.apilado(enFila: true) }
    }
}

extension Elemento {
    /// In a stack, unless it is in one already.
    fileprivate func apilado(enFila: Bool) -> Elemento {
        var otro = self
        otro.enFila = self.enFila ?? enFila
        return otro
    }
}

/// Views under each other.
public struct VStack<Content: View>: View, Primitiva {
    private let contenido: Content

    /// Views under each other.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { contenido = content() }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        contenido.evaluar(contexto.hijo(0)).map { $0.apilado(enFila: false) }
    }
}

/// Rows of views with common columns.
public struct Grid<Content: View>: View, Primitiva {
    private let contenido: Content

    /// Rows of views.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { contenido = content() }

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(0)) }
}

/// A row of a grid.
public struct GridRow<Content: View>: View, Primitiva {
    private let contenido: Content

    /// A row of views.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        contenido = content()
    }

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(0)) }
}

/// A direction of the screen.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    /// Some directions.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8
        /// From their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)
    }
}

/// More than fits on the screen.
public struct ScrollView<Content: View>: View, Primitiva {
    private let contenido: Content

    /// Content that can be moved.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) { contenido = content() }

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(0)) }
}

/// Rows.
public struct List<SelectionValue: Hashable, Content: View>: View, Primitiva {
    private let contenido: Content
    private var eleccion: Binding<SelectionValue?>?

    /// Rows that carry a value of the right type can be chosen.
    func elementos(_ contexto: Contexto) -> [Elemento] {
        let filas = contenido.evaluar(contexto.hijo(0))
        guard let eleccion else { return filas }
        return filas.map { fila in
            guard let valor = fila.etiqueta?.base as? SelectionValue else { return fila }
            var fila = fila
            fila.accion = { eleccion.wrappedValue = valor }
            fila.elegido = eleccion.wrappedValue == valor
            return fila
        }
    }
}

extension List {
    /// Rows of any views, one of which can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        contenido = content()
        eleccion = selection
    }
}

extension List where SelectionValue == Never {
    /// Rows of any views.
    public init(@ViewBuilder content: () -> Content) { contenido = content() }

    /// A row for each of some data.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    { contenido = ForEach(data, content: rowContent) }

    /// A row for each of some data.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        contenido = ForEach(data, id: id, content: rowContent)
    }
}

/// Rows for entering and choosing things.
public struct Form<Content: View>: View, Primitiva {
    private let contenido: Content

    /// Rows of controls.
    public init(@ViewBuilder content: () -> Content) { contenido = content() }

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(0)) }
}

/// A part of a list with a heading.
public struct Section<Parent: View, Content: View, Footer: View>: View, Primitiva {
    private let cabecera: Parent
    private let contenido: Content
    private let pie: Footer

    func elementos(_ contexto: Contexto) -> [Elemento] {
        cabecera.evaluar(contexto.hijo(0)) + contenido.evaluar(contexto.hijo(1))
            + pie.evaluar(contexto.hijo(2))
    }
}

extension Section {
    /// A part with a heading and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        cabecera = header()
        contenido = content()
        pie = footer()
    }
}

extension Section where Footer == EmptyView {
    /// A part with a heading.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// A part with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// A part without a heading.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A part with a heading in words.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

/// A view for each of some data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View, Primitiva
where Content: View {
    private let datos: Data
    private let id: (Data.Element) -> ID
    private let contenido: (Data.Element) -> Content

    /// A view for each, known by a part of it.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        datos = data
        self.id = { $0[keyPath: id] }
        contenido = content
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        datos.flatMap { contenido($0).evaluar(contexto.hijo(id($0))) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each, known by its own identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        datos = data
        id = { $0.id }
        contenido = content
    }
}
