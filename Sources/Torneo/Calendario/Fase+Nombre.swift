extension Fase {
    /// What a round is called in Spanish.
    ///
    /// - Parameters:
    ///   - jornada: the round within the phase, from 1.
    ///   - pierna: the leg; nil when there is only one.
    /// - Returns: the name, such as `Jornada 3` or `Cuartos de final`.
    public func ronda(_ jornada: Int, pierna: Int? = nil) -> String {
        switch self {
        case .liga, .grupos: "Jornada \(jornada)"
        case .suizo: "Ronda \(jornada)"
        case .eliminatoria(let plazas):
            Self.deEliminatoria(plazas) + (pierna.map { $0 == 1 ? " (ida)" : " (vuelta)" } ?? "")
        case .tercerPuesto: "Tercer puesto"
        case .ganadores(let ronda): "Invictos, ronda \(ronda)"
        case .perdedores(let ronda): "Repesca, ronda \(ronda)"
        case .granFinal: "Gran final"
        case .segundaGranFinal: "Segunda gran final"
        }
    }

    private static func deEliminatoria(_ plazas: Int) -> String {
        switch plazas {
        case 2: "Final"
        case 4: "Semifinales"
        case 8: "Cuartos de final"
        case 16: "Octavos de final"
        case 32: "Dieciseisavos de final"
        case 64: "Treintaidosavos de final"
        default: "Ronda de \(plazas)"
        }
    }
}

/// The name of a group: A…Z, then A2…Z2 and so on.
///
/// - Parameter numero: the group, from 0.
/// - Returns: the name.
public func nombreDeGrupo(_ numero: Int) -> String {
    let letra = Character(Unicode.Scalar(UInt8(65 + numero % 26)))
    return numero < 26 ? String(letra) : "\(letra)\(numero / 26 + 1)"
}
