/// A pitch with the hours at which it can be played on.
public struct Campo: Hashable, Sendable {
    /// When it is open, in minutes from midnight of the first day; in order, without overlap.
    public var aperturas: [Range<Int>]

    /// Makes one.
    ///
    /// - Parameter aperturas: when it is open, in minutes from midnight of the first day.
    public init(aperturas: [Range<Int>]) { self.aperturas = aperturas }

    /// One that is open at the same hours of several days.
    ///
    /// - Parameters:
    ///   - dias: the days, from 0.
    ///   - horas: from when to when, in minutes from midnight.
    public init(dias: some Sequence<Int>, horas: Range<Int>) {
        aperturas = dias.map { dia in
            dia * Reloj24.dia + horas.lowerBound..<dia * Reloj24.dia + horas.upperBound
        }
    }
}

/// The day line: minutes of local wall clocks from midnight of the first day, each day with 1440.
public enum Reloj24 {
    /// Minutes a day.
    public static let dia = 1440
}

/// What somebody wishes for their matches.
public struct Deseo<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// Whose matches.
    public enum Cuales: Hashable, Sendable {
        /// One match.
        case encuentro(Int)
        /// Those that a team plays for certain.
        case equipo(Participante)
        /// All of a part of the competition.
        case fase(Fase)
    }

    /// What is wished.
    public enum Que: Hashable, Sendable {
        /// Not to begin before this minute of the day.
        case noAntesDe(Int)
        /// To be over by this minute of the day.
        case hasta(Int)
        /// To begin at this minute of the line or later.
        case desde(Int)
        /// To be on one of these pitches, from 0.
        case enCampo([Int])
    }

    /// Whose matches.
    public let cuales: Cuales
    /// What is wished.
    public let que: Que

    /// Makes one.
    ///
    /// - Parameters:
    ///   - cuales: whose matches.
    ///   - que: what is wished.
    public init(_ cuales: Cuales, _ que: Que) {
        self.cuales = cuales
        self.que = que
    }
}

/// Where and when can be played, and what must be kept to.
public struct Condiciones<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The pitches.
    public var campos: [Campo]
    /// How long a pitch is taken by a match, in minutes.
    public var duracion: Int
    /// How long a pitch must be free between two matches, in minutes.
    public var pausa: Int
    /// How long a team must rest between two matches, in minutes.
    public var descanso: Int
    /// How many referees there are; nil when nobody minds.
    public var arbitros: Int?
    /// The referee, from 0, of the matches that have a certain one.
    public var arbitroDe: [Int: Int]
    /// What is wished; every wish must be met.
    public var deseos: [Deseo<Participante>]
    /// After how many days the next round may begin at the earliest; nil when rounds follow at once.
    public var diasEntreJornadas: Int?

    /// Sets conditions.
    ///
    /// - Parameters:
    ///   - campos: the pitches.
    ///   - duracion: how long a pitch is taken by a match, in minutes.
    ///   - pausa: how long a pitch must be free between two matches, in minutes.
    ///   - descanso: how long a team must rest between two matches, in minutes.
    ///   - arbitros: how many referees there are; nil when nobody minds.
    ///   - arbitroDe: the referee, from 0, of the matches that have a certain one.
    ///   - deseos: what is wished.
    ///   - diasEntreJornadas: after how many days the next round may begin at the earliest.
    public init(
        campos: [Campo], duracion: Int, pausa: Int = 0, descanso: Int = 0, arbitros: Int? = nil,
        arbitroDe: [Int: Int] = [:], deseos: [Deseo<Participante>] = [],
        diasEntreJornadas: Int? = nil
    ) {
        self.campos = campos
        self.duracion = duracion
        self.pausa = pausa
        self.descanso = descanso
        self.arbitros = arbitros
        self.arbitroDe = arbitroDe
        self.deseos = deseos
        self.diasEntreJornadas = diasEntreJornadas
    }
}
