package import Torneo

nonisolated extension Texto {
    // MARK: What only the application for phones, tablets and computers says

    /// What the application is called, in every language.
    public static let nombreDeLaApp = Texto(literal: "Marcador")
    /// Leads to the settings of the system.
    public static let abrirLosAjustesDelSistema = Texto(
        "Abrir los Ajustes del sistema", "Open the system's Settings")
    /// Label of the choice how fast matches go.
    public static let ritmo = Texto("Ritmo de los partidos", "Pace of matches")
    /// A choice of how fast matches go.
    ///
    /// - Parameter msPorMinuto: how long a minute takes, in milliseconds.
    /// - Returns: what it is called.
    public static func ritmo(msPorMinuto: Int) -> Texto {
        msPorMinuto == 60_000
            ? Texto("Tiempo real", "Real time") : Texto("Demostración", "Demonstration")
    }
    /// What the choice means.
    public static let ritmoAyuda = Texto(
        "En tiempo real un minuto dura un minuto; en la demostración, un cuarto de segundo. Vale "
            + "para los partidos que empiecen desde ahora.",
        "In real time a minute takes a minute; in the demonstration, a quarter of a second. It "
            + "holds for matches that begin from now on.")
    /// The score as it is said aloud.
    ///
    /// - Parameters:
    ///   - local: the home team.
    ///   - visitante: the visitors.
    ///   - marcador: the score.
    /// - Returns: e.g. «Rayo FC 3, Toros 2».
    package static func parcial(
        _ local: String, _ visitante: String, _ marcador: Marcador
    ) -> Texto {
        Texto(literal: "\(local) \(marcador.local), \(visitante) \(marcador.visitante)")
    }
    /// Beside the list, before a match was chosen.
    public static let eligeUnPartido = Texto("Elige un partido", "Choose a match")
    /// What choosing one does.
    public static let eligeUnPartidoAyuda = Texto(
        "Toca uno de la lista para verlo aquí.", "Tap one in the list to see it here.")
    /// Leads to the match that keeps another one from beginning.
    public static let verElPartidoEnJuego = Texto(
        "Ver el partido en juego", "See the match in play")
    /// Notifications were refused in the settings of the system.
    public static let avisosBloqueadosEnElSistema = Texto(
        "Avisos de gol: bloqueados en los Ajustes del sistema",
        "Goal alerts: blocked in the system's Settings")
    /// What notifications do.
    public static let avisosAyudaEnLaApp = Texto(
        "Te avisa cuando cae un gol, aunque estés en otra aplicación.",
        "Tells you when a goal falls, even while you are in another app.")
    /// The tournament's file makes no sense and the sample is shown instead.
    ///
    /// - Parameter fichero: the name of the file.
    /// - Returns: what is wrong and that nothing is lost.
    public static func ficheroIlegibleEnLaApp(_ fichero: String) -> Texto {
        Texto(
            "No se ha podido leer \(fichero): estos son datos de ejemplo. El fichero se conserva "
                + "con otro nombre en la carpeta de documentos.",
            "\(fichero) could not be read: this is sample data. The file is kept "
                + "under another name in the documents folder.")
    }
}
