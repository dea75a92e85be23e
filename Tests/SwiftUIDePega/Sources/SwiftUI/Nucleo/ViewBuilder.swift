/// Builds views from closures.
@MainActor
@resultBuilder
public struct ViewBuilder {
    /// One expression of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A closure with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// A closure with several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var partes: [any View] = []
        repeat partes.append(each content)
        return TupleView((repeat each content), partes: partes)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(rama: .cierta(first))
    }

    /// The second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(rama: .falsa(second))
    }
}
