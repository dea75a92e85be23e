/// What decides the tables of a tournament, as its document keeps it: the rules, what the organiser
/// decided about teams, and what the places lead to.
public struct ReglasDelTorneo: Hashable, Sendable {
    /// What decides; the lessons' league unless the document says otherwise.
    public var reglamento: ReglamentoDeCompeticion
    /// What the organiser decided about teams.
    public var resoluciones: Resoluciones<Equipo>
    /// What the places lead to, in every table; they do not overlap.
    public var zonas: [ZonaDeTabla]
    /// What cards cost; nil for what goes with the rules.
    public var sanciones: ReglaDeSanciones?
    /// Matches of suspension that the organiser added or lifted, in the order of the decisions.
    public var decisiones: [DecisionDisciplinaria<Equipo, Jugador>]

    /// Makes some; by default the lessons' league, and nothing decided.
    ///
    /// - Parameters:
    ///   - reglamento: what decides.
    ///   - resoluciones: what the organiser decided about teams.
    ///   - zonas: what the places lead to.
    ///   - sanciones: what cards cost, where it is not what goes with the rules.
    ///   - decisiones: matches of suspension that the organiser added or lifted.
    public init(
        reglamento: ReglamentoDeCompeticion = .liga,
        resoluciones: Resoluciones<Equipo> = Resoluciones(), zonas: [ZonaDeTabla] = [],
        sanciones: ReglaDeSanciones? = nil,
        decisiones: [DecisionDisciplinaria<Equipo, Jugador>] = []
    ) {
        self.reglamento = reglamento
        self.resoluciones = resoluciones
        self.zonas = zonas
        self.sanciones = sanciones
        self.decisiones = decisiones
    }

    /// What cards cost: as the document says, or what goes with the rules.
    public var reglaDeSanciones: ReglaDeSanciones { sanciones ?? reglamento.sanciones }
}
