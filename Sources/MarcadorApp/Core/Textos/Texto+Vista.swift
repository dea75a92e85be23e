nonisolated extension Texto {
    // MARK: Which part of a table

    /// What `hasta` can be.
    static let vistaHasta = Texto(
        "una fecha como 2026-03-01 o el número de una jornada",
        "a date such as 2026-03-01, or the number of a round")
    /// What `ambito` can be.
    static let vistaAmbito = Texto("ambos, local o visitante", "ambos, local or visitante")
    /// What `ultimos` can be.
    static let vistaUltimos = Texto("un número de 1 a 100", "a number from 1 to 100")
    /// What `en-juego` can be.
    static let vistaEnJuego = Texto("si o no", "si or no")
    /// What `grupo` can be.
    static let vistaGrupo = Texto("el nombre de un grupo", "the name of a group")
    /// A group that the tournament does not have.
    ///
    /// - Parameter nombre: as it was asked for.
    /// - Returns: a sentence.
    public static func noExisteElGrupo(_ nombre: String) -> Texto {
        Texto(
            "En este torneo no hay ningún grupo «\(nombre)»",
            "There is no group “\(nombre)” in this tournament")
    }
    /// Way back to the whole table.
    public static let verLaTabla = Texto("Ver la tabla entera", "See the whole table")
    /// Name of the links to other views.
    public static let vistas = Texto("Qué partidos cuentan", "Which matches count")
    /// The view of everything.
    public static let vistaTotal = Texto("Total", "Overall")
    /// The view of home matches.
    public static let vistaEnCasa = Texto("En casa", "Home")
    /// The view of away matches.
    public static let vistaFuera = Texto("Fuera", "Away")
    /// The view of each team's last five matches.
    public static let vistaUltimosCinco = Texto("Últimos 5", "Last 5")
    /// What counts the matches being played as they stand.
    public static let talComoVa = Texto("Tal como va", "As it stands")
    /// What it does.
    public static let talComoVaAyuda = Texto(
        "Cuenta los partidos que se están jugando con el marcador de este momento.",
        "Counts the matches being played with the score of this moment.")
    /// What it does, said while it does it.
    public static let talComoVaPuesto = Texto(
        "Los partidos en juego cuentan con su marcador de ahora mismo.",
        "Matches in play count with their score of right now.")
    /// Opens the form that chooses another part.
    public static let elegirVista = Texto(
        "Elegir jornada, fecha o últimos partidos", "Choose a round, a date or last matches")
    /// Shows the part that was chosen.
    public static let verEsaVista = Texto("Ver esa tabla", "See that table")
    /// A field.
    public static let vistaHastaCuando = Texto("Hasta la jornada", "Up to round")
    /// Nothing is left out.
    public static let todoLoJugado = Texto("Todo lo jugado", "Everything played")
    /// A field.
    public static let vistaHastaElDia = Texto("O hasta el día", "Or up to the day")
    /// A field.
    public static let vistaDonde = Texto("Dónde", "Where")
    /// A field.
    public static let vistaCuantosUltimos = Texto("Solo los últimos", "Only the last")
    /// A field.
    public static let vistaQueGrupo = Texto("Grupo", "Group")
    /// No group is left out.
    public static let todosLosGrupos = Texto("Todos", "All")
    /// A table as of a round.
    ///
    /// - Parameter jornada: the number of the round.
    /// - Returns: e.g. «Tras la jornada 12».
    public static func trasLaJornada(_ jornada: Int) -> Texto {
        Texto("Tras la jornada \(jornada)", "After round \(jornada)")
    }
    /// A table as of a day.
    ///
    /// - Parameter dia: the day, `2026-03-01`.
    /// - Returns: e.g. «Hasta el 2026-03-01».
    public static func hastaElDia(_ dia: String) -> Texto {
        Texto("Hasta el \(dia)", "Up to \(dia)")
    }
    /// A table of the last matches.
    ///
    /// - Parameter cuantos: how many.
    /// - Returns: e.g. «Últimos 3».
    public static func vistaUltimos(_ cuantos: Int) -> Texto {
        Texto("Últimos \(cuantos)", "Last \(cuantos)")
    }
}
