import Foundation
/// What the event stream of a tournament tells programs: names and data of its events.
nonisolated package enum EventosDeLaAPI {
    /// The name of a goal's event; its data are a `GolDTO`.
    package static let gol = "gol"
    /// The name of the event that tells how a match stands; its data are a `PartidoDTO`.
    package static let partido = "partido"
    /// The name of the event that says: too much was missed, read everything again.
    package static let recarga = "recarga"

    /// The data of a goal.
    package static func datos(_ gol: GolAvisado) -> String { texto(GolDTO(gol)) }

    /// The data of a goal of which only this is known.
    package static func datos(minuto: Int, jugador: String, equipo: String) -> String {
        texto(GolDTO(minuto: minuto, jugador: jugador, equipo: equipo))
    }

    /// The data of a match as it stands now.
    package static func datos(_ partido: PartidoDTO) -> String { texto(partido) }

    private static func texto(_ valor: some Encodable) -> String {
        guard let datos = try? JsonDeLaAPI.datos(valor) else {
            preconditionFailure("Values of strings and numbers are always JSON")
        }
        return String(decoding: datos, as: UTF8.self)
    }
}
