nonisolated extension Texto {
    // MARK: Team

    /// Heading of a team's next match.
    public static let proximoPartido = Texto("Próximo partido", "Next match")
    /// Where a team stands: the only table.
    public static let enLaTabla = Texto("en la tabla", "in the table")
    /// A place, as an ordinal.
    ///
    /// - Parameter n: the place, from 1.
    /// - Returns: e.g. «2.º».
    public static func ordinal(_ n: Int) -> Texto {
        let decena = n / 10 % 10 == 1
        let sufijo =
            switch n % 10 {
            case 1 where !decena: "st"
            case 2 where !decena: "nd"
            case 3 where !decena: "rd"
            default: "th"
            }
        return Texto("\(n).º", "\(n)\(sufijo)")
    }
    /// Points and matches played.
    ///
    /// - Parameters:
    ///   - puntos: the points.
    ///   - jugados: matches played.
    /// - Returns: e.g. «7 puntos · 3 jugados».
    public static func puntosYJugados(_ puntos: Int, _ jugados: Int) -> Texto {
        Texto(
            "\(puntos) \(puntos == 1 ? "punto" : "puntos") · \(jugados) "
                + (jugados == 1 ? "jugado" : "jugados"),
            "\(puntos) \(puntos == 1 ? "point" : "points") · \(jugados) played")
    }
    /// How the last matches ended.
    public static let racha = Texto(
        "Últimos partidos, del más antiguo", "Last matches, oldest first")

    // MARK: Player

    /// There is no such player.
    ///
    /// - Parameter n: the place in the squad.
    /// - Returns: the sentence.
    public static func noExisteElJugador(_ n: Int) -> Texto {
        Texto("No existe el jugador n.º \(n)", "There is no player no. \(n)")
    }
    /// Matches played.
    public static let partidosJugados = Texto("Partidos", "Matches")
    /// Goals scored.
    public static let golesMarcados = Texto("Goles", "Goals")
    /// Yellow cards.
    public static let columnaAmarillas = Texto("Amarillas", "Yellow")
    /// Dismissals for two yellow cards.
    public static let columnaDobles = Texto("Dobles amarillas", "Second yellow")
    /// Straight red cards.
    public static let columnaRojas = Texto("Rojas", "Red")
    /// Who began a match.
    public static let titular = Texto("Titular", "In the line-up")
    /// Came on.
    public static let saleAJugar = Texto("Entra", "On")
    /// Went off.
    public static let seRetira = Texto("Sale", "Off")
    /// A goal in one's own net.
    public static let golEnPropia = Texto("En propia puerta", "Own goal")
    /// Nothing is known of a player.
    public static let sinActuaciones = Texto("Todavía no consta nada", "Nothing written down yet")
    /// What will be there.
    public static let sinActuacionesAyuda = Texto(
        "Aquí saldrán sus partidos, con sus goles, tarjetas y cambios.",
        "The matches will appear here, with goals, cards and substitutions.")

    // MARK: Ways to look at the matches

    /// What chooses how matches stand under headings.
    public static let comoSeOrdenan = Texto("Cómo se ordenan", "How they are ordered")
    /// The whole list.
    public static let todosLosPartidos = Texto("Todos", "All")
    /// By round.
    public static let porJornada = Texto("Jornada", "Round")
    /// By day.
    public static let porFecha = Texto("Fecha", "Day")
    /// By team.
    public static let porEquipo = Texto("Equipo", "Team")
    /// By pitch.
    public static let porCampo = Texto("Campo", "Pitch")
    /// Matches without a pitch.
    public static let sinCampo = Texto("Sin campo", "No pitch yet")
    /// Matches without a round.
    public static let sinRonda = Texto("Sin jornada", "No round")
    /// Before the name of what the list is limited to.
    public static let quitarFiltro = Texto("Quitar el filtro", "Remove the filter")
    /// Link down to the next match.
    public static let irAlProximo = Texto("Ir al próximo partido", "Go to the next match")
    /// Link down to the match in play.
    public static let irAlPartidoEnJuego = Texto(
        "Ir al partido en juego", "Go to the match in play")
}
