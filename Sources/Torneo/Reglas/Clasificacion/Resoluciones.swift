/// Points added or deducted, and why.
public struct Ajuste<Id: Hashable & Sendable>: Hashable, Sendable {
    /// The team.
    public let equipo: Id
    /// The points; negative when they are deducted.
    public let puntos: Int
    /// Why.
    public let motivo: String
    /// The day it was decided, as a number such as 20260905; nil when it counts from the beginning.
    public let dia: Int?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - puntos: the points; negative when they are deducted.
    ///   - motivo: why.
    ///   - dia: the day it was decided, as a number such as 20260905.
    public init(equipo: Id, puntos: Int, motivo: String = "", dia: Int? = nil) {
        self.equipo = equipo
        self.puntos = puntos
        self.motivo = motivo
        self.dia = dia
    }
}

/// What the organiser has decided about the teams of a table.
public struct Resoluciones<Id: Hashable & Sendable>: Hashable, Sendable {
    /// Points added or deducted.
    public var ajustes: [Ajuste<Id>]
    /// The teams that withdrew, and what happens with their matches; nil for what the rules say.
    public var retirados: [Id: NormaDeRetirados?]
    /// Teams in the order that was decided, first to last; only looked at where all those still level
    /// are in it.
    public var orden: [Id]

    /// Makes some; by default nothing has been decided.
    ///
    /// - Parameters:
    ///   - ajustes: points added or deducted.
    ///   - retirados: the teams that withdrew, and what happens with their matches.
    ///   - orden: teams in the order that was decided.
    public init(
        ajustes: [Ajuste<Id>] = [], retirados: [Id: NormaDeRetirados?] = [:], orden: [Id] = []
    ) {
        self.ajustes = ajustes
        self.retirados = retirados
        self.orden = orden
    }

    /// What it says about a team.
    ///
    /// - Complexity: O(adjustments + teams decided).
    func circunstancia(de equipo: Id, clave: UInt64) -> Recuento.Circunstancia {
        var circunstancia = Recuento.Circunstancia(clave: clave)
        for ajuste in ajustes where ajuste.equipo == equipo {
            circunstancia.ajuste += ajuste.puntos
        }
        circunstancia.retirado = retirados[equipo] != nil
        circunstancia.decision = orden.firstIndex(of: equipo).map { $0 + 1 } ?? 0
        return circunstancia
    }

    /// What happens with the matches of a team; nil when it plays on.
    func norma(para equipo: Id, _ reglas: ReglamentoDeCompeticion) -> NormaDeRetirados? {
        retirados[equipo].map { $0 ?? reglas.retirados }
    }
}
