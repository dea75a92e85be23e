/// Entity tags and the question of a conditional request.
enum Etiqueta {
    /// The tag of some content, quotes included.
    static func de(_ cuerpo: [UInt8]) -> String { "\"\(Huella(cuerpo).texto)\"" }

    /// Whether a visitor already has the content.
    ///
    /// - Parameters:
    ///   - etiqueta: the tag of what we would send, quotes included.
    ///   - condicion: the value of `If-None-Match`: `*` or a list of tags, weak ones too.
    /// - Returns: true when nothing need be sent.
    static func coincide(_ etiqueta: String, con condicion: String) -> Bool {
        condicion.split(separator: ",").contains { parte in
            var candidata = parte.drop { $0 == " " || $0 == "\t" }
            while candidata.last == " " || candidata.last == "\t" { candidata.removeLast() }
            if candidata == "*" { return true }
            if candidata.hasPrefix("W/") { candidata = candidata.dropFirst(2) }
            return candidata == etiqueta
        }
    }
}
