nonisolated extension Texto {
    /// Title of a match's page.
    ///
    /// - Parameter n: number of the match.
    /// - Returns: e.g. «Partido n.º 1».
    public static func partido(_ n: Int) -> Texto { Texto("Partido n.º \(n)", "Match no. \(n)") }
    /// The unknown match.
    ///
    /// - Parameter n: the number asked for.
    /// - Returns: e.g. «No existe el partido n.º 99».
    public static func noExisteElPartido(_ n: Int) -> Texto {
        Texto("No existe el partido n.º \(n)", "There is no match no. \(n)")
    }
    /// What to do about it.
    public static let noExisteElPartidoAyuda = Texto(
        "Puede que la dirección tenga una errata. No se ha perdido nada.",
        "The address may be mistyped. Nothing is lost.")
    /// Way back to the list.
    public static let verTodosLosPartidos = Texto("Ver todos los partidos", "See all matches")

    // MARK: Clock and state

    /// The minute of play.
    ///
    /// - Parameters:
    ///   - n: minute, from 0.
    ///   - anadido: added time, minutes; 0 for none.
    /// - Returns: e.g. «Minuto 21'», «Minuto 45+2'».
    public static func minuto(_ n: Int, anadido: Int = 0) -> Texto {
        let cuando = anadido > 0 ? "\(n)+\(anadido)'" : "\(n)'"
        return Texto("Minuto \(cuando)", "Minute \(cuando)")
    }
    /// Before the match.
    public static let sinEmpezar = Texto("Sin empezar", "Not started")
    /// During the match.
    public static let enJuego = Texto("En juego", "In play")
    /// After the match.
    public static let partidoTerminado = Texto("Partido terminado", "Match finished")
    /// Name of the scoreboard for assistive technology.
    public static let marcador = Texto("Marcador", "Scoreboard")

    // MARK: Controls

    /// Button of a goal by hand.
    ///
    /// - Parameter equipo: the team.
    /// - Returns: e.g. «Gol Rayo FC».
    public static func gol(de equipo: String) -> Texto { Texto("Gol \(equipo)", "Goal \(equipo)") }
    /// Opens the list of those who may have scored.
    package static let quienHaMarcado = Texto("Gol de…", "Goal by…")
    /// The goal counts, and is nobody's.
    package static let noSeSabeQuien = Texto("No se sabe quién", "Nobody knows who")
    /// Starts the match.
    public static let empezarPartido = Texto("Empezar partido", "Start match")
    /// Label of the picker.
    public static let duracionDelPartido = Texto("Duración del partido", "Length of the match")
    /// One choice of the picker.
    ///
    /// - Parameter n: minutes.
    /// - Returns: e.g. «90 min».
    public static func minutos(_ n: Int) -> Texto { Texto("\(n) min", "\(n) min") }
    /// Link to the scorers.
    public static let verGoleadores = Texto("Ver goleadores", "See scorers")
    /// Link to the report.
    public static let cronica = Texto("Crónica", "Report")
    /// Refusal to start a second match.
    ///
    /// - Parameters:
    ///   - local: home team of the match in play.
    ///   - visitante: visiting team of the match in play.
    /// - Returns: a sentence.
    public static func yaHayOtroPartido(local: String, visitante: String) -> Texto {
        Texto(
            "Ya se está jugando \(local) – \(visitante). Solo puede haber un partido en juego: "
                + "espera a que termine.",
            "\(local) – \(visitante) is being played. Only one match can be in play: "
                + "wait until it ends.")
    }

    // MARK: Notices

    /// The last notice every quarter of an hour, before the first.
    public static let sinUltimoAviso = Texto(
        "Último aviso (cada 15'): ninguno", "Last notice (every 15'): none")
    /// The last notice every quarter of an hour.
    ///
    /// - Parameters:
    ///   - minuto: its minute.
    ///   - local: goals of the home team then.
    ///   - visitante: goals of the visitors then.
    /// - Returns: e.g. «Último aviso (cada 15'): minuto 90 con 2-1».
    public static func ultimoAviso(minuto: Int, local: Int, visitante: Int) -> Texto {
        Texto(
            "Último aviso (cada 15'): minuto \(minuto) con \(local)-\(visitante)",
            "Last notice (every 15'): minute \(minuto) with \(local)-\(visitante)")
    }
    /// Label of the counter of trips to the background; the script adds the number.
    public static let vecesEnSegundoPlano = Texto(
        "Veces que la pantalla pasó a segundo plano:", "Times the screen went to the background:")
    /// Asks for permission to notify.
    public static let activarAvisos = Texto("Activar avisos de gol", "Turn on goal alerts")
    /// Permission given.
    public static let avisosActivados = Texto("Avisos de gol: activados", "Goal alerts: on")
    /// Permission refused in the browser.
    public static let avisosBloqueados = Texto(
        "Avisos de gol: bloqueados en el navegador", "Goal alerts: blocked in the browser")
    /// The page came by plain http from another computer, and browsers then show no notices.
    public static let avisosSinHttps = Texto(
        "Avisos de gol: el navegador solo los da por https",
        "Goal alerts: browsers show them over https only")
    /// The visitor's browser cannot notify.
    public static let avisosNoDisponibles = Texto(
        "Este navegador no puede dar avisos de gol", "This browser cannot show goal alerts")
}
