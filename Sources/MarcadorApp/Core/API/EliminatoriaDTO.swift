package import Torneo

/// A round of the knock-out, in the API.
nonisolated package struct RondaDTO: Codable, Hashable, Sendable {
    /// Its name.
    var nombre: String
    /// Its ties from top to bottom.
    var llaves: [LlaveDTO]
}

/// A tie in the API.
nonisolated package struct LlaveDTO: Codable, Hashable, Sendable {
    var numero: Int
    var uno: LadoDeLlaveDTO
    var otro: LadoDeLlaveDTO
    /// The numbers of its matches, those whose teams are known.
    var partidos: [Int]
    /// Who goes on.
    var ganador: String?
    /// What it still needs although all was played: `prorroga`, `tanda` or `organizacion`.
    var falta: String?
    /// `soloSiPierdeElPrimero` or `noHaceFalta`; nothing when it is played in any case.
    var condicion: String?
}

/// Who plays a tie, in the API: a team, or in words where it will come from.
nonisolated package struct LadoDeLlaveDTO: Codable, Hashable, Sendable {
    var equipo: String?
    var procedencia: String?
    /// Those who are level for this place, among whom the organiser must decide.
    var empatados: [String]?
}

nonisolated extension RondaDTO {
    /// A round of the knock-out.
    package init(_ ronda: RondaDelCuadro) {
        self.init(nombre: ronda.nombre, llaves: ronda.llaves.map(LlaveDTO.init))
    }
}

nonisolated extension LlaveDTO {
    fileprivate init(_ llave: LlaveDelCuadro) {
        self.init(
            numero: llave.numero, uno: LadoDeLlaveDTO(llave.uno, llave.empatadosPorUno),
            otro: LadoDeLlaveDTO(llave.otro, llave.empatadosPorOtro),
            partidos: llave.cruces.compactMap(\.partido), ganador: llave.ganador?.nombre,
            falta: llave.falta?.nombre, condicion: llave.condicion?.nombre)
    }
}

nonisolated extension LadoDeLlaveDTO {
    fileprivate init(_ lado: CruceDelCuadro.Lado, _ empatados: [Equipo]) {
        if case .equipo(let equipo) = lado {
            self.init(equipo: equipo.nombre)
        } else {
            self.init(
                procedencia: lado.descripcion,
                empatados: empatados.isEmpty ? nil : empatados.map(\.nombre))
        }
    }
}

nonisolated extension CondicionDeCruce {
    /// On what it hangs, as the API names it.
    fileprivate var nombre: String {
        switch self {
        case .soloSiPierdeElPrimero: "soloSiPierdeElPrimero"
        case .noHaceFalta: "noHaceFalta"
        }
    }
}

nonisolated extension Decision {
    /// What is missing, as the API names it.
    fileprivate var nombre: String {
        switch self {
        case .prorroga: "prorroga"
        case .tanda: "tanda"
        case .organizacion: "organizacion"
        }
    }
}
