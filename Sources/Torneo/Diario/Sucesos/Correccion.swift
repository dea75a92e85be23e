/// An entry should have said something else: it keeps its place and its identity.
public struct Correccion: ClaseDeSuceso {
    static let tipo = "correccion"

    /// The entry that is corrected.
    public let de: Identificador
    /// What it should have said.
    public let suceso: Suceso

    /// Corrects an entry.
    ///
    /// - Parameters:
    ///   - de: the entry.
    ///   - suceso: what it should have said.
    public init(de: Identificador, suceso: Suceso) {
        self.de = de
        self.suceso = suceso
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        de = try lector.identificador(.de)
        suceso = try Suceso.leer(lector.objeto(.suceso))
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.de, de.description)
        json.objeto(.suceso) { suceso.escribir(en: &$0) }
    }
}
