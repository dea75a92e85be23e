public import Foundation

/// A point in a view, each coordinate 0…1.
public struct UnitPoint: Hashable, Sendable {
    /// From left to right.
    public var x: CGFloat
    /// From above downwards.
    public var y: CGFloat

    /// A point.
    nonisolated public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Above.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// Below.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// Where reading begins.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// Where reading ends.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// Above, where reading begins.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// Below, where reading ends.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colours that follow each other.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where it is, 0…1.
        public var location: CGFloat

        /// A colour at a place.
        nonisolated public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
}

/// Colours that follow each other on a line.
public struct LinearGradient: ShapeStyle, View, Primitiva {
    /// Colours at places of a line from one point to another.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

    func elementos(_ contexto: Contexto) -> [Elemento] { [] }
}
