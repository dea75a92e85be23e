import MarcadorApp
import Torneo

/// Tells the goals of a tournament to everybody who follows it.
///
/// Programs follow its channel; pages are told through `alGol`.
@MainActor
final class CanalDelTorneo: Notificador {
    /// The channel of the API.
    let canal = Canal()
    /// Called with every goal, after it is in the score.
    var alGol: ((GolAvisado) -> Void)?

    /// Always: each browser decides for itself what it shows.
    var permitido: Bool { true }

    func notificarGol(minuto: Int, jugador: String, equipo: String) {
        canal.difundir(
            evento: EventosDeLaAPI.gol,
            datos: EventosDeLaAPI.datos(minuto: minuto, jugador: jugador, equipo: equipo))
    }

    /// Tells programs how a match stands.
    func contar(_ partido: PartidoDTO) {
        canal.difundir(evento: EventosDeLaAPI.partido, datos: EventosDeLaAPI.datos(partido))
    }

    func notificarGol(_ gol: GolAvisado) {
        canal.difundir(evento: EventosDeLaAPI.gol, datos: EventosDeLaAPI.datos(gol))
        alGol?(gol)
    }
}
