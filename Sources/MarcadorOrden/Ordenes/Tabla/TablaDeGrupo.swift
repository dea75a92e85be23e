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
    /// What each team still needs; nothing where it cannot be told.
    let necesidades: [Necesidad]

    /// The tables of a tournament: one per group, in order of appearance, or one of everything.
    ///
    /// - Complexity: O(events).
    static func todas(
        de torneo: DocumentoDelTorneo, _ vista: VistaDeTabla,
        _ reglamento: ReglamentoDeCompeticion, _ resoluciones: Resoluciones<Equipo>, explica: Bool
    ) -> [TablaDeGrupo] {
        func tabla(_ grupo: String?, _ partidos: [Partido], _ equipos: [Equipo]) -> TablaDeGrupo {
            let filas = partidos.tablaDePosiciones(
                vista: vista, equipos: equipos, reglamento: reglamento,
                resoluciones: resoluciones)
            var reglas = torneo.reglas
            reglas.reglamento = reglamento
            // As it stood once is past: nobody needs anything there any more.
            return TablaDeGrupo(
                grupo: grupo, reglas: reglamento.nombre, filas: filas,
                necesidades: explica && vista == VistaDeTabla()
                    ? Necesidad.todas(
                        Liguilla(equipos: filas.map(\.equipo), partidos: partidos, reglas: reglas),
                        filas) : [])
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
