/// Who began a match for one of the sides.
public struct Alineacion: Hashable, Sendable {
    /// Who began, in the order of the report, the goalkeeper first.
    public var titulares: [Jugador]
    /// Who led the side in this match, when the report says it.
    public var capitan: Jugador?
    /// The coach, when the report names one.
    public var entrenador: String?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - titulares: who began.
    ///   - capitan: who led the side.
    ///   - entrenador: the coach.
    public init(titulares: [Jugador] = [], capitan: Jugador? = nil, entrenador: String? = nil) {
        self.titulares = titulares
        self.capitan = capitan
        self.entrenador = entrenador
    }
}

/// A kick of a shoot-out.
public struct Lanzamiento: Hashable, Sendable {
    /// Who took it.
    public let jugador: Jugador
    /// The side that took it.
    public let bando: Bando
    /// Whether it went in.
    public let marcado: Bool

    /// Makes one.
    ///
    /// - Parameters:
    ///   - jugador: who took it.
    ///   - bando: the side.
    ///   - marcado: whether it went in.
    public init(jugador: Jugador, bando: Bando, marcado: Bool) {
        self.jugador = jugador
        self.bando = bando
        self.marcado = marcado
    }
}

/// What a full match report adds to score and events: intermediate scores, line-ups, who took the kicks
/// of a shoot-out, referees, attendance.
///
/// Nothing in it decides a table. What it says is what the source says, even where the goals' minutes
/// would tell the same.
public struct Acta: Hashable, Sendable {
    /// The score at half-time, as published.
    public var descanso: Marcador?
    /// The score after ninety minutes of a match that went on, as published.
    public var reglamentario: Marcador?
    /// The home side's line-up.
    public var local: Alineacion?
    /// The visitors' line-up.
    public var visitante: Alineacion?
    /// The kicks of the shoot-out in their order; empty when nobody wrote them down.
    public var lanzamientos: [Lanzamiento]
    /// The referees as written, the first is the one with the whistle.
    public var arbitros: [String]
    /// Who won the shoot-out, where the source says only that.
    public var ganadorDeLaTanda: Bando?
    /// How many people watched.
    public var asistencia: Int?
    /// Why a result was changed after it had been confirmed.
    public var motivoDelCambio: String?

    /// Makes an empty one.
    public init() {
        lanzamientos = []
        arbitros = []
    }

    /// Whether it says nothing.
    public var estaVacia: Bool { self == Acta() }
}

/// Holds a report outside the match's own value, which tables copy by the thousand.
final class CajaDeActa: Hashable, Sendable {
    let acta: Acta

    init(_ acta: Acta) { self.acta = acta }

    static func == (una: CajaDeActa, otra: CajaDeActa) -> Bool { una.acta == otra.acta }

    func hash(into hasher: inout Hasher) { hasher.combine(acta) }
}
