/// How many conduct points cards take off; one deduction a player a match, the highest.
public struct BaremoDeTarjetas: Hashable, Sendable {
    /// A yellow card.
    public var amarilla: Int
    /// Two yellow cards in one match, which send off.
    public var dobleAmarilla: Int
    /// A red card at once.
    public var roja: Int
    /// A yellow card and later a red one at once.
    public var amarillaYRoja: Int

    /// Makes a scale.
    ///
    /// - Parameters:
    ///   - amarilla: points for a yellow card, 0 or more; so the others.
    ///   - dobleAmarilla: for the second yellow card of a match.
    ///   - roja: for a red card at once.
    ///   - amarillaYRoja: for a yellow and later a red card at once.
    public init(amarilla: Int, dobleAmarilla: Int, roja: Int, amarillaYRoja: Int) {
        self.amarilla = amarilla
        self.dobleAmarilla = dobleAmarilla
        self.roja = roja
        self.amarillaYRoja = amarillaYRoja
    }

    /// FIFA's: 1, 3, 4, 5 (World Cup regulations 2018, 2022 and 2026).
    public static let fifa = BaremoDeTarjetas(
        amarilla: 1, dobleAmarilla: 3, roja: 4, amarillaYRoja: 5)
    /// UEFA's: a yellow 1, a red 3, a sending-off for two yellows 3 (regulations since 2014-15).
    public static let uefa = BaremoDeTarjetas(
        amarilla: 1, dobleAmarilla: 3, roja: 3, amarillaYRoja: 4)

    /// What one player costs in one match.
    ///
    /// - Parameters:
    ///   - amarillas: yellow cards.
    ///   - rojas: red cards; a red that follows a second yellow is the same dismissal.
    /// - Returns: points to take off, 0 or more.
    public func puntos(amarillas: Int, rojas: Int) -> Int {
        if amarillas >= 2 { return dobleAmarilla }
        if rojas > 0 { return amarillas > 0 ? amarillaYRoja : roja }
        return amarillas > 0 ? amarilla : 0
    }
}

/// What an awarded score counts for.
public enum NormaDeAdjudicados: String, CaseIterable, Hashable, Sendable {
    /// Like any other: points and goals.
    case cuentan
    /// The points only; goals neither way.
    case soloPuntos = "solo_puntos"
}

/// What an abandoned match counts for while nobody has decided about it.
public enum NormaDeSuspendidos: String, CaseIterable, Hashable, Sendable {
    /// Nothing: it has no result.
    case sinResultado = "sin_resultado"
    /// The score when it was abandoned is the result.
    case valeElMarcador = "vale_el_marcador"
}

/// What happens with the matches of a team that withdrew.
///
/// It stands last in either case.
public enum NormaDeRetirados: Hashable, Sendable {
    /// All its matches are annulled, for both sides.
    case anularTodo
    /// What was played stands; the rest is awarded to its rivals with so many goals to nil.
    case adjudicarElResto(goles: Int)

    /// The usual rule of federations: annul everything when less than half was played, else award
    /// the rest.
    ///
    /// - Parameters:
    ///   - jugados: matches that the team had played.
    ///   - total: matches that it was to play.
    ///   - goles: the goals of an awarded match.
    /// - Returns: the rule for this team.
    public static func segunLoJugado(_ jugados: Int, de total: Int, goles: Int = 3) -> Self {
        jugados * 2 < total ? .anularTodo : .adjudicarElResto(goles: goles)
    }
}
