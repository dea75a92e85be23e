import Torneo

extension RepositorioDePartidos {
    /// The label of a group as its matches have it.
    ///
    /// - Parameter nombre: as people call it: `A`, `grupo a` or `Group A`, all the same.
    /// - Returns: the label; nil when there is no such group.
    /// - Complexity: O(matches).
    package func grupo(llamado nombre: String) -> String? { documento.grupo(llamado: nombre) }
}
