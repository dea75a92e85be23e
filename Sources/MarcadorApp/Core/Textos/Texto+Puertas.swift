nonisolated extension Texto {
    // MARK: Who somebody is

    /// The role of whoever may do everything.
    public static let organizador = Texto("Organizador", "Organiser")
    /// The role of whoever only marks.
    public static let anotador = Texto("Anotador", "Scorekeeper")
    /// The role of whoever says how a match ended.
    public static let arbitro = Texto("Árbitro", "Referee")

    /// A role in a few words.
    ///
    /// - Parameter papel: the role.
    /// - Returns: e.g. «Anotador · Partido n.º 3».
    package static func papel(_ papel: Papel) -> Texto {
        switch papel {
        case .organizador: organizador
        case .anotador(_, .partido(let numero)): anotador.y(partido(numero))
        case .anotador(_, .campo(let campo)): anotador.y(Texto(literal: campo))
        case .capitan(_, let equipo): capitan.y(Texto("equipo \(equipo)", "team \(equipo)"))
        case .arbitro(_, let numero?): arbitro.y(partido(numero))
        case .arbitro(_, nil): arbitro
        }
    }

    /// Two texts with a dot between them.
    package func y(_ otro: Texto) -> Texto {
        Texto("\(espanol) · \(otro.espanol)", "\(ingles) · \(otro.ingles)")
    }

    /// Said of a role to whoever cannot see where it stands.
    public static let dentroComo = Texto("Dentro como", "Signed in as")
    /// Leaves.
    public static let salir = Texto("Salir", "Sign out")
    /// The session of a browser was revoked, has expired, or is of another server.
    public static let sesionPerdida = Texto(
        "El enlace con el que entraste ya no vale: se anuló o caducó. Aquí solo puedes mirar.",
        "The link you came in with is no longer valid: it was revoked or has expired. Here you can only "
            + "watch.")
    /// Lets a session go that opens nothing any more.
    public static let entendido = Texto("Entendido", "Understood")

    // MARK: Coming in

    /// Title of the page where one comes in, and the link to it.
    public static let entrar = Texto("Entrar", "Sign in")
    /// What coming in is for.
    public static let entrarAyuda = Texto(
        "Para mirar no hace falta. Para apuntar, abre el enlace que te dio el organizador o apunta a "
            + "su código QR con la cámara.",
        "Nobody needs this to watch. To keep score, open the link the organiser gave you, or point "
            + "your camera at its QR code.")
    /// A link is being opened.
    public static let abriendoElEnlace = Texto("Abriendo el enlace…", "Opening the link…")
    /// Label of the field for a link.
    public static let enlaceRecibido = Texto("Enlace", "Link")
    /// What can be pasted there.
    public static let enlaceRecibidoAyuda = Texto(
        "Pega aquí el enlace entero si no se ha abierto solo.",
        "Paste the whole link here if it did not open by itself.")
    /// Label of the field for the password.
    public static let contrasenaDelOrganizador = Texto(
        "Contraseña del organizador", "Organiser's password")

    /// Why somebody does not get in.
    ///
    /// - Parameter fallo: what happened.
    /// - Returns: what happened and what to do.
    package static func puerta(_ fallo: FalloDePuerta) -> Texto {
        switch fallo {
        case .secretoDesconocido:
            Texto(
                "Ese enlace no abre nada aquí. Mira que esté entero o pide otro al organizador.",
                "That link opens nothing here. Check that it is complete, or ask the organiser for "
                    + "another.")
        case .caducado:
            Texto(
                "Ese enlace ya ha caducado. Pide otro al organizador.",
                "That link has expired. Ask the organiser for another.")
        case .revocado:
            Texto(
                "El organizador ha anulado ese enlace. Pídele otro si lo necesitas.",
                "The organiser has revoked that link. Ask for another if you need one.")
        case .contrasenaMala:
            Texto("Esa no es la contraseña.", "That is not the password.")
        case .demasiadosIntentos(let segundos):
            demasiadosIntentos(segundos)
        case .contrasenaImposible:
            Texto(
                "La contraseña tiene que tener entre 10 y 200 letras. No se ha cambiado nada.",
                "The password must have between 10 and 200 letters. Nothing was changed.")
        case .noExisteElEnlace:
            Texto(
                "Ese enlace ya no está en la lista.", "That link is no longer in the list.")
        case .demasiadosEnlaces(let maximo):
            Texto(
                "Ya hay \(maximo) enlaces y no caben más. Los que no valen se olvidan a los 30 días.",
                "There are \(maximo) links already and no more fit. Useless ones are forgotten after "
                    + "30 days.")
        case .disco(let frase): Texto(literal: frase)
        }
    }

    private static func demasiadosIntentos(_ segundos: Int) -> Texto {
        let minutos = max(1, (segundos + 59) / 60)
        return Texto(
            "Demasiados intentos seguidos. Espera \(minutos) min y vuelve a probar.",
            "Too many attempts in a row. Wait \(minutos) min and try again.")
    }

    /// Somebody has a role, but it does not go this far.
    public static let papelQueNoAlcanza = Texto(
        "Con tu enlace no se puede hacer eso. Pide al organizador uno que llegue hasta ahí.",
        "Your link does not allow that. Ask the organiser for one that does.")
    /// What else can be done.
    public static let abrirEnLaAppAyuda = Texto(
        "Si tienes Marcador en este aparato. Si no, entra aquí con el botón de abajo: el enlace ya está "
            + "puesto.",
        "If you have Marcador on this device. If not, come in here with the button below: the link is "
            + "filled in already.")
    /// Too much was written down in a short time.
    public static let demasiadosApuntes = Texto(
        "Son demasiados apuntes en un minuto. Espera un poco: lo anterior está guardado.",
        "That is too many entries in a minute. Wait a little: what came before is kept.")
}
