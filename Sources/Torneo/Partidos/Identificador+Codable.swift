extension Identificador: Codable {
    /// Reads the usual notation.
    ///
    /// - Throws: `DecodingError` when it is something else.
    public init(from decoder: any Decoder) throws {
        let valor = try decoder.singleValueContainer()
        guard let id = Identificador(try valor.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: valor, debugDescription: "It must be a UUID")
        }
        self = id
    }

    /// Writes the usual notation.
    ///
    /// - Throws: what the encoder says.
    public func encode(to encoder: any Encoder) throws {
        var valor = encoder.singleValueContainer()
        try valor.encode(description)
    }
}
