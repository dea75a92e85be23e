// The published rules. What each edition says, and what is not covered, is in `docs/reglamentos.md`.
extension Reglamento where Self == ReglamentoDeCompeticion {
    /// The lessons' league: points, difference, goals; then the place is shared.
    public static var liga: Self {
        Self(nombre: "liga", criterios: [.puntos, .diferencia, .goles, .decision, .sorteo])
    }

    /// FIFA World Cup regulations 2018 and 2022: difference, goals, then the matches between the
    /// teams concerned, conduct points, lots.
    public static var fifa: Self {
        Self(
            nombre: "fifa",
            criterios: [
                .puntos, .diferencia, .goles,
                .enfrentamientos(Enfrentamientos([.puntos, .diferencia, .goles])),
                .conducta, .decision, .sorteo,
            ])
    }

    /// FIFA World Cup 26 regulations: the matches between the teams concerned first,
    /// applied again to those still level; difference, goals, conduct points; then FIFA's ranking, which
    /// is given as a decision.
    public static var fifa2026: Self {
        Self(
            nombre: "fifa-2026",
            criterios: [
                .puntos,
                .enfrentamientos(
                    Enfrentamientos([.puntos, .diferencia, .goles], reinicio: .trasElBloque)),
                .diferencia, .goles, .conducta, .decision, .sorteo,
            ])
    }

    /// Premier League Handbook, section C, since 2019-20.
    ///
    /// Difference, goals, points and then away goals in the matches between them once all are played;
    /// a play-off, whose outcome is given as a decision.
    public static var premier: Self {
        Self(
            nombre: "premier",
            criterios: [
                .puntos, .diferencia, .goles,
                .enfrentamientos(Enfrentamientos([.puntos, .golesFuera], siFaltan: .seSalta)),
                .decision, .sorteo,
            ])
    }

    /// RFEF general regulations, article on competitions by points (201 in 2014-2021 editions).
    ///
    /// Points and then difference in the matches between them once all are played, beginning again
    /// whenever somebody is put apart; difference, goals, fair play; a play-off.
    public static var laliga: Self {
        Self(
            nombre: "laliga",
            criterios: [
                .puntos,
                .enfrentamientos(
                    Enfrentamientos(
                        [.puntos, .diferencia], reinicio: .siempre, siFaltan: .seSalta)),
                .diferencia, .goles, .conducta, .decision, .sorteo,
            ])
    }

    /// FIGC N.O.I.F., article 51, with the «classifica avulsa» of the Lega Serie A.
    ///
    /// Points and difference in the matches between them, difference, goals, lots. Since 2022-23 the
    /// title and the last safe place are played off: given as a decision.
    public static var serieA: Self {
        Self(
            nombre: "serie-a",
            criterios: [
                .puntos, .enfrentamientos(Enfrentamientos([.puntos, .diferencia])),
                .diferencia, .goles, .decision, .sorteo,
            ])
    }

    /// DFL Spielordnung: difference, goals, both matches between them (points, difference, then
    /// goals away), all goals away; a play-off.
    ///
    /// While their matches are not all played the place is shared.
    public static var bundesliga: Self {
        Self(
            nombre: "bundesliga",
            criterios: [
                .puntos, .diferencia, .goles,
                .enfrentamientos(
                    Enfrentamientos(
                        [.puntos, .diferencia, .golesFuera], siFaltan: .seComparte)),
                .general(.golesFuera), .decision, .sorteo,
            ])
    }
}
