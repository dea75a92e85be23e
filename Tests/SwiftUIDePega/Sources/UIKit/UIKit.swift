import Foundation

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
}

/// An application.
@MainActor
open class UIApplication {
    /// Leads to the application's notices in the system's settings.
    public class var openNotificationSettingsURLString: String { "app-settings:notificaciones" }
}

/// What fills a screen or a part of it.
@MainActor
open class UIViewController {
    /// Fills nothing.
    public init() {}
}
