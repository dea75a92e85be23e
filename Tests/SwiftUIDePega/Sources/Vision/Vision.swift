/// A kind of code that can be printed.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
}
