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

    /// The tables of a tournament: one per group, in order of appearance, or one of everything.
    ///
    /// - Complexity: O(events).
    static func todas(
        de torneo: DocumentoDelTorneo, _ vista: VistaDeTabla,
        _ reglamento: ReglamentoDeCompeticion, _ resoluciones: Resoluciones<Equipo>
    ) -> [TablaDeGrupo] {
        func tabla(_ grupo: String?, _ partidos: [Partido], _ equipos: [Equipo]) -> TablaDeGrupo {
            TablaDeGrupo(
                grupo: grupo, reglas: reglamento.nombre,
                filas: partidos.tablaDePosiciones(
                    vista: vista, equipos: equipos, reglamento: reglamento,
                    resoluciones: resoluciones))
        }
        let grupos = torneo.partidos.grupos
        guard !grupos.isEmpty else { return [tabla(nil, torneo.partidosDeTabla, torneo.equipos)] }
        let porGrupo = Dictionary(grouping: torneo.partidos) { $0.ficha.grupo }
        return grupos.map { tabla($0, porGrupo[$0] ?? [], []) }
    }

    /// Why a team stands where it stands; nil when it is alone.
    static func frase(de fila: FilaDePosicion) -> String? {
        fila.desempate.map { Texto.desempate($0, de: fila.equipo).en(.es) }
    }
}
