/// Numbers that look random and are the same for the same seed (SplitMix64).
struct Azar: RandomNumberGenerator {
    private var estado: UInt64

    init(_ semilla: Int) { estado = UInt64(semilla) }

    mutating func next() -> UInt64 {
        estado &+= 0x9E37_79B9_7F4A_7C15
        var z = estado
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// True once in so many times.
    mutating func unaDe(_ veces: Int) -> Bool { Int.random(in: 0..<veces, using: &self) == 0 }

    mutating func entre(_ rango: ClosedRange<Int>) -> Int { Int.random(in: rango, using: &self) }

    mutating func elige<T>(_ opciones: [T]) -> T { opciones[entre(0...opciones.count - 1)] }
}
