/// The journal begins: the tournament as it was when it was taken over.
public struct TorneoTomado: ClaseDeSuceso {
    static let tipo = "tomado"

    /// The `torneo.json` as it was, byte by byte, without what may stand around it: a mark of byte
    /// order, blanks.
    public let documento: [UInt8]

    /// Takes a tournament over.
    ///
    /// - Parameter documento: its `torneo.json`, in UTF-8.
    public init(documento: some Collection<UInt8>) {
        self.documento = soloElValor(documento)
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        documento = try lector.bruto(.documento)
    }

    func escribir(en json: inout EscritorDeApunte) { json.bruto(.documento, documento) }
}

/// A JSON value without what may stand around it in a file: a mark of byte order, blanks.
func soloElValor(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let blancos: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let sinMarca = Array(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
    guard let primero = sinMarca.firstIndex(where: { !blancos.contains($0) }),
        let ultimo = sinMarca.lastIndex(where: { !blancos.contains($0) })
    else { return [] }
    return Array(sinMarca[primero...ultimo])
}
