/// The tournament was replaced by a document: a file that somebody edited or put there by hand.
public struct TorneoImportado: ClaseDeSuceso {
    static let tipo = "importado"

    /// The `torneo.json`, byte by byte.
    public let documento: [UInt8]
    /// The name of the file.
    public let fichero: String

    /// Replaces the tournament.
    ///
    /// - Parameters:
    ///   - documento: a `torneo.json`, in UTF-8.
    ///   - fichero: the name of its file.
    public init(documento: some Collection<UInt8>, fichero: String) {
        self.documento = soloElValor(documento)
        self.fichero = fichero
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        documento = try lector.bruto(.documento)
        fichero = try lector.texto(.fichero)
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.bruto(.documento, documento)
        json.texto(.fichero, fichero)
    }
}
