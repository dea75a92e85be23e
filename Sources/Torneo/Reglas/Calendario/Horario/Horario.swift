/// Where and when a match is played.
public struct Hueco: Hashable, Sendable {
    /// The pitch, from 0.
    public var campo: Int
    /// Kick-off, in minutes from midnight of the first day.
    public var inicio: Int
    /// The referee, from 0, if they are assigned.
    public var arbitro: Int?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - campo: the pitch, from 0.
    ///   - inicio: kick-off, in minutes from midnight of the first day.
    ///   - arbitro: the referee, from 0, if they are assigned.
    public init(campo: Int, inicio: Int, arbitro: Int? = nil) {
        self.campo = campo
        self.inicio = inicio
        self.arbitro = arbitro
    }
}

/// A place in time for every match of a plan.
public struct Horario: Hashable, Sendable {
    /// The places, by the number of the match - 1.
    public internal(set) var huecos: [Hueco]

    /// The place of a match.
    ///
    /// - Parameter numero: the match, from 1.
    /// - Returns: where and when it is played.
    public func hueco(_ numero: Int) -> Hueco { huecos[numero - 1] }
}

/// A rule that two matches, or one by itself, would break.
public enum Choque: Hashable, Sendable {
    /// The pitch is closed then, or there is no such pitch.
    case campoCerrado(Int)
    /// Both are on one pitch.
    case campo(Int, con: Int)
    /// A team plays both, or has too little rest between them.
    case equipo(Int, con: Int)
    /// A referee has both.
    case arbitro(Int, con: Int)
    /// The second must be over, and its teams rested, before the first begins.
    case orden(Int, despuesDe: Int)
    /// A wish is not met.
    case deseo(Int)
    /// Its round may not begin so early.
    case jornada(Int)
}

/// Which condition stands in the way.
public enum Causa: Hashable, Sendable, CaseIterable {
    /// How many pitches there are, and when they are open.
    case campos
    /// The rest between two matches of a team.
    case descanso
    /// How many referees there are, or which one has which match.
    case arbitros
    /// What is wished.
    case deseos
    /// The days between rounds.
    case diasEntreJornadas
}

/// Why matches cannot be placed; nothing was placed.
public enum ErrorDeHorario: Error, Hashable, Sendable {
    /// A length of time is not positive, or a referee or pitch is none of those that there are.
    case condicionSinSentido
    /// So many matches fit on the pitches while they are open, and this many are to be played.
    case faltanHuecos(caben: Int, hacenFalta: Int)
    /// This match finds no place even if it were the only one: its wishes, or the days of its round,
    /// leave none.
    case sinHuecoPosible(encuentro: Int)
    /// With the rest that a team needs, the matches that lead to this one take too long.
    case cadenaDemasiadoLarga(encuentro: Int)
    /// This one has no place for all its matches with the rest between them: one of them, by number.
    case equipoSinTiempo(encuentro: Int)
    /// No place was found for this match; without any one of these conditions there is one. When there
    /// are none, only several together stand in the way.
    case noCabe(encuentro: Int, sobra: [Causa])
    /// The match cannot go there.
    case choca([Choque])
}
