extension EtapaDeCompeticion {
    /// The stage that a match's labels speak of, in Spanish or English; nil when they do not say.
    ///
    /// Whatever has a group, or a round that is only numbered, is the group or league stage.
    ///
    /// - Parameter ficha: what is known of the match.
    init?(_ ficha: Ficha) {
        if ficha.grupo != nil {
            self = .grupos
            return
        }
        guard let ronda = ficha.ronda?.lowercased() else { return nil }
        guard let etapa = Self.palabras.first(where: { ronda.contiene($0.palabra) })?.etapa else {
            guard Int(ronda) != nil || ["jornada", "matchday"].contains(where: ronda.hasPrefix)
            else { return nil }
            self = .grupos
            return
        }
        self = etapa
    }

    /// Words of rounds; «final» stands last, for other names have it too.
    private static let palabras: [(palabra: String, etapa: EtapaDeCompeticion)] = [
        ("treintaidosavos", .treintaidosavos), ("round of 64", .treintaidosavos),
        ("dieciseisavos", .dieciseisavos), ("round of 32", .dieciseisavos),
        ("octavos", .octavos), ("round of 16", .octavos),
        ("cuartos", .cuartos), ("quarter", .cuartos),
        ("semi", .semifinales),
        ("tercer puesto", .final), ("third place", .final), ("final", .final),
    ]
}

extension String {
    /// Whether a shorter text stands somewhere in it.
    fileprivate func contiene(_ texto: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(texto) }
    }
}
