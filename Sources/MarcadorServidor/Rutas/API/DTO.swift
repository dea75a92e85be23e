import MarcadorApp
import Torneo

/// A score in the API.
struct MarcadorDTO: Codable, Hashable, Sendable {
    var local: Int
    var visitante: Int

    init(_ marcador: Marcador) {
        local = marcador.local
        visitante = marcador.visitante
    }
}

/// A goal in the API.
struct GolDTO: Codable, Hashable, Sendable {
    var partido: Int?
    var minuto: Int
    var jugador: String
    var equipo: String
    var marcador: MarcadorDTO?
}

/// A tournament in the list of the API.
struct TorneoDTO: Codable, Hashable, Sendable {
    var id: String
    var nombre: String
    var equipos: Int
    var partidos: Int
}

/// A match in the API.
struct PartidoDTO: Codable, Hashable, Sendable {
    var numero: Int
    var local: String
    var visitante: String
    var estado: String
    /// What is written down; absent while there is no score.
    var marcador: MarcadorDTO?
    var tanda: MarcadorDTO?
    var prorroga: Bool?
    var fecha: String?
    var hora: String?
    var zona: String?
    var ronda: String?
    var grupo: String?
    var campo: String?
    /// The match as it is being played, if it is.
    var directo: DirectoDTO?
    /// What happened; only in the answer about one match.
    var eventos: [EventoDTO]?
}

/// A match being played, in the API.
struct DirectoDTO: Codable, Hashable, Sendable {
    var minuto: Int
    var duracion: Int
    var corriendo: Bool
    var terminado: Bool
    var marcador: MarcadorDTO
    var ultimoAviso: String
}

/// Something that happened, in the API.
struct EventoDTO: Codable, Hashable, Sendable {
    var tipo: String
    var minuto: Int?
    var anadido: Int?
    var jugador: String?
    var dorsal: Int?
    var equipo: String?
    var clase: String?
    var color: String?
    var sale: String?
    var entra: String?
}

/// A table in the API.
struct TablaDTO: Codable, Hashable, Sendable {
    var grupo: String?
    var filas: [FilaDTO]
}

/// A row of a table in the API.
struct FilaDTO: Codable, Hashable, Sendable {
    var puesto: Int
    var equipo: String
    var jugados: Int
    var ganados: Int
    var empatados: Int
    var perdidos: Int
    var golesAFavor: Int
    var golesEnContra: Int
    var diferencia: Int
    var puntos: Int
}

/// A scorer in the API.
struct GoleadorDTO: Codable, Hashable, Sendable {
    var puesto: Int
    var jugador: String
    var dorsal: Int?
    var equipo: String
    var goles: Int
}

/// A team in the API.
struct EquipoDTO: Codable, Hashable, Sendable {
    var numero: Int
    var nombre: String
    var capitan: String?
    var plantilla: [JugadorDTO]
}

/// A player in the API.
struct JugadorDTO: Codable, Hashable, Sendable {
    var nombre: String
    var dorsal: Int?
}

/// The referees in the API.
struct ArbitrosDTO: Codable, Hashable, Sendable {
    var arbitros: [Arbitro]
    var refrescando: Bool
    var error: String?
}

/// A chronicle that was published, in the API.
struct CronicaDTO: Codable, Hashable, Sendable {
    var id: Int
}

/// What begins a match, in the API.
struct EmpezarDTO: Codable, Hashable, Sendable {
    var duracion: Int?
}

/// A goal by hand, in the API.
struct GolAManoDTO: Codable, Hashable, Sendable {
    var lado: String
}
