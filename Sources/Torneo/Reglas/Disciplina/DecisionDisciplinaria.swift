/// Matches of suspension that the organiser adds to what cards cost somebody, or lifts.
public struct DecisionDisciplinaria<Id: Hashable & Sendable, Persona: Hashable & Sendable>:
    Hashable, Sendable
{
    /// The matches that can be added or lifted at once.
    public static var partidosPosibles: ClosedRange<Int> { 1...50 }

    /// Of which team.
    public let equipo: Id
    /// Who.
    public let persona: Persona
    /// How many matches; negative when they are lifted.
    public let partidos: Int
    /// Why.
    public let motivo: String
    /// The number of the match after which it counts; nil when none had been decided.
    public let tras: Int?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - equipo: of which team.
    ///   - persona: who.
    ///   - partidos: how many matches; negative when they are lifted.
    ///   - motivo: why.
    ///   - tras: the number of the match after which it counts.
    public init(equipo: Id, persona: Persona, partidos: Int, motivo: String, tras: Int?) {
        self.equipo = equipo
        self.persona = persona
        self.partidos = partidos
        self.motivo = motivo
        self.tras = tras
    }
}
