package import Torneo

extension RepositorioDePartidos {
    /// Cards and suspensions, counted again only when a card or the state of a match has changed.
    ///
    /// - Complexity: O(1), or O(events + n log n) after such a change.
    package func disciplina() -> DisciplinaDelTorneo {
        let partidos = estados
        if let hecha = disciplinaHecha { return hecha }
        let nueva = DisciplinaDelTorneo(
            partidos.map(\.partido), regla: reglas.reglaDeSanciones,
            decisiones: reglas.decisiones)
        disciplinaHecha = nueva
        return nueva
    }
}
