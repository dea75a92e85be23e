/// What one team has won, drawn, lost, scored and conceded: in a match, in all, or against one rival.
///
/// A pure sum: what was added can be taken away again, so that a corrected match costs as much as
/// a new one. Four numbers are added at once; each holds up to two thousand million.
struct Balance: Hashable, Sendable {
    /// How a match ended for one team.
    enum Desenlace: Hashable, Sendable {
        case victoria, empate, derrota

        /// By goals.
        init(aFavor: Int, enContra: Int) {
            self = aFavor > enContra ? .victoria : aFavor == enContra ? .empate : .derrota
        }
    }

    /// Matches won, drawn, lost, and won as visitors.
    private var partidos = SIMD4<Int32>()
    /// Goals scored, conceded, scored as visitors; and points.
    private var cifras = SIMD4<Int32>()

    /// Nothing yet.
    init() {}

    /// A match as one of its teams counts it.
    ///
    /// - Parameters:
    ///   - aFavor: the goals that it scored.
    ///   - enContra: those that it conceded.
    ///   - puntos: the points that it got.
    ///   - fuera: whether it was the visitor.
    ///   - desenlace: how the match ended.
    init(aFavor: Int, enContra: Int, puntos: Int, fuera: Bool, desenlace: Desenlace) {
        let goles = Int32(clamping: aFavor)
        cifras = SIMD4(
            goles, Int32(clamping: enContra), fuera ? goles : 0, Int32(clamping: puntos))
        switch desenlace {
        case .victoria: partidos = SIMD4(1, 0, 0, fuera ? 1 : 0)
        case .empate: partidos = SIMD4(0, 1, 0, 0)
        case .derrota: partidos = SIMD4(0, 0, 1, 0)
        }
    }

    var ganados: Int { Int(partidos.x) }
    var empatados: Int { Int(partidos.y) }
    var perdidos: Int { Int(partidos.z) }
    var ganadosFuera: Int { Int(partidos.w) }
    var golesAFavor: Int { Int(cifras.x) }
    var golesEnContra: Int { Int(cifras.y) }
    var golesFuera: Int { Int(cifras.z) }
    /// What the matches gave, without adjustments.
    var puntos: Int { Int(cifras.w) }

    var jugados: Int { ganados + empatados + perdidos }
    var diferencia: Int { golesAFavor - golesEnContra }

    /// Adds another one, or takes it away.
    ///
    /// - Parameters:
    ///   - otro: what is added.
    ///   - veces: 1 to add it, -1 to take it away.
    mutating func anotar(_ otro: Balance, veces: Int = 1) {
        partidos &+= otro.partidos &* Int32(truncatingIfNeeded: veces)
        cifras &+= otro.cifras &* Int32(truncatingIfNeeded: veces)
    }
}

extension Balance {
    /// A measure over the matches that were added; 0 for what opponents did together, which they do not
    /// tell.
    ///
    /// - Parameters:
    ///   - medida: the measure.
    ///   - ajuste: points added or, when negative, deducted.
    /// - Returns: what was measured.
    func valor(_ medida: Medida, ajuste: Int = 0) -> Valor {
        switch medida {
        case .puntos: return Valor(puntos + ajuste)
        case .puntosPorPartido: return Valor(puntos + ajuste, entre: max(1, jugados))
        case .diferencia: return Valor(diferencia)
        case .goles: return Valor(golesAFavor)
        case .golesFuera: return Valor(golesFuera)
        case .victorias: return Valor(ganados)
        case .victoriasFuera: return Valor(ganadosFuera)
        case .cociente: return .cociente(goles: golesAFavor, entre: golesEnContra)
        case .puntosDeRivales, .diferenciaDeRivales, .golesDeRivales: return Valor(0)
        }
    }
}

/// What a match counts for its two teams.
struct Partes: Hashable, Sendable {
    var local: Balance
    var visitante: Balance
}
