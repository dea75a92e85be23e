nonisolated extension Texto {
    /// Title of the settings.
    public static let ajustes = Texto("Ajustes", "Settings")
    /// What the chosen length is for.
    public static let duracionAyuda = Texto(
        "Vale para los próximos partidos; el que se está jugando no cambia.",
        "It holds for the next matches; the one in play does not change.")
    /// Heading of the notifications.
    public static let avisosDeGol = Texto("Avisos de gol", "Goal alerts")
    /// What the notifications do.
    public static let avisosAyuda = Texto(
        "El navegador te avisa cuando cae un gol, aunque estés en otra pestaña.",
        "Your browser tells you when a goal falls, even while you are in another tab.")
    /// Heading of the look.
    public static let soloLectura = Texto(
        "Sin un enlace del organizador solo se puede mirar: ábrelo, o hazlo en el ordenador del torneo.",
        "Without a link of the organiser's one can only watch: open it, or use the tournament's computer."
    )
}
