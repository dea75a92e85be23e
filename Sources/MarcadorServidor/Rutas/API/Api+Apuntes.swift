import MarcadorApp
import Torneo

extension Api {
    /// How many entries are told at once.
    static let apuntesPorVez = 500

    /// The entries of a tournament from a number on.
    ///
    /// - Parameters:
    ///   - torneo: the tournament.
    ///   - consulta: the query, with the number of the first in `desde`; 1 when it is not there.
    /// - Returns: the answer.
    /// - Throws: `FalloDeCampo` when the number makes no sense.
    @MainActor
    static func apuntes(
        de torneo: TorneoServido, _ consulta: [String: String]
    ) throws -> Respuesta {
        let desde = consulta["desde"].map { Int($0) ?? 0 } ?? 1
        guard desde > 0 else { throw FalloDeCampo.desde }
        let libro = torneo.partidos.apuntado
        let lugares = libro.apuntes.indices.dropFirst(desde - 1).prefix(apuntesPorVez)
        return try .json(lugares.map { ApunteDTO(libro.linea($0)) })
    }

    /// Undoes an entry.
    ///
    /// - Returns: the entry that says so.
    /// - Throws: `FalloDeOrden` or `ErrorDePeticion`; nothing has changed then.
    @MainActor
    static func anular(
        _ apunte: Identificador, de torneo: TorneoServido, _ peticion: Peticion, por autor: Autor
    ) async throws -> Respuesta? {
        let datos = peticion.cuerpo.isEmpty ? AnularDTO() : try peticion.json(AnularDTO.self)
        let hecho = try await torneo.mesa.cumplir(
            .anular(apunte: apunte, motivo: datos.motivo, id: datos.id), por: autor)
        guard case .apuntado(let numero) = hecho else { return nil }
        return try .json(
            ApunteDTO(torneo.partidos.apuntado.linea(numero - 1)), estado: 201)
    }
}
