/// A camera that reads QR codes.
package protocol Camara {
    /// Whether this device has one at all.
    var existe: Bool { get }

    /// Whether it may be used now; asks people the first time.
    func permiso() async -> Bool
}

/// A device without a camera that reads codes, as a Mac.
package struct SinCamara: Camara {
    /// No camera.
    package init() {}

    package var existe: Bool { false }
    package func permiso() async -> Bool { false }
}
