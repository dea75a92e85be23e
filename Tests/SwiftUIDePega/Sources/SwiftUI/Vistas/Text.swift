public import Foundation

/// Words.
public struct Text: View, Primitiva {
    let palabras: String

    /// Words that are the same in every language.
    public init(verbatim content: String) { palabras = content }

    /// Words that come ready-made.
    public init<S: StringProtocol>(_ content: S) { palabras = String(content) }

    /// A clock that runs by itself; the stand-in only says which way.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) { palabras = countsDown ? "⏲" : "⏱" }

    func elementos(_ contexto: Contexto) -> [Elemento] { [Elemento(.texto, texto: palabras)] }

    /// Bold.
    public func bold() -> Text { self }

    /// In another font.
    public func font(_ font: Font?) -> Text { self }

    /// With digits of one width.
    public func monospacedDigit() -> Text { self }

    /// In another colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

/// A picture.
public struct Image: View, Primitiva {
    private let nombre: String

    /// A symbol of the system.
    public init(systemName: String) { nombre = systemName }

    func elementos(_ contexto: Contexto) -> [Elemento] { [Elemento(.imagen, texto: "")] }

}

/// A picture and words.
public struct Label<Title: View, Icon: View>: View, Primitiva {
    private let titulo: Title
    private let icono: Icon

    /// A label of two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        titulo = title()
        icono = icon()
    }

    /// The picture is there for the eyes: assistive technology reads the words.
    func elementos(_ contexto: Contexto) -> [Elemento] {
        _ = icono.evaluar(contexto.hijo(0))
        return titulo.evaluar(contexto.hijo(1))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label of words and a symbol of the system.
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

/// Something is under way.
public struct ProgressView<Label: View>: View, Primitiva {
    private let nombre: Label?

    /// Something without a name.
    public init() where Label == EmptyView { nombre = nil }

    /// Something with a name.
    public init<S: StringProtocol>(_ title: S) where Label == Text { nombre = Text(title) }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        [Elemento(.progreso, hijos: nombre?.evaluar(contexto.hijo(0)) ?? [])]
    }
}

/// Room between views.
public struct Spacer: View, Primitiva {
    /// Room of at least a length.
    public init(minLength: CGFloat? = nil) {}

    func elementos(_ contexto: Contexto) -> [Elemento] { [] }
}

/// A line between views.
public struct Divider: View, Primitiva {
    /// A line.
    public init() {}

    func elementos(_ contexto: Contexto) -> [Elemento] { [] }
}

/// An empty screen that says what will be there.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, Primitiva
{
    private let nombre: Label
    private let descripcion: Description
    private let acciones: Actions

    /// An empty screen with a description and something to do.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        nombre = label()
        descripcion = description()
        acciones = actions()
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        nombre.evaluar(contexto.hijo(0)) + descripcion.evaluar(contexto.hijo(1))
            + acciones.evaluar(contexto.hijo(2))
    }
}
