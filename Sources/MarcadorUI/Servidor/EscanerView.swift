#if canImport(VisionKit) && canImport(UIKit) && canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI
    import UIKit
    import Vision
    import VisionKit

    /// The camera, until it has seen a QR code.
    struct EscanerView: UIViewControllerRepresentable {
        /// Called once, with what the code says.
        let alLeer: (String) -> Void
        /// Called when the camera is taken away.
        let alPerderla: () -> Void

        func makeCoordinator() -> Vigia { Vigia(alLeer: alLeer, alPerderla: alPerderla) }

        func makeUIViewController(context: Context) -> DataScannerViewController {
            let escaner = DataScannerViewController(
                recognizedDataTypes: [.barcode(symbologies: [.qr])], isHighlightingEnabled: true)
            escaner.delegate = context.coordinator
            return escaner
        }

        func updateUIViewController(_ escaner: DataScannerViewController, context: Context) {
            guard !escaner.isScanning else { return }
            do {
                try escaner.startScanning()
            } catch {
                context.coordinator.perder()
            }
        }

        static func dismantleUIViewController(
            _ escaner: DataScannerViewController, coordinator: Vigia
        ) { escaner.stopScanning() }

        /// Hears what the camera sees.
        final class Vigia: DataScannerViewControllerDelegate {
            private let alLeer: (String) -> Void
            private let alPerderla: () -> Void
            private var acabado = false

            init(alLeer: @escaping (String) -> Void, alPerderla: @escaping () -> Void) {
                self.alLeer = alLeer
                self.alPerderla = alPerderla
            }

            func dataScanner(
                _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
                allItems: [RecognizedItem]
            ) {
                for visto in addedItems {
                    guard !acabado, case .barcode(let codigo) = visto,
                        let texto = codigo.payloadStringValue
                    else { continue }
                    acabado = true
                    alLeer(texto)
                }
            }

            func dataScanner(
                _ dataScanner: DataScannerViewController,
                becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
            ) { perder() }

            /// Not while the view is being drawn: what is told changes what is drawn.
            func perder() {
                guard !acabado else { return }
                acabado = true
                Task { alPerderla() }
            }
        }
    }
#endif
