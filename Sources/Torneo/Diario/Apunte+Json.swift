extension Apunte {
    /// Reads an entry.
    ///
    /// - Parameter bytes: JSON in UTF-8, as `aJson()` writes it.
    /// - Throws: `ErrorDeApunte`, with the place.
    /// - Complexity: O(bytes).
    public init(json bytes: some Collection<UInt8>) throws(ErrorDeApunte) {
        let lector = try LectorDeApunte(bytes)
        self.init(
            id: try lector.identificador(.id), instante: Int64(try lector.entero(.instante)),
            autor: Autor(clave: try lector.texto(.autor)),
            suceso: try Suceso.leer(lector.objeto(.suceso)))
    }

    /// The entry as JSON in one line; the same entry gives the same bytes everywhere.
    ///
    /// - Complexity: O(bytes).
    public func aJson() -> [UInt8] {
        var json = EscritorDeApunte()
        json.abrir()
        json.texto(.autor, autor.clave)
        json.texto(.id, id.description)
        json.entero(.instante, Int(instante))
        json.objeto(.suceso) { suceso.escribir(en: &$0) }
        json.cerrar()
        return json.bytes
    }
}

extension Suceso {
    /// Writes tag and members.
    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.tipo, tipo)
        clase.escribir(en: &json)
    }
}
