/// Finds numbered things by a key: the identity of an object, a pair of numbers, a hash.
///
/// A hash table with open addressing. A key that is exact is all it looks at; whoever gives it a hash
/// compares what is found.
struct IndiceDisperso: Sendable {
    private struct Casilla: Sendable {
        var clave: UInt64 = 0
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

    /// The number of what has this key and is equal; nil when there is none.
    ///
    /// - Parameters:
    ///   - clave: the key.
    ///   - esIgual: whether the thing of a number is what is looked for; not needed for exact keys.
    /// - Returns: the number.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func buscar(_ clave: UInt64, esIgual: (Int) -> Bool = { _ in true }) -> Int? {
        let mascara = casillas.count - 1
        var donde = Self.huella(clave) & mascara
        while casillas[donde].numero >= 0 {
            let numero = Int(casillas[donde].numero)
            if casillas[donde].clave == clave, esIgual(numero) { return numero }
            donde = (donde + 1) & mascara
        }
        return nil
    }

    /// Adds the number of something that is not there yet.
    ///
    /// - Parameters:
    ///   - numero: the number, from 0.
    ///   - clave: the key.
    /// - Complexity: O(1) on average.
    mutating func apuntar(_ numero: Int, clave: UInt64) {
        if ocupadas * 4 >= casillas.count * 3 { crecer() }
        poner(Casilla(clave: clave, numero: Int32(numero)))
        ocupadas += 1
    }

    /// The key of an object's identity, which is exact.
    static func clave(de identidad: ObjectIdentifier) -> UInt64 {
        UInt64(UInt(bitPattern: identidad))
    }

    /// The key of a pair of numbers, which is exact.
    static func clave(_ uno: Int, _ otro: Int) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: uno)) << 32
            | UInt64(UInt32(truncatingIfNeeded: otro))
    }

    private static func huella(_ clave: UInt64) -> Int {
        let producto = clave.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(truncatingIfNeeded: producto.high ^ producto.low)
    }

    private mutating func poner(_ casilla: Casilla) {
        let mascara = casillas.count - 1
        var donde = Self.huella(casilla.clave) & mascara
        while casillas[donde].numero >= 0 { donde = (donde + 1) & mascara }
        casillas[donde] = casilla
    }

    private mutating func crecer() {
        let antes = casillas
        casillas = [Casilla](repeating: Casilla(), count: antes.count * 2)
        for casilla in antes where casilla.numero >= 0 { poner(casilla) }
    }
}
