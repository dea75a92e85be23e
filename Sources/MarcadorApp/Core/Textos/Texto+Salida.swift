// The words of marks on their way to a server.

nonisolated extension Texto {
    /// Title of the list of everything that waits to be sent.
    public static let bandejaDeSalida = Texto("Marcas por enviar", "Marks to send")
    /// Nothing waits.
    public static let bandejaVacia = Texto(
        "Todo lo marcado está en su servidor", "Everything marked is on its server")
    /// What that list is for.
    public static let bandejaVaciaAyuda = Texto(
        "Lo que marques sin conexión aparece aquí hasta que se envíe.",
        "What you mark without a connection appears here until it is sent.")
    /// Sends what waits at once.
    public static let enviarYa = Texto("Enviar ahora", "Send now")
    /// Why a mark waits when nobody has said anything else.
    public static let esperaConexion = Texto(
        "Espera a que haya conexión con el servidor.",
        "It waits for a connection to the server.")
    /// It is being sent.
    public static let enviandose = Texto("Enviándose…", "Being sent…")
    /// A goal of the home side, whose name nobody knows here.
    public static let golLocal = Texto("Gol del equipo local", "Goal for the home team")
    /// A goal of the visitors, whose name nobody knows here.
    public static let golVisitante = Texto("Gol del equipo visitante", "Goal for the visitors")

    /// The same with a minute behind it.
    ///
    /// - Parameter minuto: the minute.
    /// - Returns: e.g. «Gol Toros, minuto 12».
    func enElMinuto(_ minuto: Int) -> Texto {
        Texto("\(espanol), minuto \(minuto)", "\(ingles), minute \(minuto)")
    }

    /// Since when a mark waits.
    ///
    /// - Parameter minutos: how long ago it was made, in minutes.
    /// - Returns: e.g. «Marcada hace 5 min».
    public static func marcadaHace(minutos: Int) -> Texto {
        switch minutos {
        case ..<1: Texto("Marcada ahora mismo", "Marked just now")
        case ..<120: Texto("Marcada hace \(minutos) min", "Marked \(minutos) min ago")
        case ..<2880:
            Texto("Marcada hace \(minutos / 60) h", "Marked \(minutos / 60) h ago")
        default:
            Texto("Marcada hace \(minutos / 1440) días", "Marked \(minutos / 1440) days ago")
        }
    }

    /// Why a mark stays here although it could be sent.
    ///
    /// - Parameter motivo: the words of the server.
    /// - Returns: e.g. «El servidor no la quiso: No existe el partido n.º 99».
    public static func rechazadaPor(_ motivo: String) -> Texto {
        Texto("El servidor no la quiso: \(motivo)", "The server refused it: \(motivo)")
    }

    /// The question before a mark is thrown away.
    public static let descartarMarca = Texto("¿Descartar esta marca?", "Discard this mark?")
    /// What that means.
    ///
    /// - Parameter que: what the mark says.
    /// - Returns: a sentence.
    public static func descartarMarcaAyuda(_ que: Texto) -> Texto {
        Texto(
            "\(que.espanol). No se enviará nunca, y no se puede recuperar.",
            "\(que.ingles). It will never be sent, and cannot be brought back.")
    }

    /// Answers that question: the mark stays.
    public static let conservarla = Texto("Conservarla", "Keep it")

    /// The question before a tournament is followed no more although marks wait.
    public static let dejarConMarcas = Texto("¿Dejar de seguir?", "Stop following?")
    /// What becomes of the marks then.
    ///
    /// - Parameter n: how many wait or were refused, from 1.
    /// - Returns: a sentence.
    public static func dejarConMarcasAyuda(_ n: Int) -> Texto {
        n == 1
            ? Texto(
                "Queda 1 marca sin enviar. Se guarda y se enviará sola; está en «Marcas por enviar».",
                "1 mark has not been sent. It is kept and will be sent by itself; it is in "
                    + "“Marks to send”.")
            : Texto(
                "Quedan \(n) marcas sin enviar. Se guardan y se enviarán solas; están en «Marcas por "
                    + "enviar».",
                "\(n) marks have not been sent. They are kept and will be sent by themselves; they "
                    + "are in “Marks to send”.")
    }
    /// Answers that question: goes on.
    public static let seguirSiguiendo = Texto("Seguir aquí", "Stay")

    // MARK: A server that moved

    /// Changes the address of the followed server.
    public static let cambiarDireccion = Texto("Cambiar la dirección", "Change the address")
    /// What that is for.
    public static let cambiarDireccionAyuda = Texto(
        "Si el ordenador del torneo tiene otra dirección, escríbela: lo que espera y tus enlaces van "
            + "con ella.",
        "If the tournament's computer has another address, type it: what waits and your links go "
            + "along.")
    /// What answers there is another tournament.
    ///
    /// - Parameter torneo: the name of the followed one.
    /// - Returns: what is wrong and what to do.
    public static func ahiNoEsta(_ torneo: String) -> Texto {
        Texto(
            "Ahí hay un Marcador, pero no es el de «\(torneo)». Revisa la dirección; nada ha cambiado.",
            "There is a Marcador there, but not that of “\(torneo)”. Check the address; nothing has "
                + "changed.")
    }
}
