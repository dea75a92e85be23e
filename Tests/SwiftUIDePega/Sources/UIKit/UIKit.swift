import Foundation

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
}

/// Time in the background that was asked for.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// Its number.
    public let rawValue: Int

    /// Makes one.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// An application.
@MainActor
open class UIApplication {
    /// Leads to the application's notices in the system's settings.
    public class var openNotificationSettingsURLString: String { "app-settings:notificaciones" }

    /// The application that is running.
    public class var shared: UIApplication { unica }

    private static let unica = UIApplication()

    /// Asks for time in the background; here there is none.
    nonisolated public func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    /// Gives the rest of it back.
    nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// What fills a screen or a part of it.
@MainActor
open class UIViewController {
    /// Fills nothing.
    public init() {}
}
