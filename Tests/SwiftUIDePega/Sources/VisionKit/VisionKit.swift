public import Foundation
public import UIKit
public import Vision

/// Something that the camera has seen and understood.
public enum RecognizedItem: Identifiable, Sendable {
    /// Words.
    case text(RecognizedItem.Text)
    /// A code.
    case barcode(RecognizedItem.Barcode)

    /// Words.
    public struct Text: Identifiable, Sendable {
        /// Its identity while it is seen.
        public let id: UUID
    }

    /// A code.
    public struct Barcode: Identifiable, Sendable {
        /// Its identity while it is seen.
        public let id: UUID
        /// What it says; nil when that are no words.
        public let payloadStringValue: String?
    }

    /// Its identity while it is seen.
    public var id: UUID {
        switch self {
        case .text(let palabras): palabras.id
        case .barcode(let codigo): codigo.id
        }
    }
}

/// The camera, looking for something; the stand-in has none.
@MainActor
public class DataScannerViewController: UIViewController {
    /// What is looked for.
    public struct RecognizedDataType: Hashable {
        /// Codes of these kinds; of all kinds when none is named.
        public static func barcode(
            symbologies: [VNBarcodeSymbology] = []
        ) -> DataScannerViewController.RecognizedDataType { RecognizedDataType() }
    }

    /// How closely it looks.
    public enum QualityLevel: Sendable {
        case balanced, fast, accurate
    }

    /// Why it does not look any more.
    public enum ScanningUnavailable: Error {
        case unsupported, cameraRestricted
    }

    /// Whether the device can do it.
    public class var isSupported: Bool { false }
    /// Whether people allow it.
    public class var isAvailable: Bool { false }
    /// Is told what is seen.
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    /// Whether it looks.
    public var isScanning: Bool { false }

    /// The camera, looking for something.
    public init(
        recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType>,
        qualityLevel: DataScannerViewController.QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {}

    /// Looks from now on.
    public func startScanning() throws {}
    /// Looks no more.
    public func stopScanning() {}
}

/// Is told what the camera sees.
@MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Something new is seen.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    /// It does not look any more.
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
