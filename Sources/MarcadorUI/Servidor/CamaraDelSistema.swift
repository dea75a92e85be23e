#if canImport(VisionKit) && canImport(UIKit) && canImport(SwiftUI)
    import AVFoundation
    import MarcadorApp
    import VisionKit

    /// The camera of a phone or tablet.
    struct CamaraDelSistema: Camara {
        var existe: Bool { DataScannerViewController.isSupported }

        func permiso() async -> Bool {
            guard existe, await AVCaptureDevice.requestAccess(for: .video) else { return false }
            // Somebody may have restricted the camera although the application was allowed to use it.
            return DataScannerViewController.isAvailable
        }
    }
#endif
