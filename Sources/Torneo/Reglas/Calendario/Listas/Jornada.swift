/// Two teams that are to meet; the first one at home.
public struct Cruce<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// The home side.
    public let local: Participante
    /// The visitors.
    public let visitante: Participante

    /// Makes one.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - visitante: the visitors.
    public init(local: Participante, visitante: Participante) {
        self.local = local
        self.visitante = visitante
    }

    /// The same two with home and away swapped.
    public var devuelto: Cruce { Cruce(local: visitante, visitante: local) }

    /// Whether a team is one of the two.
    public func juega(_ equipo: Participante) -> Bool { equipo == local || equipo == visitante }
}

/// A round: everybody plays once, or rests.
public struct Jornada<Participante: Hashable & Sendable>: Hashable, Sendable {
    /// Its matches.
    public let cruces: [Cruce<Participante>]
    /// Who rests, when the number of teams is odd.
    public let descansa: Participante?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - cruces: its matches.
    ///   - descansa: who rests, if anybody.
    public init(cruces: [Cruce<Participante>], descansa: Participante?) {
        self.cruces = cruces
        self.descansa = descansa
    }

    /// The same round with home and away swapped.
    public var devuelta: Jornada {
        Jornada(cruces: cruces.map(\.devuelto), descansa: descansa)
    }
}
