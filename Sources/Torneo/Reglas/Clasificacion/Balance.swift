/// What one team has won, drawn, lost, scored and conceded so far.
///
/// A pure sum: what was added can be taken away again, so that a corrected match costs as much as
/// a new one.
struct Balance: Hashable, Sendable {
    private(set) var ganados = 0
    private(set) var empatados = 0
    private(set) var perdidos = 0
    private(set) var golesAFavor = 0
    private(set) var golesEnContra = 0
    private(set) var golesFuera = 0
    private(set) var ganadosFuera = 0
    /// What the matches gave, without adjustments.
    private(set) var puntos = 0

    var jugados: Int { ganados + empatados + perdidos }
    var diferencia: Int { golesAFavor - golesEnContra }

    /// Adds a team's side of a match, or takes it away.
    ///
    /// - Parameters:
    ///   - parte: the side of the match.
    ///   - veces: 1 to add it, -1 to take it away.
    @inline(__always)
    mutating func anotar(_ parte: Parte, veces: Int = 1) {
        switch parte.desenlace {
        case .victoria: ganados += veces
        case .empate: empatados += veces
        case .derrota: perdidos += veces
        }
        golesAFavor += veces * parte.aFavor
        golesEnContra += veces * parte.enContra
        puntos += veces * parte.puntos
        guard parte.fuera else { return }
        golesFuera += veces * parte.aFavor
        if parte.desenlace == .victoria { ganadosFuera += veces }
    }
}

/// A match as one of its teams counts it.
struct Parte: Hashable, Sendable {
    /// How a match ended for one team.
    enum Desenlace: Hashable, Sendable {
        case victoria, empate, derrota

        /// By goals.
        init(aFavor: Int, enContra: Int) {
            self = aFavor > enContra ? .victoria : aFavor == enContra ? .empate : .derrota
        }
    }

    let aFavor: Int
    let enContra: Int
    let puntos: Int
    let fuera: Bool
    let desenlace: Desenlace
}
