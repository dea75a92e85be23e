import Torneo

extension RepositorioDePartidos {
    /// The label of a group as its matches have it.
    ///
    /// - Parameter nombre: the label, or its last word: `A` for `Grupo A`; capitals do not matter.
    /// - Returns: the label; nil when there is no such group.
    /// - Complexity: O(matches).
    package func grupo(llamado nombre: String) -> String? {
        let pedido = nombre.lowercased()
        let grupos = documento.partidos.grupos
        return grupos.first { $0.lowercased() == pedido }
            ?? grupos.first {
                $0.lowercased().split(separator: " ").last.map(String.init) == pedido
            }
    }
}
