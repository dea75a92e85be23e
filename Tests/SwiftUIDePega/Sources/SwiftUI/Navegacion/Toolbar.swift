/// What stands in the bar of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What it consists of.
    associatedtype Body: ToolbarContent
    /// What it consists of.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never asked for.
    public var body: Never { fatalError("\(Self.self) is evaluated by the stand-in itself") }
}

extension ToolbarContent {
    /// The elements of anything in a bar.
    func evaluar(_ contexto: Contexto) -> [Elemento] {
        if let primitiva = self as? any Primitiva { return primitiva.elementos(contexto) }
        return body.evaluar(contexto.hijo(Clave.cuerpo))
    }
}

/// Where something stands in a bar; to the stand-in all the same.
public struct ToolbarItemPlacement: Sendable {
    /// Where the system thinks best.
    public static let automatic = ToolbarItemPlacement()
    /// Where what is in front is called off.
    public static let cancellationAction = ToolbarItemPlacement()
    /// Where what is most needed stands.
    public static let primaryAction = ToolbarItemPlacement()
}

/// Something in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, Primitiva {
    private let contenido: Content

    func elementos(_ contexto: Contexto) -> [Elemento] { contenido.evaluar(contexto.hijo(0)) }
}

extension ToolbarItem where ID == () {
    /// A view at a place.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { contenido = content() }
}

/// Builds what stands in a bar from closures.
@MainActor
@resultBuilder
public struct ToolbarContentBuilder {
    /// One expression of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// A closure with one thing.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
}
