/// An entry does not count: undoing; of an annulment, doing again.
public struct Anulacion: ClaseDeSuceso {
    static let tipo = "anulacion"

    /// The entry that does not count.
    public let de: Identificador

    /// Annuls an entry.
    ///
    /// - Parameter de: the entry.
    public init(de: Identificador) { self.de = de }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) { de = try lector.identificador(.de) }

    func escribir(en json: inout EscritorDeApunte) { json.texto(.de, de.description) }
}
