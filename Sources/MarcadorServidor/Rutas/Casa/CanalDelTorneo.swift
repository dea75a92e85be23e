import MarcadorApp
import Torneo

/// Tells the goals of a tournament to everybody who follows it.
///
/// Programs follow its channel; pages are told through `alGol`.
@MainActor
final class CanalDelTorneo: Notificador {
    /// The channel of the API.
    var canal: Canal { altavoz.canal }
    /// Called with every goal, after it is in the score.
    var alGol: ((GolAvisado) -> Void)?

    private let altavoz = Altavoz(Canal())

    /// Always: each browser decides for itself what it shows.
    var permitido: Bool { true }

    func notificarGol(minuto: Int, jugador: String, equipo: String) {
        altavoz.decir(
            evento: EventosDeLaAPI.gol,
            datos: EventosDeLaAPI.datos(minuto: minuto, jugador: jugador, equipo: equipo))
    }

    /// Tells programs how a match stands.
    func contar(_ partido: PartidoDTO) {
        altavoz.decir(evento: EventosDeLaAPI.partido, datos: EventosDeLaAPI.datos(partido))
    }

    func notificarGol(_ gol: GolAvisado) {
        altavoz.decir(evento: EventosDeLaAPI.gol, datos: EventosDeLaAPI.datos(gol))
        alGol?(gol)
    }
}
