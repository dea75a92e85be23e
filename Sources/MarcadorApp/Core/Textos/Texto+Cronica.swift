nonisolated extension Texto {
    /// Title of the page that publishes a match's report.
    public static let cronicaDelPartido = Texto("Crónica del partido", "Match report")
    /// Publishes the report.
    public static let publicar = Texto("Publicar", "Publish")
    /// The report is on its way.
    public static let publicando = Texto("Publicando…", "Publishing…")
    /// The report has been published.
    ///
    /// - Parameter n: the number it was given.
    /// - Returns: e.g. «Crónica publicada con el n.º 101».
    public static func cronicaPublicada(_ n: Int) -> Texto {
        Texto("Crónica publicada con el n.º \(n)", "Report published as no. \(n)")
    }
    /// The report of a match without goals.
    public static let sinGoles = Texto("Sin goles", "No goals")
    /// Heading of the goals.
    public static let losGoles = Texto("Goles", "Goals")
    /// Title of the published reports.
    public static let cronicas = Texto("Crónicas", "Reports")
    /// Nothing has been published.
    public static let sinCronicas = Texto("Todavía no hay crónicas", "No reports yet")
    /// What will be there.
    public static let sinCronicasAyuda = Texto(
        "Cuando se publique la de un partido, aquí se podrá leer.",
        "When a match's report is published, it can be read here.")
    /// A published report.
    ///
    /// - Parameter n: its number.
    /// - Returns: e.g. «Crónica n.º 101».
    public static func cronica(_ n: Int) -> Texto { Texto("Crónica n.º \(n)", "Report no. \(n)") }
    /// A report that is not there.
    ///
    /// - Parameter n: the number asked for.
    /// - Returns: a sentence.
    public static func noExisteLaCronica(_ n: Int) -> Texto {
        Texto("No existe la crónica n.º \(n)", "There is no report no. \(n)")
    }
    /// Way back to all of them.
    public static let verTodasLasCronicas = Texto("Ver todas las crónicas", "See all reports")
}
