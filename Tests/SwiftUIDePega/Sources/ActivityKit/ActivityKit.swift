public import Foundation

/// What is known of a Live Activity from beginning to end.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// How things stand.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    /// How things stand.
    public let state: State
    /// From when on that may be old.
    public let staleDate: Date?
    /// Which of several comes first.
    public let relevanceScore: Double

    /// How things stand.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// How long the end of a Live Activity is seen.
public struct ActivityUIDismissalPolicy: Sendable {
    /// As long as the system likes.
    public static let `default` = ActivityUIDismissalPolicy()
    /// Not at all.
    public static let immediate = ActivityUIDismissalPolicy()
}

/// What pushes a Live Activity on.
public struct PushType: Equatable, Sendable {
    /// A token.
    public static let token = PushType()
}

/// A Live Activity; the stand-in has no place for one, and cannot be handed from actor to actor.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// What changes.
    public typealias ContentState = Attributes.ContentState

    /// Its identity.
    public final let id: String
    /// What is known of it from beginning to end.
    public final let attributes: Attributes

    init(id: String, attributes: Attributes) {
        self.id = id
        self.attributes = attributes
    }

    /// Those that are seen.
    public static var activities: [Activity<Attributes>] { [] }

    /// Begins one.
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
        pushType: PushType? = nil
    ) throws -> Activity<Attributes> { Activity(id: "", attributes: attributes) }

    /// Things stand otherwise.
    public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async {}

    /// Ends it.
    public func end(
        _ content: ActivityContent<Activity<Attributes>.ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

/// What people allow.
public final class ActivityAuthorizationInfo {
    /// What people allow now.
    public init() {}
    /// Whether they allow Live Activities.
    public var areActivitiesEnabled: Bool { false }
}
