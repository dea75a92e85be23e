import Foundation

/// What fills a screen or a part of it.
@MainActor
open class UIViewController {
    /// Fills nothing.
    public init() {}
}
