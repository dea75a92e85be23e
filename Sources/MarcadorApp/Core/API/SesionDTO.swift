/// What whoever asks may do: `GET /sesion`.
nonisolated package struct SesionDTO: Codable, Hashable, Sendable {
    /// The role; nil for somebody who only looks.
    package let papel: Papel?
    /// What the role allows, within its reach; none for somebody who only looks.
    package let acciones: [Accion]
    /// From when on the role counts no more, in milliseconds since 1970; nil when it does not end.
    package let caduca: Int64?

    private enum Clave: String, CodingKey {
        case papel, acciones, caduca
    }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - papel: the role; nil for somebody who only looks.
    ///   - caduca: from when on it counts no more; nil when it does not end.
    package init(papel: Papel?, caduca: Instante? = nil) {
        self.papel = papel
        acciones =
            papel.map { Permiso.acciones(de: $0.clase) }.map { suyas in
                Accion.allCases.filter(suyas.contains)
            } ?? []
        self.caduca = caduca?.ms
    }

    /// Reads the flat form, with what the role is for beside it.
    ///
    /// - Throws: `DecodingError`.
    package init(from decoder: any Decoder) throws {
        let datos = try decoder.container(keyedBy: Clave.self)
        papel = datos.contains(.papel) ? try Papel(from: decoder) : nil
        acciones = try datos.decode([Accion].self, forKey: .acciones)
        caduca = try datos.decodeIfPresent(Int64.self, forKey: .caduca)
    }

    /// Writes the flat form.
    ///
    /// - Throws: what the encoder throws.
    package func encode(to encoder: any Encoder) throws {
        try papel?.encode(to: encoder)
        var datos = encoder.container(keyedBy: Clave.self)
        try datos.encode(acciones, forKey: .acciones)
        try datos.encodeIfPresent(caduca, forKey: .caduca)
    }
}
