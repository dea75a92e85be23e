package import Foundation

/// A followed tournament as it was last seen.
nonisolated package struct TorneoVisto: Codable, Hashable, Sendable {
    /// The server, without path.
    package let servidor: URL
    /// The id of the tournament.
    package let torneo: String
    /// Its name.
    package let nombre: String
    /// Its matches.
    package var partidos: [PartidoDTO]
    /// When the server told it.
    package var leido: Instante
    /// What this device may do there, as far as was known; nil in files of before.
    package var permitido: LoPermitido?
    /// The goals of this device that the server has written down last; nil in files of before.
    package var propias: [MarcaPendiente]?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - servidor: the server, without path.
    ///   - torneo: the id of the tournament.
    ///   - nombre: its name.
    ///   - partidos: its matches.
    ///   - leido: when the server told it.
    ///   - permitido: what this device may do there.
    ///   - propias: the goals of this device that the server has written down last.
    package init(
        servidor: URL, torneo: String, nombre: String, partidos: [PartidoDTO], leido: Instante,
        permitido: LoPermitido = .sinSaber, propias: [MarcaPendiente] = []
    ) {
        self.servidor = servidor
        self.torneo = torneo
        self.nombre = nombre
        self.partidos = partidos
        self.leido = leido
        self.permitido = permitido
        self.propias = propias
    }
}

/// The followed tournament in its file, so that it is there at once, with or without network.
nonisolated package struct CopiaDelTorneo: Hashable, Sendable {
    /// The file, `seguido.json`.
    package let url: URL

    /// A file of the caller's choice.
    package init(url: URL) { self.url = url }

    /// Writes it, durably.
    ///
    /// - Throws: `ErrorDeDisco`; what was there stays.
    func guardar(_ visto: TorneoVisto) throws {
        try EscrituraDuradera.escribir(JsonDeLaAPI.datos(visto), en: url)
    }

    /// What was seen last; nil when there is nothing or it makes no sense: the server will tell it
    /// again.
    package func cargar() -> TorneoVisto? {
        guard let datos = try? Data(contentsOf: url) else { return nil }
        return try? JSONDecoder().decode(TorneoVisto.self, from: datos)
    }

    /// Forgets it; silent when there is nothing.
    package func borrar() { try? FileManager.default.removeItem(at: url) }
}
