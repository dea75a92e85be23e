import Synchronization

/// What assistive technology is told.
public enum AccessibilityNotification {
    /// Something that is said aloud.
    public struct Announcement: Sendable {
        private let frase: String

        /// Something to say.
        public init(_ announcement: String) { frase = announcement }

        /// Says it; the stand-in writes it down.
        public func post() { dichas.withLock { $0.append(frase) } }
    }
}

/// What was said so far.
let dichas = Mutex<[String]>([])
