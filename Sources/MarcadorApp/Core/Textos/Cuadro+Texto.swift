package import Torneo

extension Decision {
    /// What a level tie needs.
    nonisolated package var texto: Texto {
        switch self {
        case .prorroga: .faltaLaProrroga
        case .tanda: .faltaLaTanda
        case .organizacion: .faltaQueSeDecida
        }
    }
}

extension CruceDelCuadro.Lado {
    /// Who plays, or where they will come from.
    nonisolated package var texto: Texto {
        switch self {
        case .equipo(let equipo): Texto(literal: equipo.nombre)
        case .ganador(let llave): .ganadorDeLaLlave(llave)
        case .perdedor(let llave): .perdedorDeLaLlave(llave)
        case .puesto(let puesto, let grupo): .puestoDelGrupo(puesto, grupo)
        case .mejor(let puesto, let grupos): .mejorDeLosGrupos(puesto, grupos)
        case .porEmparejar: .porEmparejar
        }
    }
}
