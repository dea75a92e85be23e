public import Foundation

/// What may be asked for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// From their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Notices.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// How a notice is shown while the application is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// From their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What people have answered.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// What people have set.
public final class UNNotificationSettings: NSObject {
    /// What people have answered.
    public let authorizationStatus = UNAuthorizationStatus.notDetermined
}

/// A sound.
public final class UNNotificationSound: NSObject, Sendable {
    /// The usual one.
    public static let `default` = UNNotificationSound()
}

/// What a notice says.
open class UNNotificationContent: NSObject {}

/// What a notice is to say.
public final class UNMutableNotificationContent: UNNotificationContent {
    /// The title.
    public var title = ""
    /// The text.
    public var body = ""
    /// The sound.
    public var sound: UNNotificationSound?
}

/// When a notice comes.
open class UNNotificationTrigger: NSObject {}

/// A notice that is to be shown.
public final class UNNotificationRequest: NSObject {
    /// A notice; without a trigger, at once.
    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {}
}

/// A notice that has come.
public final class UNNotification: NSObject {}

/// Is asked what happens to notices.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// How a notice is shown while the application is in front.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    )
}

/// Where notices are handed in; the stand-in takes them and shows nothing.
public final class UNUserNotificationCenter: NSObject {
    nonisolated(unsafe) private static let unico = UNUserNotificationCenter()

    /// Is asked what happens to notices.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// The one of this application.
    public static func current() -> UNUserNotificationCenter { unico }

    /// What people have set.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Asks people.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }

    /// Hands in a notice.
    public func add(_ request: UNNotificationRequest) async throws {}
}
