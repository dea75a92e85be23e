/// An entry does not count: undoing; of an annulment, doing again.
public struct Anulacion: ClaseDeSuceso {
    static let tipo = "anulacion"

    /// The entry that does not count.
    public let de: Identificador
    /// Why, if it changes a result that is confirmed; nil for any other.
    public let motivo: String?

    /// Annuls an entry.
    ///
    /// - Parameters:
    ///   - de: the entry.
    ///   - motivo: why, if it changes a result that is confirmed.
    public init(de: Identificador, motivo: String? = nil) {
        self.de = de
        self.motivo = motivo
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        de = try lector.identificador(.de)
        motivo = lector.tiene(.motivo) ? try lector.texto(.motivo) : nil
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.de, de.description)
        json.texto(.motivo, motivo)
    }
}
