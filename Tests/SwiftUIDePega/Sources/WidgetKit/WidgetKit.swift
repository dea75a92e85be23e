public import ActivityKit
public import Foundation
public import SwiftUI

/// What a view of a Live Activity is made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The identity of the activity.
    public let activityID: String
    /// What is known of it from beginning to end.
    public let attributes: Attributes
    /// How things stand.
    public let state: Attributes.ContentState
    /// Whether that may be old.
    public let isStale: Bool
}

/// A Live Activity as a widget.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// What it consists of: nothing that the stand-in evaluates.
    public typealias Body = Never

    /// A widget for activities of a kind.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

/// A place in the island when it is large.
public struct DynamicIslandExpandedRegionPosition: Sendable {
    /// Where reading begins.
    public static let leading = DynamicIslandExpandedRegionPosition()
    /// Where reading ends.
    public static let trailing = DynamicIslandExpandedRegionPosition()
    /// In the middle.
    public static let center = DynamicIslandExpandedRegionPosition()
    /// Below.
    public static let bottom = DynamicIslandExpandedRegionPosition()
}

/// What is at a place of the large island.
public struct DynamicIslandExpandedRegion<Content: View> {
    /// A view at a place.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// What is in the large island.
public struct DynamicIslandExpandedContent<Content> {}

/// Builds the large island from closures.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    /// All places of the closure.
    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> { DynamicIslandExpandedContent() }
}

/// The island at the top of a phone's screen.
public struct DynamicIsland {
    /// An island, large and small.
    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder
        expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// What tapping it opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}

extension View {
    /// What tapping this view outside the application opens.
    public func widgetURL(_ url: URL?) -> some View { self }
}
