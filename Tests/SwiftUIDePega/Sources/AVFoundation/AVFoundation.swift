import Foundation

/// What a device records.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures that move.
    public static let video = AVMediaType(rawValue: "vide")
}

/// A camera or a microphone; the stand-in has none.
open class AVCaptureDevice: NSObject {
    /// Asks people, the first time.
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
