/// The table of a part of a league, kept match by match.
package struct TablaDeVista: Sendable {
    private var tabla: TablaAcumulada
    private let lados: LadosQueCuentan

    /// Counts all matches once; nil where a match can bring others in or out of the part: a number of last
    /// matches, or up to some time.
    ///
    /// - Parameters:
    ///   - liguilla: the teams, their matches and what decides.
    ///   - vista: which part.
    /// - Complexity: O(events).
    package init?(_ liguilla: Liguilla, _ vista: VistaDeTabla) {
        guard vista.hasta == nil, vista.ultimos == nil else { return nil }
        lados = vista.lados
        tabla = TablaAcumulada(
            equipos: liguilla.equipos, reglamento: liguilla.reglas.reglamento,
            resoluciones: liguilla.resoluciones(vista), contandoEnJuego: vista.contandoEnJuego)
        tabla.sumar(todos: liguilla.partidos) { _ in vista.lados }
    }

    /// Replaces a match by its newer state.
    ///
    /// - Complexity: O(events of the match).
    package mutating func cambiar(_ antes: Partido, por despues: Partido) {
        tabla.restar(antes, lados: lados)
        tabla.sumar(despues, lados: lados)
    }

    /// The rows from first to last.
    ///
    /// - Complexity: that of `TablaAcumulada.filas()`.
    package func filas() -> [FilaDePosicion] { tabla.filas() }
}
