nonisolated extension Texto {
    // MARK: The organiser's links

    /// Title of the page, and the link to it.
    public static let enlaces = Texto("Enlaces", "Links")
    /// What links are.
    public static let enlacesAyuda = Texto(
        "Quien tenga un enlace puede hacer lo que dice, y nada más. Nadie tiene que registrarse.",
        "Whoever holds a link can do what it says, and nothing else. Nobody has to register.")
    /// Heading over the form for a new link.
    public static let nuevoEnlace = Texto("Nuevo enlace", "New link")
    /// Label of the choice of what a link is for.
    public static let paraQueEs = Texto("Para qué", "What for")
    /// Group of choices: scorekeepers of one match.
    public static let anotarUnPartido = Texto("Anotar un partido", "Keep the score of a match")
    /// Group of choices: scorekeepers of one pitch.
    public static let anotarEnUnCampo = Texto("Anotar en un campo", "Keep the score on a pitch")
    /// Group of choices: everything else.
    public static let otrosPapeles = Texto("Otros", "Others")
    /// A choice: results of all matches.
    public static let ponerResultados = Texto(
        "Árbitro: poner y confirmar todos los resultados",
        "Referee: enter and confirm all results")
    /// A choice: everything.
    public static let organizarTodo = Texto("Organizar: todo", "Organise: everything")
    /// Label of the field for whom a link is.
    public static let paraQuienEs = Texto("Para quién (si quieres)", "For whom (optional)")
    /// Label of the choice of how long a link is good for.
    public static let cuantoVale = Texto("Vale durante", "Good for")
    /// So many days.
    ///
    /// - Parameter n: how many, from 1.
    /// - Returns: e.g. «7 días».
    public static func dias(_ n: Int) -> Texto {
        n == 1 ? Texto("1 día", "1 day") : Texto("\(n) días", "\(n) days")
    }
    /// Makes the link.
    public static let hacerElEnlace = Texto("Hacer el enlace", "Make the link")
    /// Makes a link for every match that is still to be played.
    public static let unoPorPartido = Texto("Uno por partido", "One for each match")
    /// What that does.
    ///
    /// - Parameter n: how many matches.
    /// - Returns: what will be there afterwards.
    public static func unoPorPartidoAyuda(_ n: Int) -> Texto {
        n == 1
            ? Texto(
                "Hace un enlace de anotador para el partido por jugar y la hoja para imprimirlo.",
                "Makes a scorekeeper's link for the match still to be played, and the page to print."
            )
            : Texto(
                "Hace un enlace de anotador para cada uno de los \(n) partidos por jugar y la hoja "
                    + "para imprimirlos.",
                "Makes a scorekeeper's link for each of the \(n) matches still to be played, and the "
                    + "page to print.")
    }
    /// Heading over the links there are.
    public static let enlacesHechos = Texto("Enlaces hechos", "Links made")
    /// There are no links yet.
    public static let sinEnlaces = Texto(
        "Todavía no hay ninguno para este torneo.", "There are none for this tournament yet.")
    /// Until when a link is good.
    ///
    /// - Parameter fecha: the date.
    /// - Returns: a few words.
    public static func valeHasta(_ fecha: Texto) -> Texto {
        Texto("Vale hasta: \(fecha.espanol)", "Good until: \(fecha.ingles)")
    }
    /// A link that has expired.
    public static let enlaceCaducado = Texto("Caducado", "Expired")
    /// A link that was revoked.
    public static let enlaceAnulado = Texto("Anulado", "Revoked")
    /// How many browsers a link is open in.
    ///
    /// - Parameter n: how many, from 1.
    /// - Returns: a few words.
    public static func abiertoEn(_ n: Int) -> Texto {
        n == 1
            ? Texto("abierto en 1 navegador", "open in 1 browser")
            : Texto("abierto en \(n) navegadores", "open in \(n) browsers")
    }
    /// Makes a link useless.
    public static let anularElEnlace = Texto("Anular", "Revoke")
    /// Gives a link another code.
    public static let otroCodigo = Texto("Otro código", "New code")
    /// Why there is no code to look at.
    public static let soloAlHacerlo = Texto(
        "Los códigos de quienes anotan se ven durante un cuarto de hora después de hacerlos, en la hoja; "
            + "los demás enlaces, una sola vez: aquí solo se guarda una huella. Si se ha perdido uno, "
            + "«Otro código» hace uno nuevo y el anterior deja de valer.",
        "Scorekeepers' codes can be seen for a quarter of an hour after they were made, on the page of "
            + "codes; any other link, once: only a fingerprint is kept here. If one was lost, “New code” "
            + "makes another, and the one before becomes useless.")
    /// Title of the page that shows a link once.
    public static let enlaceRecienHecho = Texto("Enlace recién hecho", "A new link")
    /// What to do with a link that is shown once.
    public static let seEnsenaUnaVez = Texto(
        "Este enlace se enseña solo ahora, y no sale en la hoja de códigos: mándalo o enséñalo a quien "
            + "vaya a usarlo antes de dejar esta página.",
        "This link is shown only now, and is not on the page of codes: send or show it to whoever is to "
            + "use it before you leave this page.")
    /// It was shown before.
    public static let yaSeEnseno = Texto(
        "Ese enlace ya se enseñó una vez. Con «Otro código» se hace uno nuevo, y el anterior deja de "
            + "valer.",
        "That link was shown once already. “New code” makes another, and the one before becomes "
            + "useless.")
    /// An address that only this computer can open.
    ///
    /// - Parameter direccion: the address.
    /// - Returns: a sentence.
    public static func soloEsteOrdenadorLaAbre(_ direccion: String) -> Texto {
        Texto(
            "«\(direccion)» solo se abre en este ordenador: desde un móvil no lleva a ninguna parte, y "
                + "por eso no hay códigos.",
            "“\(direccion)” opens on this computer only: from a phone it leads nowhere, so there are no "
                + "codes.")
    }
    /// The page with the codes, and the link to it.
    public static let hojaDeCodigos = Texto("Hoja de códigos", "Page of codes")
    /// What to do with the page of codes.
    public static let hojaDeCodigosAyuda = Texto(
        "Imprímela o enséñala ahora: estos códigos no se vuelven a ver pasado un cuarto de hora.",
        "Print it or show it now: these codes cannot be seen again after a quarter of an hour.")
    /// No code can be seen.
    public static let sinCodigosALaVista = Texto(
        "Ahora no hay ningún código a la vista", "There is no code to look at now")
    /// The public page, on the page of codes.
    public static let paginaDelPublico = Texto("Para el público", "For everybody")
    /// What the public page is.
    public static let paginaDelPublicoAyuda = Texto(
        "Partidos, tabla y goleadores en directo.", "Matches, table and scorers, live.")
    /// Prints the page.
    public static let imprimir = Texto("Imprimir", "Print")
    /// Other addresses under which the server can be reached.
    public static let otraRed = Texto("Con otra dirección", "With another address")

    // MARK: The password

    /// Heading over the form.
    public static let contrasena = Texto("Contraseña", "Password")
    /// What it is for, and whether there is one.
    ///
    /// - Parameter hay: whether there is one.
    /// - Returns: a sentence.
    public static func contrasenaAyuda(hay: Bool) -> Texto {
        hay
            ? Texto(
                "Hay una. Con ella se entra como organizador sin enlace. Al cambiarla o quitarla "
                    + "salen quienes entraron con ella.",
                "There is one. It lets the organiser in without a link. Changing or removing it signs "
                    + "out whoever came in with it.")
            : Texto(
                "No hay ninguna. Si pones una, con ella se entra como organizador sin enlace.",
                "There is none. If you set one, it lets the organiser in without a link.")
    }
    /// Label of the field.
    public static let contrasenaNueva = Texto(
        "Contraseña nueva (10 letras o más)", "New password (10 letters or more)")
    /// Sets it.
    public static let ponerContrasena = Texto("Poner la contraseña", "Set the password")
    /// Takes it away.
    public static let quitarContrasena = Texto("Quitar la contraseña", "Remove the password")
}
