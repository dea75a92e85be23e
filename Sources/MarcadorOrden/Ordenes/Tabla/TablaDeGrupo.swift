import MarcadorApp
import Torneo

/// The table of a group, or of the whole tournament, ready to be written.
struct TablaDeGrupo: Sendable {
    /// The name of the group; nil when the tournament has none.
    let grupo: String?
    /// What the rules are called.
    let reglas: String
    /// The rows from first to last.
    let filas: [FilaDePosicion]
    /// What each team still needs; none when nobody asked, nil where it cannot be told.
    let necesidades: [Necesidad]?
    /// The teams that wait for the organiser's word or lots.
    let porDecidir: [[String]]

    /// The table of a group, or of the whole tournament.
    ///
    /// - Parameters:
    ///   - liguilla: the teams, their matches and what decides.
    ///   - vista: which part of it.
    ///   - explica: whether it is asked what each team still needs.
    /// - Complexity: O(events).
    init(_ liguilla: Liguilla, _ vista: VistaDeTabla, explica: Bool) {
        grupo = liguilla.grupo
        reglas = liguilla.reglas.reglamento.nombre
        filas = liguilla.tabla(vista)
        // As it stood once is past: nobody needs anything there any more.
        necesidades =
            explica && vista == VistaDeTabla() ? liguilla.necesidades(de: filas) : []
        porDecidir =
            vista == VistaDeTabla()
            ? liguilla.empatesPorDecidir(de: filas).map { $0.map(\.nombre) } : []
    }

    /// Why a team stands where it stands; nil when it is alone.
    static func frase(de fila: FilaDePosicion) -> String? {
        fila.desempate.map { Texto.desempate($0, de: fila.equipo).en(.es) }
    }
}
