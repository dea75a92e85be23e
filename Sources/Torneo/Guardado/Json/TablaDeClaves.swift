/// The keys that an object may have, ready to be recognised by their bytes.
struct TablaDeClaves<Clave: RawRepresentable & CaseIterable> where Clave.RawValue == String {
    private let claves: [(bytes: [UInt8], clave: Clave)]

    init() {
        claves = Clave.allCases.map { (Array($0.rawValue.utf8), $0) }
    }

    /// The key that these bytes spell, with its number; nil when nobody knows it.
    ///
    /// - Complexity: O(keys).
    func buscar(
        _ trozo: TrozoDeTexto, en lector: LectorJson
    ) throws(FalloDeJson) -> (numero: Int, clave: Clave)? {
        if trozo.conEscapes {
            let texto = Array(try lector.texto(trozo).utf8)
            return claves.firstIndex { $0.bytes == texto }.map { ($0, claves[$0].clave) }
        }
        let primero = lector.bytes[trozo.rango.lowerBound]
        for numero in claves.indices {
            let bytes = claves[numero].bytes
            if bytes.count == trozo.rango.count, bytes[0] == primero,
                bytes.elementsEqual(lector.bytes[trozo.rango])
            {
                return (numero, claves[numero].clave)
            }
        }
        return nil
    }
}
