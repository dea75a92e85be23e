package import Foundation

/// What must be known of the match in play to go on with it after a restart.
nonisolated struct DirectoGuardado: Codable, Hashable, Sendable {
    /// The number of the match.
    let partidoId: Int
    /// Minutes it lasts.
    let duracion: Int
    /// The instant of kick-off.
    let inicio: Instante
    /// Milliseconds a minute takes.
    let msPorMinuto: Int
    /// How many of the match's events were there before kick-off; the later ones came by hand.
    let eventosDelGuion: Int
}

/// The match in play in its small file.
nonisolated package struct AlmacenDelDirecto: Hashable, Sendable {
    /// The file.
    package let url: URL

    /// A file of the caller's choice.
    package init(url: URL) { self.url = url }

    /// Writes it down, durably.
    ///
    /// - Throws: `ErrorDeDisco`; what was there stays.
    func guardar(_ directo: DirectoGuardado) throws {
        try EscrituraDuradera.escribir(JSONEncoder().encode(directo), en: url)
    }

    /// What was written down; nil when there is nothing, or nothing that makes sense.
    func cargar() -> DirectoGuardado? {
        guard let datos = try? Data(contentsOf: url) else { return nil }
        return try? JSONDecoder().decode(DirectoGuardado.self, from: datos)
    }

    /// Forgets it; silent when there is nothing.
    package func borrar() { try? FileManager.default.removeItem(at: url) }
}
