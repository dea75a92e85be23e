extension Reglamento where Self == ReglamentoDeCompeticion {
    /// UEFA EURO final tournaments 2020 and 2024, article on equality of points.
    ///
    /// The matches between them (points, difference, goals), applied again to those still level;
    /// difference, goals, wins, disciplinary points; then the qualifiers' ranking, which is given as a
    /// decision. The shoot-out of two teams that meet in their last match is given as a decision too.
    public static var eurocopa: Self {
        Self(
            nombre: "eurocopa",
            criterios: [
                .puntos, entreEllos([.puntos, .diferencia, .goles]), .diferencia, .goles,
                .general(.victorias), .conducta, .decision, .sorteo,
            ], tarjetas: .uefa)
    }

    /// UEFA Champions League group stage until 2020-21, article 17.01: away goals count among the tied.
    public static var champions2020: Self {
        Self(
            nombre: "champions-2020",
            criterios: [
                .puntos, entreEllos([.puntos, .diferencia, .goles, .golesFuera]),
            ] + enTodoElGrupo, tarjetas: .uefa)
    }

    /// UEFA Champions League group stage 2021-22 to 2023-24: no away goals among the tied.
    public static var champions2021: Self {
        Self(
            nombre: "champions-2021",
            criterios: [.puntos, entreEllos([.puntos, .diferencia, .goles])] + enTodoElGrupo,
            tarjetas: .uefa)
    }

    /// UEFA Champions League league phase since 2024-25, article 18.01.
    ///
    /// Difference, goals, away goals, wins, away wins, then the same of the opponents together,
    /// disciplinary points; the coefficient is given as a decision.
    public static var championsLiga: Self {
        Self(
            nombre: "champions-liga",
            criterios: [
                .puntos, .diferencia, .goles, .general(.golesFuera), .general(.victorias),
                .general(.victoriasFuera), .general(.puntosDeRivales),
                .general(.diferenciaDeRivales), .general(.golesDeRivales), .conducta, .decision,
                .sorteo,
            ], tarjetas: .uefa)
    }

    /// Goal average as leagues used it before the difference (Football League until 1975-76): points,
    /// goals scored divided by goals conceded, goals.
    public static var cociente: Self {
        Self(
            nombre: "cociente",
            criterios: [.puntos, .general(.cociente), .goles, .decision, .sorteo])
    }

    /// Points per match, for tables whose teams have not played equally often (the «promedio» of
    /// South American leagues; unfinished leagues of 2019-20): then difference, goals.
    public static var promedio: Self {
        Self(
            nombre: "promedio",
            criterios: [.general(.puntosPorPartido), .diferencia, .goles, .decision, .sorteo])
    }

    private static var enTodoElGrupo: [Criterio] {
        [
            .diferencia, .goles, .general(.golesFuera), .general(.victorias),
            .general(.victoriasFuera), .conducta, .decision, .sorteo,
        ]
    }

    private static func entreEllos(_ claves: [Medida]) -> Criterio {
        .enfrentamientos(Enfrentamientos(claves, reinicio: .trasElBloque))
    }
}

extension ReglamentoDeCompeticion {
    /// All that are known by name.
    public static var conocidos: [ReglamentoDeCompeticion] {
        [
            .liga, .fifa, .fifa2026, .premier, .laliga, .serieA, .bundesliga, .eurocopa,
            .champions2020, .champions2021, .championsLiga, .cociente, .promedio,
        ]
    }

    /// The one of a name, such as `laliga`; nil when there is none.
    public static func conocido(_ nombre: String) -> ReglamentoDeCompeticion? {
        conocidos.first { $0.nombre == nombre }
    }
}
