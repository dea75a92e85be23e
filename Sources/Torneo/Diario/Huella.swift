/// A checksum by which damage is found: FNV-1a with 64 bits, after Fowler, Noll and Vo.
///
/// One changed byte always changes it, several nearly always. It is no protection against people.
public struct Huella: Hashable, Sendable {
    /// The sum.
    public private(set) var valor: UInt64

    /// The sum of nothing, or one to go on from.
    public init(valor: UInt64 = 0xCBF2_9CE4_8422_2325) { self.valor = valor }

    /// The sum of some bytes.
    ///
    /// - Complexity: O(bytes).
    public init(_ bytes: some Sequence<UInt8>) {
        self.init()
        anadir(bytes)
    }

    /// Goes on with more bytes.
    ///
    /// - Complexity: O(bytes).
    public mutating func anadir(_ bytes: some Sequence<UInt8>) {
        // Bytes that lie side by side, as nearly all do, are read without asking for each.
        if bytes.withContiguousStorageIfAvailable({ seguir($0) }) == nil {
            for byte in bytes { seguir(byte) }
        }
    }

    private mutating func seguir(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { seguir(byte) }
    }

    private mutating func seguir(_ byte: UInt8) {
        valor = (valor ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
