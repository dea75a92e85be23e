/// Finds numbered things by their hash.
///
/// A hash table with open addressing that keeps the hashes, so that growing never computes one
/// again; what is looked for is compared by whoever asks.
struct IndiceDisperso: Sendable {
    private struct Casilla: Sendable {
        var huella: UInt32 = 0
        /// The number, or -1 when it is free.
        var numero: Int32 = -1
    }

    private var casillas: [Casilla]
    private var ocupadas = 0

    /// Makes an empty one.
    ///
    /// - Parameter capacidad: how many things it will hold, as far as anybody knows.
    init(capacidad: Int = 0) {
        var huecos = 16
        while huecos < capacidad * 2 { huecos *= 2 }
        casillas = [Casilla](repeating: Casilla(), count: huecos)
    }

    /// The number of what has this hash and is equal; nil when there is none.
    ///
    /// - Parameters:
    ///   - huella: the hash.
    ///   - esIgual: whether the thing of a number is what is looked for.
    /// - Returns: the number.
    /// - Complexity: O(1) on average.
    func buscar(_ huella: UInt64, esIgual: (Int) -> Bool) -> Int? {
        let mascara = casillas.count - 1
        var donde = Int(truncatingIfNeeded: huella) & mascara
        while casillas[donde].numero >= 0 {
            let casilla = casillas[donde]
            if casilla.huella == UInt32(truncatingIfNeeded: huella), esIgual(Int(casilla.numero)) {
                return Int(casilla.numero)
            }
            donde = (donde + 1) & mascara
        }
        return nil
    }

    /// Adds the number of something that is not there yet.
    ///
    /// - Parameters:
    ///   - numero: the number, from 0.
    ///   - huella: the hash.
    /// - Complexity: O(1) on average.
    mutating func apuntar(_ numero: Int, huella: UInt64) {
        if ocupadas * 4 >= casillas.count * 3 { crecer() }
        poner(Casilla(huella: UInt32(truncatingIfNeeded: huella), numero: Int32(numero)))
        ocupadas += 1
    }

    /// The hash of an object's identity and of something else's hash.
    static func huella(de identidad: ObjectIdentifier, y otra: Int = 0) -> UInt64 {
        let direccion = UInt64(UInt(bitPattern: identidad)) ^ UInt64(UInt(bitPattern: otra))
        let producto = direccion.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return producto.high ^ producto.low
    }

    private mutating func poner(_ casilla: Casilla) {
        let mascara = casillas.count - 1
        var donde = Int(truncatingIfNeeded: casilla.huella) & mascara
        while casillas[donde].numero >= 0 { donde = (donde + 1) & mascara }
        casillas[donde] = casilla
    }

    private mutating func crecer() {
        let antes = casillas
        casillas = [Casilla](repeating: Casilla(), count: antes.count * 2)
        for casilla in antes where casilla.numero >= 0 { poner(casilla) }
    }
}
