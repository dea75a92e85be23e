nonisolated extension Papel: Codable {
    private enum Clave: String, CodingKey {
        case papel, torneo, partido, campo, equipo
    }

    /// Reads the flat form `{"papel": "anotador", "torneo": "torneo", "partido": 3}`.
    ///
    /// - Throws: `DecodingError` for an unknown role or one without what it is for.
    package init(from decoder: any Decoder) throws {
        let datos = try decoder.container(keyedBy: Clave.self)
        let torneo = { try datos.decode(String.self, forKey: .torneo) }
        switch try datos.decode(Clase.self, forKey: .papel) {
        case .organizador: self = .organizador
        case .anotador:
            if let campo = try datos.decodeIfPresent(String.self, forKey: .campo) {
                self = .anotador(torneo: try torneo(), .campo(campo))
            } else {
                self = .anotador(
                    torneo: try torneo(), .partido(try datos.decode(Int.self, forKey: .partido)))
            }
        case .capitan:
            self = .capitan(
                torneo: try torneo(), equipo: try datos.decode(Int.self, forKey: .equipo))
        case .arbitro:
            self = .arbitro(
                torneo: try torneo(),
                partido: try datos.decodeIfPresent(Int.self, forKey: .partido))
        }
    }

    /// Writes the flat form.
    ///
    /// - Throws: what the encoder throws.
    package func encode(to encoder: any Encoder) throws {
        var datos = encoder.container(keyedBy: Clave.self)
        try datos.encode(clase, forKey: .papel)
        try datos.encodeIfPresent(torneo, forKey: .torneo)
        switch self {
        case .anotador(_, .partido(let partido)): try datos.encode(partido, forKey: .partido)
        case .anotador(_, .campo(let campo)): try datos.encode(campo, forKey: .campo)
        case .capitan(_, let equipo): try datos.encode(equipo, forKey: .equipo)
        case .arbitro(_, let partido): try datos.encodeIfPresent(partido, forKey: .partido)
        case .organizador: break
        }
    }
}
