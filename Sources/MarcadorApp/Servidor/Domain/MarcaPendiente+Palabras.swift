import Torneo

nonisolated extension MarcaPendiente {
    /// What it says: «Gol Toros, minuto 12»; «Deshacer: …» when it takes that back.
    ///
    /// - Parameter equipo: the name of the side's team; nil when nobody knows it here.
    /// - Returns: the words.
    package func que(equipo: String?) -> Texto {
        let quien: Texto =
            equipo.map { .gol(de: $0) } ?? (lado == .local ? .golLocal : .golVisitante)
        let gol = minuto.map { quien.enElMinuto($0) } ?? quien
        return anula == nil ? gol : .deshacer(gol)
    }
}
