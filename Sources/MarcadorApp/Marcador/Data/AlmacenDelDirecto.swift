package import Foundation
import Torneo

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

    /// Whether a clock can be computed from it: a match of some minutes that began in our time.
    var tieneSentido: Bool {
        (1...Partido.minutosPosibles.upperBound).contains(duracion)
            && (0...Configuracion.msPorMinutoMaximo).contains(msPorMinuto)
            && (0...Self.ultimoInstante).contains(inicio.ms)
    }

    /// The end of the year 9999, in milliseconds since 1970.
    private static let ultimoInstante: Int64 = 253_402_300_799_999
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

    /// What was written down; nil when there is nothing, or nothing that makes sense, which is
    /// logged.
    ///
    /// - Parameter limite: a match that is said to have begun later than this makes no sense.
    /// - Returns: the match in play.
    func cargar(antesDe limite: Instante) -> DirectoGuardado? {
        guard let datos = try? Data(contentsOf: url) else { return nil }
        guard let directo = try? JSONDecoder().decode(DirectoGuardado.self, from: datos),
            directo.tieneSentido, directo.inicio < limite
        else {
            Registro.anotar("\(url.lastPathComponent) ILEGIBLE; el partido en juego no se retoma")
            return nil
        }
        return directo
    }

    /// Forgets it; silent when there is nothing.
    package func borrar() { try? FileManager.default.removeItem(at: url) }
}
