package import Torneo

/// Cards and suspensions of a tournament, in the API.
nonisolated package struct SancionesDTO: Codable, Hashable, Sendable {
    /// What cards cost.
    package var regla: ReglaDTO
    /// Everybody with a card that counts.
    package var jugadores: [ExpedienteDTO]
}

/// What cards cost, in the API.
nonisolated package struct ReglaDTO: Codable, Hashable, Sendable {
    var nombre: String
    var ciclos: [Int]
    var porCiclo: Int
    var porDobleAmarilla: Int
    var porRoja: Int
    var seBorranTras: [String]
}

/// Cards and suspensions of a player, in the API.
nonisolated package struct ExpedienteDTO: Codable, Hashable, Sendable {
    var jugador: String
    var dorsal: Int?
    var equipo: String
    var amarillas: Int
    var doblesAmarillas: Int
    var rojas: Int
    /// Cautions towards the next suspension.
    var enCiclo: Int
    var apercibido: Bool?
    var sanciones: [SancionDTO]
}

/// A suspension in the API.
nonisolated package struct SancionDTO: Codable, Hashable, Sendable {
    /// `amarillas`, `dobleAmarilla`, `roja` or `decision`.
    var causa: String
    /// The matches of the cards.
    var por: [Int]
    /// How many matches it costs, without those that were lifted.
    var partidos: Int
    /// How many of its matches were lifted; absent for none.
    var perdonados: Int?
    /// Why the organiser added or lifted matches.
    var motivo: String?
    /// How many have been served.
    var cumplidos: Int
    /// The matches that serve it, as far as they are known.
    var turnos: [TurnoDTO]
}

/// A match that serves a suspension, in the API.
nonisolated package struct TurnoDTO: Codable, Hashable, Sendable {
    var partido: Int
    var cumplido: Bool
}

nonisolated extension SancionesDTO {
    /// Cards and suspensions.
    package init(_ disciplina: DisciplinaDelTorneo) {
        regla = ReglaDTO(disciplina.regla)
        jugadores = disciplina.expedientes.map(ExpedienteDTO.init)
    }
}

nonisolated extension ReglaDTO {
    init(_ regla: ReglaDeSanciones) {
        self.init(
            nombre: regla.nombre, ciclos: regla.ciclos, porCiclo: regla.porCiclo,
            porDobleAmarilla: regla.porDobleAmarilla, porRoja: regla.porRoja,
            seBorranTras: regla.seBorranTras.sorted().map(\.rawValue))
    }
}

nonisolated extension ExpedienteDTO {
    /// Cards and suspensions of a player.
    package init(_ expediente: Expediente<Equipo, Jugador>) {
        self.init(
            jugador: expediente.persona.nombre, dorsal: expediente.persona.dorsal,
            equipo: expediente.equipo.nombre, amarillas: expediente.amarillas,
            doblesAmarillas: expediente.doblesAmarillas, rojas: expediente.rojas,
            enCiclo: expediente.enCiclo.count, apercibido: expediente.estaApercibido ? true : nil,
            sanciones: expediente.sanciones.map(SancionDTO.init))
    }
}

nonisolated extension SancionDTO {
    /// A suspension.
    package init(_ sancion: Sancion) {
        self.init(
            causa: sancion.causa.nombre, por: sancion.causa.partidos, partidos: sancion.partidos,
            perdonados: sancion.perdonados == 0 ? nil : sancion.perdonados,
            motivo: sancion.motivo ?? sancion.causa.motivo, cumplidos: sancion.cumplidos,
            turnos: sancion.turnos.map { TurnoDTO(partido: $0.partido, cumplido: $0.cumplido) })
    }
}

nonisolated extension CausaDeSancion {
    /// The cause as the API and the command name it.
    package var nombre: String {
        switch self {
        case .amarillas: "amarillas"
        case .dobleAmarilla: "dobleAmarilla"
        case .roja: "roja"
        case .decision: "decision"
        }
    }

    /// Why the organiser added the matches; nil when cards did.
    package var motivo: String? {
        if case .decision(_, let motivo) = self { motivo } else { nil }
    }

    /// The numbers of the matches of the cards.
    package var partidos: [Int] {
        switch self {
        case .amarillas(let partidos): partidos
        case .dobleAmarilla(let partido), .roja(let partido): [partido]
        case .decision: []
        }
    }
}
