/// A part of an application: a window or several.
@MainActor @preconcurrency
public protocol Scene {
    /// What it consists of.
    associatedtype Body: Scene
    /// What it consists of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never asked for.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds scenes from closures.
@MainActor
@resultBuilder
public struct SceneBuilder {
    /// One expression of the closure.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// A closure with one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// An application.
@MainActor @preconcurrency
public protocol App {
    /// What it consists of.
    associatedtype Body: Scene
    /// What it consists of.
    @SceneBuilder var body: Body { get }
    /// The application.
    init()
}

extension App {
    /// Where the application begins; there is no screen here to show it on.
    @MainActor @preconcurrency
    public static func main() { _ = Self().body }
}

/// Windows that all show the same.
public struct WindowGroup<Content: View>: Scene {
    let contenido: Content

    /// Windows that show a view.
    public init(@ViewBuilder content: () -> Content) { contenido = content() }
}

/// The only window of its kind.
public struct Window<Content: View>: Scene {
    let contenido: Content

    /// A window with a title that shows a view.
    public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) { contenido = content() }
}

/// Views that a designer looks at.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What is looked at.
    associatedtype Previews: View
    /// What is looked at.
    @ViewBuilder static var previews: Previews { get }
}
