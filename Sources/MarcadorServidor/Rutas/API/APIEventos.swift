import Foundation
import MarcadorApp
import Torneo

/// What the event stream of a tournament tells programs.
enum APIEventos {
    /// A goal.
    static func gol(_ gol: GolAvisado) -> String {
        texto(
            GolDTO(
                partido: gol.partidoId, minuto: gol.minuto, jugador: gol.jugador,
                equipo: gol.equipo, marcador: MarcadorDTO(gol.marcador)))
    }

    /// A goal of which only this is known.
    static func gol(minuto: Int, jugador: String, equipo: String) -> String {
        texto(GolDTO(minuto: minuto, jugador: jugador, equipo: equipo))
    }

    /// A match as it stands now.
    static func partido(_ partido: PartidoDTO) -> String { texto(partido) }

    private static func texto(_ valor: some Encodable) -> String {
        let codificador = JSONEncoder()
        codificador.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let datos = try? codificador.encode(valor) else {
            preconditionFailure("Values of strings and numbers are always JSON")
        }
        return String(decoding: datos, as: UTF8.self)
    }
}
