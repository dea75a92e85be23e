import MarcadorApp
import Torneo

/// A goal in the words of those who hear it: for a screen reader and for a notification.
struct Pregon: Sendable {
    private let gol: GolAvisado

    /// The words for a goal.
    init(_ gol: GolAvisado) { self.gol = gol }

    /// Tells it to the watchers of a page, in their language.
    @MainActor
    func decir(por altavoz: Altavoz, _ idioma: Idioma) {
        let cuerpo = Texto.golDe(gol.jugador, equipo: gol.equipo, minuto: gol.minuto)
        altavoz.decir(
            evento: "gol",
            datos: JSONTexto.objeto([
                ("titulo", Texto.gol.en(idioma)), ("cuerpo", cuerpo.en(idioma)),
            ]))
        let locucion = Texto.locucionDeGol(
            equipo: gol.equipo, minuto: gol.minuto, local: gol.marcador.local,
            visitante: gol.marcador.visitante)
        altavoz.decir(evento: "locucion", datos: locucion.en(idioma))
    }
}
