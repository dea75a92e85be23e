/// Which part of a competition a table is made of; by default all that has been played.
public struct VistaDeTabla: Hashable, Sendable {
    /// Up to when.
    public enum Hasta: Hashable, Sendable {
        /// Matches of this day and of earlier ones; those without a date do not count.
        case fecha(Fecha)
        /// Matches of rounds up to this number; those of rounds without number do not count.
        case jornada(Int)
    }

    /// Up to when; nil for everything.
    public var hasta: Hasta?
    /// Which sides count: both, or only what was done at home, or away.
    public var lados: LadosQueCuentan
    /// How many of its last matches count for each team; nil for all.
    public var ultimos: Int?
    /// Whether matches being played count as they stand.
    public var contandoEnJuego: Bool

    /// Makes one; everything is optional.
    ///
    /// - Parameters:
    ///   - hasta: up to when.
    ///   - lados: which sides count.
    ///   - ultimos: how many of its last matches count for each team, 0 or more.
    ///   - contandoEnJuego: whether matches being played count as they stand.
    public init(
        hasta: Hasta? = nil, lados: LadosQueCuentan = .ambos, ultimos: Int? = nil,
        contandoEnJuego: Bool = false
    ) {
        self.hasta = hasta
        self.lados = lados
        self.ultimos = ultimos
        self.contandoEnJuego = contandoEnJuego
    }

    /// Whether a match is within the time that is looked at.
    func alcanza(_ ficha: Ficha) -> Bool {
        switch hasta {
        case nil: true
        case .fecha(let fecha): ficha.programacion.map { $0.fecha <= fecha } ?? false
        case .jornada(let numero): ficha.numeroDeJornada.map { $0 <= numero } ?? false
        }
    }
}

extension Ficha {
    /// The number in the label of the round: 3 for `Jornada 3`; nil when there is none.
    ///
    /// - Complexity: O(length of the label).
    public var numeroDeJornada: Int? {
        guard let ronda else { return nil }
        let cifras = ronda.drop { !("0"..."9").contains($0) }.prefix { ("0"..."9").contains($0) }
        return Int(cifras)
    }
}

extension Fecha {
    /// The day as a number that sorts as days do: 20260905.
    public var comoNumero: Int { anio * 10_000 + mes * 100 + dia }

    /// The day of such a number; nil when the calendar has none.
    ///
    /// - Parameter numero: the day, such as 20260905.
    public init?(comoNumero numero: Int) {
        self.init(anio: numero / 10_000, mes: numero / 100 % 100, dia: numero % 100)
    }
}
