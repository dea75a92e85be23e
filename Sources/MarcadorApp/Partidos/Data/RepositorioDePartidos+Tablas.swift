package import Torneo

extension RepositorioDePartidos {
    /// The tables of a part of the competition: one without name, or one a group.
    ///
    /// - Parameter vista: which part.
    /// - Returns: the tables.
    /// - Complexity: O(events) unless everything is asked for.
    package func tablas(_ vista: VistaPedida) -> [(grupo: String?, filas: [FilaDePosicion])] {
        guard vista != .entera else { return tablas() }
        return documentoObservado.liguillas.map { ($0.grupo, $0.tabla(vista.vista)) }
    }
}
