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
            cuandoSeLea: {
                EventosDeLaAPI.datos(minuto: minuto, jugador: jugador, equipo: equipo)
            })
    }

    /// Tells programs how a match stands.
    ///
    /// - Parameters:
    ///   - partido: the match.
    ///   - directo: what is known of it while it is in play; nil when it is not.
    func contar(_ partido: PartidoDeLista, directo: DirectoDTO?) {
        altavoz.decir(
            evento: EventosDeLaAPI.partido,
            cuandoSeLea: { EventosDeLaAPI.datos(PartidoDTO(partido, directo: directo)) })
    }

    func notificarGol(_ gol: GolAvisado) {
        altavoz.decir(
            evento: EventosDeLaAPI.gol, cuandoSeLea: { EventosDeLaAPI.datos(gol) })
        alGol?(gol)
    }
}
