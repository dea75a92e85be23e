/// A quick hash for counting many names, seeded per process like the standard one, so that nobody can
/// write a document whose names all collide.
struct Huella: Sendable {
    private let semilla: UInt64

    init() {
        var azar = Hasher()
        azar.combine(0)
        semilla = UInt64(truncatingIfNeeded: azar.finalize())
    }

    /// The hash of a name within something that has a number of its own.
    ///
    /// - Parameters:
    ///   - nombre: the name; canonically equal names have one hash.
    ///   - contexto: what else must be equal.
    /// - Returns: the hash.
    /// - Complexity: O(bytes).
    func de(_ nombre: String, contexto: UInt64) -> UInt64 {
        let principio = mezclar(semilla ^ contexto, 0x9E37_79B9_7F4A_7C15)
        let rapida = nombre.utf8.withContiguousStorageIfAvailable { ascii($0, principio) } ?? nil
        if let rapida { return rapida }
        var lenta = Hasher()
        nombre.hash(into: &lenta)
        return mezclar(principio, UInt64(truncatingIfNeeded: lenta.finalize()))
    }

    /// The hash of bytes that are all ASCII; nil when they are not, because other characters can be
    /// written in several ways.
    private func ascii(_ bytes: UnsafeBufferPointer<UInt8>, _ principio: UInt64) -> UInt64? {
        var huella = principio
        var palabra: UInt64 = 0
        var todos: UInt8 = 0
        for (posicion, byte) in bytes.enumerated() {
            todos |= byte
            palabra = palabra << 8 | UInt64(byte)
            if posicion & 7 == 7 {
                huella = mezclar(huella ^ palabra, 0xA076_1D64_78BD_642F)
                palabra = 0
            }
        }
        guard todos < 0x80 else { return nil }
        return mezclar(huella ^ palabra, 0xE703_7ED1_A0B4_28DB ^ UInt64(bytes.count))
    }

    private func mezclar(_ uno: UInt64, _ otro: UInt64) -> UInt64 {
        let producto = uno.multipliedFullWidth(by: otro)
        return producto.high ^ producto.low
    }
}
