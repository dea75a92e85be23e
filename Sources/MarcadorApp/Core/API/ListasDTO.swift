/// A tournament in the list of the API.
nonisolated package struct TorneoDTO: Codable, Hashable, Sendable {
    /// The id in addresses.
    package var id: String
    /// Its name.
    package var nombre: String
    /// How many teams it has.
    package var equipos: Int
    /// How many matches it has.
    package var partidos: Int

    /// Makes one.
    ///
    /// - Parameters:
    ///   - id: the id in addresses.
    ///   - nombre: its name.
    ///   - equipos: how many teams it has.
    ///   - partidos: how many matches it has.
    package init(id: String, nombre: String, equipos: Int, partidos: Int) {
        self.id = id
        self.nombre = nombre
        self.equipos = equipos
        self.partidos = partidos
    }
}

/// A table in the API.
nonisolated package struct TablaDTO: Codable, Hashable, Sendable {
    /// The group; absent in the only table.
    package var grupo: String?
    /// What the rules are called; absent from servers that do not say it.
    package var reglas: String?
    /// The teams, best first.
    package var filas: [FilaDTO]
    /// The sets of teams that nothing puts apart; absent from servers that do not say it.
    package var empatesSinResolver: [[String]]?

    enum CodingKeys: String, CodingKey {
        case grupo, reglas, filas
        case empatesSinResolver = "empates_sin_resolver"
    }
}

/// A row of a table in the API.
nonisolated package struct FilaDTO: Codable, Hashable, Sendable {
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
    var ajuste: Int?
    var zona: String?
    var desempate: DesempateDTO?
}

/// A scorer in the API.
nonisolated package struct GoleadorDTO: Codable, Hashable, Sendable {
    var puesto: Int
    var jugador: String
    var dorsal: Int?
    var equipo: String
    var goles: Int
}

/// A team in the API.
nonisolated package struct EquipoDTO: Codable, Hashable, Sendable {
    var numero: Int
    var nombre: String
    var capitan: String?
    var plantilla: [JugadorDTO]
}

/// A player in the API.
nonisolated package struct JugadorDTO: Codable, Hashable, Sendable {
    var nombre: String
    var dorsal: Int?
}

/// The referees in the API.
nonisolated package struct ArbitrosDTO: Codable, Hashable, Sendable {
    var arbitros: [Arbitro]
    var refrescando: Bool
    var error: String?

    /// Makes one.
    ///
    /// - Parameter estado: what the screen of the referees shows.
    package init(_ estado: ArbitrosUiState) {
        arbitros = estado.arbitros
        refrescando = estado.refrescando
        error = estado.error
    }
}
