nonisolated extension Texto {
    /// Title of the comparison of those in one place of their groups.
    ///
    /// - Parameter puesto: the place, from 1.
    /// - Returns: e.g. «Los 3.º de grupo, de mejor a peor».
    public static func comparacionDelPuesto(_ puesto: Int) -> Texto {
        Texto(
            "Los \(puesto).º de grupo, de mejor a peor",
            "No. \(puesto) of each group, best to worst")
    }

    // MARK: Scorers

    /// Way back to the match the scorers were opened from.
    public static let volverAlPartido = Texto("Volver al partido", "Back to the match")
    /// Nobody has scored.
    public static let sinGoleadores = Texto("Todavía no hay goles", "No goals yet")
    /// What will be there.
    public static let sinGoleadoresAyuda = Texto(
        "En cuanto caiga el primero, aquí saldrá quién lo marcó.",
        "As soon as the first one falls, its scorer will appear here.")
    /// There are goals, and of none it is known who scored.
    public static let golesSinAutor = Texto(
        "Hay goles, pero no consta quién los marcó", "There are goals, but nobody noted who scored")
    /// What can be done about it.
    public static let golesSinAutorAyuda = Texto(
        "Cuando se apunte un gol con su autor, aquí saldrá.",
        "A goal noted with its scorer will appear here.")
    /// A place, for assistive technology.
    ///
    /// - Parameter n: place, from 1.
    /// - Returns: e.g. «Puesto 3».
    public static func puesto(_ n: Int) -> Texto { Texto("Puesto \(n)", "Place \(n)") }

    // MARK: Table

    /// Title of the whole table.
    public static let tablaDePosiciones = Texto("Tabla de posiciones", "League table")
    /// No team has entered.
    public static let sinTabla = Texto("Todavía no hay tabla", "No table yet")
    /// What will be there.
    public static let sinTablaAyuda = Texto(
        "Cuando haya equipos apuntados, aquí saldrá la clasificación.",
        "Once teams have entered, the standings will appear here.")
    /// Why a knock-out has no table.
    public static let esEliminatoria = Texto("Es una eliminatoria", "It is a knock-out")
    /// What there is instead.
    public static let esEliminatoriaAyuda = Texto(
        "Aquí no se suman puntos: quién sigue se ve en el cuadro.",
        "Nobody collects points here: the bracket shows who goes on.")
    /// Why a team has points without a match.
    ///
    /// - Parameter ronda: the round as it is shown.
    /// - Returns: e.g. «Descansa: Ronda 3».
    public static func descansaEn(_ ronda: String) -> Texto {
        Texto("Descansa: \(rotulo(ronda).en(.es))", "Bye: \(rotulo(ronda).en(.en))")
    }
    /// What opens the sentences under a table.
    public static let porQueEsteOrden = Texto(
        "Por qué están en este orden", "Why they stand in this order")
    /// What decides a table.
    ///
    /// - Parameter nombre: what the rules are called.
    /// - Returns: e.g. «Reglamento: laliga».
    public static func reglamento(_ nombre: String) -> Texto {
        Texto("Reglamento: \(nombre)", "Rules: \(nombre)")
    }
    /// Column of the place.
    public static let columnaPuesto = Texto("Puesto", "Place")
    /// Column of the team.
    public static let columnaEquipo = Texto("Equipo", "Team")
    /// Column of matches played: short and full.
    public static let jugados = (Texto("PJ", "P"), Texto("Partidos jugados", "Played"))
    /// Column of matches won: short and full.
    public static let ganados = (Texto("G", "W"), Texto("Ganados", "Won"))
    /// Column of matches drawn: short and full.
    public static let empatados = (Texto("E", "D"), Texto("Empatados", "Drawn"))
    /// Column of matches lost: short and full.
    public static let perdidos = (Texto("P", "L"), Texto("Perdidos", "Lost"))
    /// Column of goals for: short and full.
    public static let golesAFavor = (Texto("GF", "GF"), Texto("Goles a favor", "Goals for"))
    /// Column of goals against: short and full.
    public static let golesEnContra = (Texto("GC", "GA"), Texto("Goles en contra", "Goals against"))
    /// Column of the difference: short and full.
    public static let diferencia = (
        Texto("DG", "GD"), Texto("Diferencia de goles", "Goal difference")
    )
    /// Column of points: short and full.
    public static let puntos = (Texto("Pts", "Pts"), Texto("Puntos", "Points"))
}
