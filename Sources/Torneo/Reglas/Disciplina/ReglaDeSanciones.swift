/// What cards cost, as a value: how many cautions suspend, for how long, and when they are wiped.
///
/// What is the same everywhere is not part of it. Two cautions in one match are a dismissal and do not
/// count as cautions; a caution before a straight red card does (FIFA Disciplinary Code, on cautions; RFEF
/// Código Disciplinario, arts. 111–113). A suspension is served in the next matches of the
/// competition.
public struct ReglaDeSanciones: Hashable, Sendable {
    /// What it is called: `rfef`.
    public var nombre: String
    /// How many cautions suspend: first so many, then so many more, and so on.
    ///
    /// The last number goes on for ever: `[5]` suspends with the fifth, tenth, fifteenth; `[3, 2]` with the
    /// third, fifth, seventh. Empty when cautions never add up. Each is 1 or more.
    public var ciclos: [Int]
    /// Matches that a full cycle of cautions costs.
    public var porCiclo: Int
    /// Matches that two cautions in one match cost.
    public var porDobleAmarilla: Int
    /// Matches that a straight red card costs, as long as nobody has decided otherwise.
    public var porRoja: Int
    /// Cautions that have not completed a cycle are wiped when a team goes on from one of these stages to
    /// a later one; suspensions stay.
    public var seBorranTras: Set<EtapaDeCompeticion>

    /// The most matches or cautions that a document's rule can speak of.
    static let tope = 1000
    /// The most different cycles that a document's rule can have.
    static let ciclosMaximos = 32

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - nombre: what it is called.
    ///   - ciclos: how many cautions suspend, each 1 or more; the last goes on for ever.
    ///   - porCiclo: matches that a full cycle costs, 0 or more; so the others.
    ///   - porDobleAmarilla: matches that two cautions in one match cost.
    ///   - porRoja: matches that a straight red card costs.
    ///   - seBorranTras: the stages after which cautions are wiped.
    public init(
        nombre: String, ciclos: [Int], porCiclo: Int = 1, porDobleAmarilla: Int = 1,
        porRoja: Int = 1, seBorranTras: Set<EtapaDeCompeticion> = []
    ) {
        self.nombre = nombre
        self.ciclos = ciclos
        self.porCiclo = porCiclo
        self.porDobleAmarilla = porDobleAmarilla
        self.porRoja = porRoja
        self.seBorranTras = seBorranTras
    }

    /// How many cautions complete the next cycle.
    ///
    /// - Parameter completos: the cycles completed so far.
    /// - Returns: the number, or nil when cautions do not add up.
    public func amarillas(trasCompletar completos: Int) -> Int? {
        ciclos.isEmpty ? nil : max(1, ciclos[min(completos, ciclos.count - 1)])
    }

    /// Whether going on to a stage wipes cautions.
    ///
    /// - Parameters:
    ///   - antes: the stage of the team's match before; nil when it is none of those known.
    ///   - ahora: the stage it plays now.
    /// - Returns: whether cautions are wiped.
    func borra(de antes: EtapaDeCompeticion?, a ahora: EtapaDeCompeticion?) -> Bool {
        guard let antes, let ahora else { return false }
        return seBorranTras.contains { antes <= $0 && $0 < ahora }
    }
}
