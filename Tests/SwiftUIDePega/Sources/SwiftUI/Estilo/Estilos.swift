public import Foundation

/// How views are painted.
public protocol ShapeStyle: Sendable {}

/// A colour.
public struct Color: ShapeStyle, View, Primitiva, Hashable {
    /// A colour of the system.
    private let nombre: String

    nonisolated private init(_ nombre: String) { self.nombre = nombre }

    /// Where the numbers of a colour are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour by red, green and blue, each 0…1.
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) { nombre = "\(colorSpace) \(red) \(green) \(blue) \(opacity)" }

    /// Red.
    nonisolated public static let red = Color("red")
    /// Orange.
    nonisolated public static let orange = Color("orange")
    /// Yellow.
    nonisolated public static let yellow = Color("yellow")
    /// The colour of quiet text.
    nonisolated public static let secondary = Color("secondary")

    func elementos(_ contexto: Contexto) -> [Elemento] { [] }
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
}

/// First, second or third.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// Of quiet text.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// Something translucent.
public struct Material: ShapeStyle {
    /// As bars are.
    public static let bar = Material()
}

extension ShapeStyle where Self == Material {
    /// As bars are.
    public static var bar: Material { .bar }
}

/// A form on the screen.
public protocol Shape: View, Sendable {}

/// A circle.
public struct Circle: Shape, Primitiva {
    /// A circle.
    nonisolated public init() {}
    func elementos(_ contexto: Contexto) -> [Elemento] { [] }
}

/// A rectangle.
public struct Rectangle: Shape, Primitiva {
    /// A rectangle.
    nonisolated public init() {}
    func elementos(_ contexto: Contexto) -> [Elemento] { [] }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

/// A font.
public struct Font: Hashable, Sendable {
    /// The use a font is made for.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
    }

    /// How heavy.
    public struct Weight: Hashable, Sendable {
        private let nombre: String
        /// Regular.
        public static let regular = Weight(nombre: "regular")
        /// Bold.
        public static let bold = Weight(nombre: "bold")
    }

    /// What it looks like.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// A large title.
    public static let largeTitle = Font()
    /// A title.
    public static let title = Font()
    /// A heading.
    public static let headline = Font()
    /// Text.
    public static let body = Font()
    /// A callout.
    public static let callout = Font()
    /// A footnote.
    public static let footnote = Font()
    /// A caption.
    public static let caption = Font()
    /// A smaller caption.
    public static let caption2 = Font()

    /// The system's font of a size.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font { Font() }

    /// Heavier.
    public func weight(_ weight: Weight) -> Font { self }
    /// Bold.
    public func bold() -> Font { self }
    /// With digits of one width.
    public func monospacedDigit() -> Font { self }
}

/// A length that grows with the text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length.
    public let wrappedValue: Value

    /// A length beside text of a style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }

    /// A length.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
