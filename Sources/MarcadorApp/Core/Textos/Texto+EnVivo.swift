nonisolated extension Texto {
    // MARK: The match in play outside the application

    /// Heading of the setting.
    public static let partidoFueraDeLaApp = Texto(
        "El partido en la pantalla de bloqueo", "The match on the Lock Screen")
    /// What it does.
    public static let enVivoAyuda = Texto(
        "Mientras se juega un partido, su marcador y su reloj se ven también sin abrir Marcador.",
        "While a match is played, its score and clock are seen without opening Marcador, too.")
    /// It can be shown.
    public static let enVivoPuesto = Texto("Activado", "On")
    /// The system has no such thing.
    public static let sinSitioEnVivo = Texto(
        "Este aparato no tiene dónde enseñarlo", "This device has no place to show it")
    /// The user turned it off.
    public static let enVivoApagado = Texto(
        "Desactivado en los Ajustes del sistema, en «Actividades en directo»",
        "Turned off in the system's Settings, under “Live Activities”")
    /// The system said no.
    ///
    /// - Parameter motivo: its own words.
    /// - Returns: what happened and that the match goes on.
    public static func enVivoFallido(_ motivo: String) -> Texto {
        Texto(
            "El sistema no ha querido enseñarlo (\(motivo)). El partido sigue.",
            "The system would not show it (\(motivo)). The match goes on.")
    }
    /// The match must be over, but nobody has told how.
    public static let finalPorVer = Texto(
        "Abre Marcador para ver cómo acabó", "Open Marcador to see how it ended")
    /// The match in one sentence.
    ///
    /// - Parameters:
    ///   - local: the home side.
    ///   - golesLocal: its goals.
    ///   - visitante: the visitors.
    ///   - golesVisitante: their goals.
    ///   - como: the minute, or that it is over.
    /// - Returns: e.g. «Rayo FC 2, Toros 1. Minuto 21'».
    public static func partidoEnVivo(
        local: String, _ golesLocal: Int, visitante: String, _ golesVisitante: Int, como: Texto
    ) -> Texto {
        Texto(
            "\(local) \(golesLocal), \(visitante) \(golesVisitante). \(como.espanol)",
            "\(local) \(golesLocal), \(visitante) \(golesVisitante). \(como.ingles)")
    }
}
