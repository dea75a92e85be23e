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
    private(set) var puntos = 0

    var jugados: Int { ganados + empatados + perdidos }
    var diferencia: Int { golesAFavor - golesEnContra }

    /// Adds a match, or takes it away.
    ///
    /// - Parameters:
    ///   - aFavor: goals of the team.
    ///   - enContra: goals of its rival.
    ///   - puntos: the points that the match gives.
    ///   - veces: 1 to add the match, -1 to take it away.
    mutating func anotar(aFavor: Int, enContra: Int, puntos: Int, veces: Int) {
        if aFavor > enContra {
            ganados += veces
        } else if aFavor == enContra {
            empatados += veces
        } else {
            perdidos += veces
        }
        golesAFavor += veces * aFavor
        golesEnContra += veces * enContra
        self.puntos += veces * puntos
    }

    /// Whether nothing but a name, or lots, can put one before the other.
    func empata(con otro: Balance) -> Bool {
        puntos == otro.puntos && diferencia == otro.diferencia && golesAFavor == otro.golesAFavor
    }

    /// Whether it stands above the other: points, difference, goals scored.
    func vaDelante(de otro: Balance) -> Bool {
        if puntos != otro.puntos { return puntos > otro.puntos }
        if diferencia != otro.diferencia { return diferencia > otro.diferencia }
        return golesAFavor > otro.golesAFavor
    }
}
