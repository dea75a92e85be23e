package import Torneo

extension RepositorioDePartidos {
    /// Cards and suspensions, counted again only when a card or the state of a match has changed.
    ///
    /// - Complexity: O(1), or O(events + n log n) after such a change.
    package func disciplina() -> DisciplinaDelTorneo {
        let partidos = estados
        if let hecha = disciplinaHecha { return hecha }
        let nueva = DisciplinaDelTorneo(
            partidos.map(\.partido), regla: reglas.reglaDeSanciones)
        disciplinaHecha = nueva
        return nueva
    }

    /// The match that comes next: one that is being played, else the first by the calendar that is to
    /// be played; nil when there is none.
    ///
    /// - Parameter sirve: whether the match at a position of the list is one of those asked for.
    /// - Returns: its position in the list, from 0.
    /// - Complexity: O(n).
    package func proximo(_ sirve: (Int) -> Bool = { _ in true }) -> Int? {
        let estados = estados
        let pendientes = ordenDeCalendario.filter { posicion in
            switch estados[posicion].partido.ficha.estado {
            case .programado, .enJuego: sirve(posicion)
            case .finalizado, .aplazado, .suspendido, .adjudicado, .anulado, .dobleIncomparecencia:
                false
            }
        }
        return pendientes.first { estados[$0].partido.ficha.estado == .enJuego } ?? pendientes.first
    }
}
