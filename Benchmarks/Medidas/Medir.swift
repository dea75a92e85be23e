import Foundation

/// How long a piece of work takes: the median of several rounds after one to warm up.
///
/// - Parameters:
///   - rondas: how many rounds count.
///   - veces: how often the work is done in each, for work too short to be timed once.
///   - trabajo: the work; its result is kept from being optimised away.
/// - Returns: seconds for doing it once.
/// - Throws: what the work throws.
func mediana<T>(rondas: Int = 11, veces: Int = 1, _ trabajo: () throws -> T) rethrows -> Double {
    let reloj = ContinuousClock()
    var tiempos: [Double] = []
    for ronda in 0...rondas {
        let tiempo = try reloj.measure {
            for _ in 0..<veces { conservar(try trabajo()) }
        }
        if ronda > 0 { tiempos.append(tiempo / .seconds(1) / Double(veces)) }
    }
    return tiempos.sorted()[rondas / 2]
}

/// Uses a value, as far as the optimiser can see.
@inline(never)
func conservar<T>(_: T) {}

/// Prints one measure, in seconds unless its name says otherwise.
func decir(_ que: String, _ cifra: Double) {
    print("\(que)\t\(cifra)")
}

/// Numbers that look like chance and are the same in every run.
struct Azar: RandomNumberGenerator {
    private var estado: UInt64

    init(_ semilla: UInt64) { estado = semilla }

    mutating func next() -> UInt64 {
        estado &+= 0x9E37_79B9_7F4A_7C15
        var z = estado
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
