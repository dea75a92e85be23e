import MarcadorApp
import Torneo

/// A goal in the words of those who hear it: for a screen reader and for a notification.
struct Pregon: Sendable {
    private let gol: GolAvisado

    /// The words for a goal.
    init(_ gol: GolAvisado) { self.gol = gol }

    /// Sends it to the watchers of a page, in their language.
    func difundir(en canal: Canal, _ idioma: Idioma) {
        let cuerpo = Texto.golDe(gol.jugador, equipo: gol.equipo, minuto: gol.minuto)
        canal.difundir(
            evento: "gol",
            datos: JSONTexto.objeto([
                ("titulo", Texto.gol.en(idioma)), ("cuerpo", cuerpo.en(idioma)),
            ]))
        let locucion = Texto.locucionDeGol(
            equipo: gol.equipo, minuto: gol.minuto, local: gol.marcador.local,
            visitante: gol.marcador.visitante)
        canal.difundir(evento: "locucion", datos: locucion.en(idioma))
    }
}
