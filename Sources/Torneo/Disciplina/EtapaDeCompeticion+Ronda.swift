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
        if ronda.esJornadaNumerada {
            self = .grupos
            return
        }
        guard let etapa = Self.palabras.first(where: { ronda.contiene($0.palabra) })?.etapa else {
            guard ["jornada", "matchday"].contains(where: ronda.hasPrefix) else { return nil }
            self = .grupos
            return
        }
        self = etapa
    }

    /// Whether it is a round of a knock-out.
    var esDeEliminatoria: Bool { self != .grupos }

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
    /// Whether a round, in small letters, is only numbered, as those of a league are: `jornada 3`,
    /// `championship, round 24`; «round of 16» is none.
    var esJornadaNumerada: Bool {
        if Int(self) != nil { return true }
        for palabra in ["jornada", "matchday", "round", "spieltag", "fecha", "ronda"] {
            guard let lugar = indices.first(where: { self[$0...].hasPrefix(palabra) }) else {
                continue
            }
            let detras = self[index(lugar, offsetBy: palabra.count)...]
                .drop { $0 == " " || $0 == "." }
            if detras.first?.isNumber == true { return true }
        }
        return false
    }

    /// Whether a shorter text stands somewhere in it.
    fileprivate func contiene(_ texto: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(texto) }
    }
}
