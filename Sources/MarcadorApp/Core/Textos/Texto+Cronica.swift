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
    /// A goal in the report.
    ///
    /// - Parameters:
    ///   - cuando: the minute, like `45+2'`; nil when nobody knows.
    ///   - autor: who scored; nil when nobody knows.
    ///   - equipo: the team it counts for.
    ///   - dePenalti: whether it was a penalty.
    ///   - enPropia: whether it was an own goal.
    /// - Returns: e.g. «12' Ana (Rayo FC, de penalti)».
    public static func golDeCronica(
        cuando: String?, autor: String?, equipo: String, dePenalti: Bool = false,
        enPropia: Bool = false
    ) -> Texto {
        let quien = autor.map(Texto.init(literal:)) ?? Texto("Sin identificar", "Unknown scorer")
        func renglon(_ idioma: Idioma) -> String {
            let como = [(dePenalti, Texto.dePenalti), (enPropia, Texto.enPropia)]
                .filter(\.0).map { ", " + $0.1.en(idioma) }.joined()
            return (cuando.map { $0 + " " } ?? "") + "\(quien.en(idioma)) (\(equipo)\(como))"
        }
        return Texto(renglon(.es), renglon(.en))
    }
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
