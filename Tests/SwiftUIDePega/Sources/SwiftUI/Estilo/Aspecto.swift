public import Foundation

/// Where views stand beside each other.
public struct VerticalAlignment: Sendable {
    /// At the top.
    public static let top = VerticalAlignment()
    /// In the middle.
    public static let center = VerticalAlignment()
    /// On one line.
    public static let firstTextBaseline = VerticalAlignment()
    /// At the bottom.
    public static let bottom = VerticalAlignment()
}

/// Where views stand under each other.
public struct HorizontalAlignment: Sendable {
    /// Where reading begins.
    public static let leading = HorizontalAlignment()
    /// In the middle.
    public static let center = HorizontalAlignment()
    /// Where reading ends.
    public static let trailing = HorizontalAlignment()
}

/// Where views stand in front of each other.
public struct Alignment: Sendable {
    /// In the middle.
    public static let center = Alignment()
    /// Where reading begins.
    public static let leading = Alignment()
    /// Where reading ends.
    public static let trailing = Alignment()
    /// At the top.
    public static let top = Alignment()
    /// At the bottom.
    public static let bottom = Alignment()
}

/// Where lines of text stand.
public enum TextAlignment: Sendable {
    case leading, center, trailing
}

/// Upper or lower edge.
public enum VerticalEdge: Sendable {
    case top, bottom
}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// Some edges.
    public struct Set: OptionSet, Sendable {
        /// The edges as bits.
        public let rawValue: Int8
        /// From their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// Where reading begins.
        public static let leading = Set(rawValue: 2)
        /// The lower edge.
        public static let bottom = Set(rawValue: 4)
        /// Where reading ends.
        public static let trailing = Set(rawValue: 8)
        /// All of them.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Both sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// Above and below.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// How something changes as it moves.
public struct ContentTransition: Sendable {
    /// Not at all.
    public static let identity = ContentTransition()
    /// As digits turn.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition()
    }
}

/// How something moves.
public struct Animation: Sendable {
    /// As usual.
    public static let `default` = Animation()
    /// As a spring.
    public static let snappy = Animation()
}

extension Image {
    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
}

extension Text {
    /// Where text is cut off.
    public enum TruncationMode: Sendable {
        case head, tail, middle
    }
}

extension View {
    /// In another font.
    public func font(_ font: Font?) -> some View { Igual(contenido: self) }
    /// Bold.
    public func bold(_ isActive: Bool = true) -> some View { Igual(contenido: self) }
    /// With digits of one width.
    public func monospacedDigit() -> some View { Igual(contenido: self) }
    /// Painted.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Igual(contenido: self) }
    /// In a colour of its own, where controls have one.
    public func tint(_ tint: Color?) -> some View { Igual(contenido: self) }
    /// Painted behind.
    public func background<S: ShapeStyle>(_ style: S) -> some View { Igual(contenido: self) }
    /// Painted behind, in a form.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        Igual(contenido: self)
    }
    /// What can be tapped.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        Igual(contenido: self)
    }
    /// With room around.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        Igual(contenido: self)
    }
    /// With room around.
    public func padding(_ length: CGFloat) -> some View { Igual(contenido: self) }
    /// Of a size.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { Igual(contenido: self) }
    /// Of a size between bounds.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { Igual(contenido: self) }
    /// In so many lines at most.
    public func lineLimit(_ number: Int?) -> some View { Igual(contenido: self) }
    /// Smaller rather than cut off.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { Igual(contenido: self) }
    /// How large symbols are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { Igual(contenido: self) }
    /// Where text is cut off.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        Igual(contenido: self)
    }
    /// Where lines of text stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        Igual(contenido: self)
    }
    /// How this view changes as it moves.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        Igual(contenido: self)
    }
    /// How this view moves when a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        Igual(contenido: self)
    }
    /// How many columns of a grid this view takes.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        Igual(contenido: self)
    }
}
