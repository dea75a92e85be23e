/// What is written down about somebody: cards and suspensions.
public struct Expediente<Id: Hashable & Sendable, Persona: Hashable & Sendable>: Hashable, Sendable
{
    /// Who.
    public let persona: Persona
    /// For which team.
    public let equipo: Id
    /// Cautions, without those that ended in a dismissal for two.
    public internal(set) var amarillas = 0
    /// Dismissals for two cautions in a match.
    public internal(set) var doblesAmarillas = 0
    /// Straight red cards.
    public internal(set) var rojas = 0
    /// The matches of the cautions that count towards the next suspension.
    public internal(set) var enCiclo: [Int] = []
    /// How many cautions complete the cycle he is in; nil when they never do.
    public internal(set) var limite: Int?
    /// The suspensions, in order.
    public internal(set) var sanciones: [Sancion] = []
    var ciclosCompletos = 0

    init(persona: Persona, equipo: Id, limite: Int?) {
        self.persona = persona
        self.equipo = equipo
        self.limite = limite
    }

    /// Whether the next caution suspends.
    public var estaApercibido: Bool { limite.map { enCiclo.count == $0 - 1 } ?? false }

    /// What has not been served yet.
    public var pendientes: [Sancion] { sanciones.filter { !$0.estaCumplida } }
}
