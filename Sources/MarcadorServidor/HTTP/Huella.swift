/// A fingerprint of some bytes: short, stable between runs, different when the content differs.
///
/// It names versions of our own content in entity tags and file names. It is no protection
/// against somebody who looks for two contents with one fingerprint, and nothing rests on that.
struct Huella: Hashable, Sendable {
    private let valor: UInt64

    /// Takes the fingerprint.
    ///
    /// - Parameter bytes: the content.
    /// - Complexity: O(*n*), eight bytes a step.
    init(_ bytes: [UInt8]) {
        var mezcla: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        bytes.withUnsafeBytes { crudos in
            var lugar = 0
            while lugar + 8 <= crudos.count {
                let palabra = crudos.loadUnaligned(fromByteOffset: lugar, as: UInt64.self)
                mezcla = Self.mezclar(mezcla, UInt64(littleEndian: palabra))
                lugar += 8
            }
            var cola: UInt64 = 0
            for byte in crudos[lugar...] { cola = cola << 8 | UInt64(byte) }
            mezcla = Self.mezclar(mezcla, cola)
        }
        valor = Self.mezclar(mezcla, 0xD6E8_FEB8_6659_FD93)
    }

    /// The fingerprint as 1 to 13 letters and digits.
    var texto: String { String(valor, radix: 36) }

    private static func mezclar(_ mezcla: UInt64, _ palabra: UInt64) -> UInt64 {
        let producto = (mezcla ^ palabra).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return producto.high ^ producto.low ^ palabra.byteSwapped
    }
}
