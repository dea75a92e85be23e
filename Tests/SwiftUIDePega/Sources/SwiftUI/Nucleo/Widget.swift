/// What a widget consists of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// What it consists of.
    associatedtype Body: WidgetConfiguration
    /// What it consists of.
    var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
    /// Never asked for.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Something of an application that is shown outside it.
@MainActor @preconcurrency
public protocol Widget {
    /// What it consists of.
    associatedtype Body: WidgetConfiguration
    /// What it consists of.
    var body: Body { get }
    /// The widget.
    init()
}

/// All widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// The bundle.
    init()
}

extension WidgetBundle {
    /// Where the extension begins; there is nobody here to show it.
    @MainActor @preconcurrency
    public static func main() { _ = Self().body }
}

/// Builds widgets from closures.
@MainActor
@resultBuilder
public struct WidgetBundleBuilder {
    /// A closure with one widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
}
