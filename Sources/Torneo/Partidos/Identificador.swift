/// The identity of something that happened: made by whoever acts, so that saying it twice is
/// recognised, whatever got lost in between.
///
/// A UUID, RFC 9562.
public struct Identificador: Hashable, Sendable {
    /// The first eight bytes.
    let alta: UInt64
    /// The last eight bytes.
    let baja: UInt64

    /// Makes one from its sixteen bytes.
    ///
    /// - Parameters:
    ///   - alta: the first eight bytes.
    ///   - baja: the last eight bytes.
    public init(alta: UInt64, baja: UInt64) {
        self.alta = alta
        self.baja = baja
    }

    /// Makes one whose order is that of time: a UUID of version 7, RFC 9562 section 5.7.
    ///
    /// - Parameters:
    ///   - ms: milliseconds since 1970, of which 48 bits are kept.
    ///   - azar: where its 74 bits of chance come from.
    /// - Returns: the identity.
    public static func nuevo(
        ms: Int64, azar: inout some RandomNumberGenerator
    ) -> Identificador {
        let instante = UInt64(bitPattern: ms) << 16
        let version: UInt64 = 0x7000
        let variante: UInt64 = 0b10 << 62
        return Identificador(
            alta: instante | version | azar.next() & 0xFFF, baja: variante | azar.next() >> 2)
    }
}

extension Identificador: LosslessStringConvertible {
    /// Reads the usual notation, `0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10`, in small or large letters.
    public init?(_ texto: String) {
        var mitades: (alta: UInt64, baja: UInt64) = (0, 0)
        guard texto.utf8.count == 36 else { return nil }
        for (lugar, byte) in texto.utf8.enumerated() {
            if Self.guiones.contains(lugar) {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let cifra = Self.cifra(byte) else { return nil }
            mitades.alta = mitades.alta << 4 | (mitades.baja >> 60)
            mitades.baja = mitades.baja << 4 | cifra
        }
        self.init(alta: mitades.alta, baja: mitades.baja)
    }

    /// The usual notation, in small letters.
    public var description: String {
        var texto: [UInt8] = []
        texto.reserveCapacity(36)
        for lugar in 0..<32 {
            if [8, 12, 16, 20].contains(lugar) { texto.append(UInt8(ascii: "-")) }
            let mitad = lugar < 16 ? alta : baja
            let cifra = UInt8(truncatingIfNeeded: mitad >> UInt64(60 - 4 * (lugar % 16)) & 0xF)
            texto.append(cifra < 10 ? UInt8(ascii: "0") + cifra : UInt8(ascii: "a") + cifra - 10)
        }
        return String(decoding: texto, as: UTF8.self)
    }

    private static let guiones: Set<Int> = [8, 13, 18, 23]

    private static func cifra(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
