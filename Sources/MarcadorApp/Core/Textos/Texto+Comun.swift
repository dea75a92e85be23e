nonisolated extension Texto {
    // MARK: Navigation

    /// Section and title of the list of matches.
    public static let partidos = Texto("Partidos", "Matches")
    /// Section and title of the league table.
    public static let tabla = Texto("Tabla", "Table")
    /// Section and title of the scorers.
    public static let goleadores = Texto("Goleadores", "Scorers")
    /// Section with everything else.
    public static let mas = Texto("Más", "More")
    /// Name of the navigation for assistive technology.
    public static let navegacion = Texto("Secciones", "Sections")
    /// First link of a page, for keyboards.
    public static let irAlContenido = Texto("Ir al contenido", "Skip to content")
    /// Label of the language switch.
    public static let idioma = Texto("Idioma", "Language")

    // MARK: Bar of the match in play

    /// Name of the bar for assistive technology.
    public static let partidoEnJuego = Texto("Partido en juego", "Match in play")
    /// The bar's X.
    public static let cerrarBarra = Texto("Quitar la barra del partido", "Dismiss the match bar")

    // MARK: Paging

    /// Name of the paging links.
    public static let hojas = Texto("Hojas", "Pages")
    /// Link to the page before.
    public static let anterior = Texto("Anterior", "Previous")
    /// Link to the page after.
    public static let siguiente = Texto("Siguiente", "Next")
    /// Which page this is.
    ///
    /// - Parameters:
    ///   - n: this page, from 1.
    ///   - total: how many there are.
    /// - Returns: e.g. «Hoja 2 de 5».
    public static func hoja(_ n: Int, de total: Int) -> Texto {
        Texto("Hoja \(n) de \(total)", "Page \(n) of \(total)")
    }

    // MARK: Connection

    /// Shown while the event stream is down; the script puts the time in the place of `{hora}`.
    public static let sinConexionDesde = Texto(
        "Sin conexión desde las {hora}", "Offline since {hora}")
    /// Announced when the stream is back.
    public static let conexionRecuperada = Texto("Conexión recuperada", "Back online")
    /// A form that could not be sent.
    public static let noSePudoEnviar = Texto(
        "No se pudo enviar: no hay conexión. No se ha perdido nada; vuelve a intentarlo.",
        "Could not send: no connection. Nothing is lost; please try again.")
    /// The message shown when the network is missing.
    public static let noHayConexion = Texto("No hay conexión", "No connection")
    /// The message shown when the server answers with an error.
    ///
    /// - Parameter codigo: HTTP status.
    /// - Returns: e.g. «El servidor respondió con el código 500».
    public static func servidorRespondio(codigo: Int) -> Texto {
        Texto(
            "El servidor respondió con el código \(codigo)",
            "The server answered with code \(codigo)")
    }
    /// Button that tries once more.
    public static let reintentar = Texto("Reintentar", "Try again")
    /// Sends a form for visitors without scripts.
    public static let cambiar = Texto("Cambiar", "Change")
    /// Closes a message.
    public static let cerrar = Texto("Cerrar", "Close")

    // MARK: Goals

    /// Title of the notification of a goal.
    public static let gol = Texto("¡Gol!", "Goal!")
    /// Body of the notification of a goal.
    ///
    /// - Parameters:
    ///   - jugador: scorer.
    ///   - equipo: team.
    ///   - minuto: minute of play.
    /// - Returns: e.g. «Ana (Rayo FC), minuto 12».
    public static func golDe(_ jugador: String, equipo: String, minuto: Int) -> Texto {
        Texto(
            "\(jugador) (\(equipo)), minuto \(minuto)", "\(jugador) (\(equipo)), minute \(minuto)")
    }
    /// What a screen reader says when a goal falls.
    ///
    /// - Parameters:
    ///   - equipo: the team that scored.
    ///   - minuto: minute of play.
    ///   - local: goals of the home team, after it.
    ///   - visitante: goals of the visitors, after it.
    /// - Returns: e.g. «Gol de Rayo FC, minuto 12, 1 a 0».
    public static func locucionDeGol(
        equipo: String, minuto: Int, local: Int, visitante: Int
    ) -> Texto {
        Texto(
            "Gol de \(equipo), minuto \(minuto), \(local) a \(visitante)",
            "Goal for \(equipo), minute \(minuto), \(local) to \(visitante)")
    }

    /// What a screen reader says when a match begins.
    ///
    /// - Parameters:
    ///   - local: the home team.
    ///   - visitante: the visitors.
    /// - Returns: e.g. «Empieza Rayo FC contra Toros».
    public static func locucionDelComienzo(_ local: String, _ visitante: String) -> Texto {
        Texto("Empieza \(local) contra \(visitante)", "\(local) against \(visitante) begins")
    }

    /// What a screen reader says every quarter of an hour.
    ///
    /// - Parameters:
    ///   - minuto: minute of play.
    ///   - local: the home team.
    ///   - visitante: the visitors.
    ///   - marcador: the score, `2-1`.
    /// - Returns: e.g. «Minuto 15, Rayo FC 2-1 Toros».
    public static func locucionDelMinuto(
        _ minuto: Int, _ local: String, _ visitante: String, _ marcador: String
    ) -> Texto {
        Texto(
            "Minuto \(minuto), \(local) \(marcador) \(visitante)",
            "Minute \(minuto), \(local) \(marcador) \(visitante)")
    }

    /// What a screen reader says at the end of a match.
    ///
    /// - Parameters:
    ///   - local: the home team.
    ///   - visitante: the visitors.
    ///   - marcador: the final score, `2-1`.
    /// - Returns: e.g. «Partido terminado, Rayo FC 2-1 Toros».
    public static func locucionDelFinal(
        _ local: String, _ visitante: String, _ marcador: String
    ) -> Texto {
        Texto(
            "Partido terminado, \(local) \(marcador) \(visitante)",
            "Full time, \(local) \(marcador) \(visitante)")
    }

    /// A number of goals.
    ///
    /// - Parameter n: how many.
    /// - Returns: e.g. «3 goles», «1 gol».
    public static func goles(_ n: Int) -> Texto {
        Texto(n == 1 ? "1 gol" : "\(n) goles", n == 1 ? "1 goal" : "\(n) goals")
    }
}
