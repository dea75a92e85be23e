public import Torneo

nonisolated extension Texto {
    /// What known rules are called by people; others by their own name.
    ///
    /// - Parameter nombre: the name in documents: `fifa-2026`.
    /// - Returns: e.g. «FIFA, desde el Mundial 2026».
    public static func nombreDeReglamento(_ nombre: String) -> Texto {
        switch nombre {
        case "liga": Texto("Liga", "League")
        case "fifa": Texto("FIFA, Mundiales 2018 y 2022", "FIFA, World Cups 2018 and 2022")
        case "fifa-2026": Texto("FIFA, Mundial 2026", "FIFA, World Cup 2026")
        case "premier": Texto(literal: "Premier League")
        case "laliga": Texto(literal: "LaLiga (RFEF)")
        case "serie-a": Texto(literal: "Serie A")
        case "bundesliga": Texto(literal: "Bundesliga")
        case "eurocopa": Texto("Eurocopa 2020 y 2024", "EURO 2020 and 2024")
        case "champions-2020":
            Texto("Champions League hasta 2020-21", "Champions League up to 2020-21")
        case "champions-2021":
            Texto("Champions League 2021-22 a 2023-24", "Champions League 2021-22 to 2023-24")
        case "champions-liga":
            Texto("Champions League, fase liga", "Champions League, league phase")
        case "cociente": Texto("Cociente de goles", "Goal average")
        case "promedio": Texto("Promedio de puntos", "Points per match")
        default: Texto(literal: nombre)
        }
    }

    /// Where known rules are published; nil for others.
    ///
    /// - Parameter nombre: the name in documents.
    /// - Returns: publisher, document and article as far as a source named it.
    public static func fuenteDelReglamento(_ nombre: String) -> Texto? {
        switch nombre {
        case "liga":
            Texto("La liga de las lecciones de Marcador", "The league of Marcador's lessons")
        case "fifa":
            Texto(
                "FIFA, reglamentos de los Mundiales 2018 y 2022",
                "FIFA, World Cup regulations 2018 and 2022")
        case "fifa-2026":
            Texto("FIFA, reglamento del Mundial 2026", "FIFA, World Cup 26 regulations")
        case "premier":
            Texto(
                "Premier League Handbook, sección C, desde 2019-20",
                "Premier League Handbook, section C, since 2019-20")
        case "laliga":
            Texto(
                "RFEF, Reglamento General, competiciones por puntos (art. 201 desde 2014)",
                "RFEF, Reglamento General, competitions by points (art. 201 since 2014)")
        case "serie-a":
            Texto(
                "FIGC, N.O.I.F., artículo 51, y «classifica avulsa» de la Lega",
                "FIGC, N.O.I.F., article 51, and the Lega's “classifica avulsa”")
        case "bundesliga": Texto(literal: "DFL, Spielordnung")
        case "eurocopa":
            Texto(
                "UEFA, reglamento del Campeonato de Europa, fase final",
                "UEFA, Regulations of the European Football Championship, final tournament")
        case "champions-2020":
            Texto(
                "UEFA, reglamento de la Champions League 2018-21, art. 17.01",
                "UEFA, Champions League regulations 2018-21, art. 17.01")
        case "champions-2021":
            Texto(
                "UEFA, reglamento de la Champions League 2021-24, art. 17.01",
                "UEFA, Champions League regulations 2021-24, art. 17.01")
        case "champions-liga":
            Texto(
                "UEFA, reglamento de la Champions League 2024-27, art. 18.01",
                "UEFA, Champions League regulations 2024-27, art. 18.01")
        case "cociente":
            Texto(
                "Football League, «goal average», hasta 1975-76",
                "Football League, goal average, until 1975-76")
        default: nil
        }
    }

    /// What a win, a draw and a defeat give.
    ///
    /// - Parameter reglas: what decides.
    /// - Returns: e.g. «3 por victoria, 1 por empate, 0 por derrota».
    public static func puntosDelReglamento(_ reglas: ReglamentoDeCompeticion) -> Texto {
        let (victoria, empate, derrota) = (
            reglas.puntosPorVictoria, reglas.puntosPorEmpate, reglas.puntosPorDerrota
        )
        return Texto(
            "\(victoria) por victoria, \(empate) por empate, \(derrota) por derrota",
            "\(victoria) for a win, \(empate) for a draw, \(derrota) for a defeat")
    }

    /// What is measured.
    ///
    /// - Parameter medida: the measure.
    /// - Returns: e.g. «Diferencia de goles».
    public static func medida(_ medida: Medida) -> Texto {
        switch medida {
        case .puntos: Texto("Puntos", "Points")
        case .puntosPorPartido: Texto("Puntos por partido", "Points per match")
        case .diferencia: Texto("Diferencia de goles", "Goal difference")
        case .goles: Texto("Goles marcados", "Goals scored")
        case .golesFuera: Texto("Goles marcados fuera de casa", "Away goals scored")
        case .victorias: Texto("Victorias", "Wins")
        case .victoriasFuera: Texto("Victorias fuera de casa", "Away wins")
        case .cociente:
            Texto("Goles marcados entre encajados", "Goals scored divided by goals conceded")
        case .puntosDeRivales:
            Texto("Puntos de todos sus rivales", "Points of all their opponents")
        case .diferenciaDeRivales:
            Texto(
                "Diferencia de goles de todos sus rivales",
                "Goal difference of all their opponents")
        case .golesDeRivales: Texto("Goles de todos sus rivales", "Goals of all their opponents")
        }
    }
}
