/// Whether goals away from home count more in a tie of two legs that is level.
public enum GolesFuera: Hashable, Sendable {
    /// They do not: UEFA competitions since 2021/22.
    case noCuentan
    /// They do at the end of the second leg, but not those of extra time.
    case hastaLaProrroga
    /// They do, also those of extra time: UEFA competitions up to 2020/21.
    case siempre
}

/// How ties are played and what decides those that are level.
public struct ReglasDeEliminatoria: Hashable, Sendable {
    /// Whether ties have two legs.
    public var idaYVuelta: Bool
    /// Whether the final has one match only, even so.
    public var finalUnica: Bool
    /// Whether the losers of the semi-finals play for the third place, in one match.
    public var tercerPuesto: Bool
    /// Whether goals away from home decide.
    public var golesFuera: GolesFuera
    /// Whether extra time is played before the shoot-out.
    public var prorroga: Bool

    /// Makes the rules.
    ///
    /// - Parameters:
    ///   - idaYVuelta: whether ties have two legs.
    ///   - finalUnica: whether the final has one match only, even so.
    ///   - tercerPuesto: whether there is a match for the third place.
    ///   - golesFuera: whether goals away from home decide ties of two legs.
    ///   - prorroga: whether extra time is played before the shoot-out.
    public init(
        idaYVuelta: Bool = false, finalUnica: Bool = true, tercerPuesto: Bool = false,
        golesFuera: GolesFuera = .noCuentan, prorroga: Bool = true
    ) {
        self.idaYVuelta = idaYVuelta
        self.finalUnica = finalUnica
        self.tercerPuesto = tercerPuesto
        self.golesFuera = golesFuera
        self.prorroga = prorroga
    }

    /// How many matches a tie has.
    func piernas(_ fase: Fase) -> Int {
        switch fase {
        case .eliminatoria(plazas: 2): idaYVuelta && !finalUnica ? 2 : 1
        case .eliminatoria: idaYVuelta ? 2 : 1
        default: 1
        }
    }
}
