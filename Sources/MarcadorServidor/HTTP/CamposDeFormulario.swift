/// Fields in the form `clave=valor&clave=valor`: a query or a posted form.
enum CamposDeFormulario {
    /// The most fields that are accepted.
    static let maximo = 200

    /// Splits and decodes the fields.
    ///
    /// - Parameter texto: the encoded bytes; their number is bounded by whoever received them.
    /// - Returns: the fields by name; when a name comes twice the last one counts, and a name
    ///   without `=` has an empty value.
    /// - Throws: ``ErrorDePeticion`` for broken encoding or too many fields.
    /// - Complexity: O(*n*) in the length of the text.
    static func leer(_ texto: some Collection<UInt8>) throws(ErrorDePeticion) -> [String: String] {
        guard !texto.isEmpty else { return [:] }
        var campos: [String: String] = [:]
        var cuenta = 0
        for par in texto.split(separator: UInt8(ascii: "&")) {
            cuenta += 1
            guard cuenta <= maximo else { throw .demasiadosCampos(limite: maximo) }
            let partes = par.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let clave = try Porcentaje.descifrar(partes[0], masEsEspacio: true)
            campos[clave] =
                partes.count == 2 ? try Porcentaje.descifrar(partes[1], masEsEspacio: true) : ""
        }
        return campos
    }
}
