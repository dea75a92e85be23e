nonisolated extension Texto {
    /// Title of the screen that connects to a server.
    public static let seguirUnServidor = Texto("Seguir un Marcador", "Follow a Marcador")
    /// Label of the field for the address.
    public static let direccionDelServidor = Texto("Dirección", "Address")
    /// An example in the empty field.
    public static let ejemploDeDireccion = Texto(literal: "192.168.1.20:8080")
    /// What an address is and where to find it.
    public static let ayudaDeDireccion = Texto(
        "Está en el navegador del ordenador que sirve el torneo. También vale el enlace de su código QR.",
        "It is in the browser of the computer that serves the tournament. The link in its QR code will do, too."
    )
    /// Connects.
    public static let conectar = Texto("Conectar", "Connect")
    /// It is being connected.
    public static let conectando = Texto("Conectando…", "Connecting…")
    /// Heading over the tournaments to choose from.
    public static let eligeUnTorneo = Texto("Elige un torneo", "Choose a tournament")
    /// Stops following.
    public static let dejarDeSeguir = Texto("Dejar de seguir", "Stop following")

    /// Goes on following what was followed, although another link was opened.
    ///
    /// - Parameter torneo: the name of the tournament.
    /// - Returns: e.g. «Seguir con Copa Barrio».
    public static func seguirCon(_ torneo: String) -> Texto {
        Texto("Seguir con \(torneo)", "Stay with \(torneo)")
    }
    /// What a screen reader says when a goal falls and nobody knows the minute.
    ///
    /// - Parameters:
    ///   - equipo: team.
    ///   - local: goals of the home team.
    ///   - visitante: goals of the visitors.
    /// - Returns: e.g. «Gol de Toros, 1 a 2».
    public static func locucionDeGol(equipo: String, local: Int, visitante: Int) -> Texto {
        Texto(
            "Gol de \(equipo), \(local) a \(visitante)",
            "Goal for \(equipo), \(local) to \(visitante)")
    }

    // MARK: Addresses

    /// Nothing was written.
    public static let direccionVacia = Texto(
        "Escribe la dirección del Marcador, como 192.168.1.20:8080.",
        "Type the address of the Marcador, such as 192.168.1.20:8080.")
    /// What was written is no address.
    public static let direccionIncomprensible = Texto(
        "Eso no es una dirección. Escríbela como 192.168.1.20:8080, o pega el enlace de su código QR.",
        "That is no address. Type it like 192.168.1.20:8080, or paste the link in its QR code.")
    /// An address of something else than a web server.
    ///
    /// - Parameter esquema: what it begins with.
    /// - Returns: what is wrong and what to do.
    public static func direccionDeOtroEsquema(_ esquema: String) -> Texto {
        Texto(
            "Una dirección de Marcador empieza por http:// o https://, no por «\(esquema)://».",
            "The address of a Marcador begins with http:// or https://, not with “\(esquema)://”.")
    }
    /// An address on the web, but of something else.
    public static let direccionDeOtraPagina = Texto(
        "Esa dirección no es de una página de Marcador. Prueba solo con el principio, hasta el puerto.",
        "That address is not one of Marcador's pages. Try only its beginning, up to the port.")
    /// The end of a link is missing.
    public static let enlaceCortado = Texto(
        "A ese enlace le falta el final. Cópialo entero, o lee otra vez su código QR.",
        "The end of that link is missing. Copy all of it, or scan its QR code again.")
    /// Nobody answers at the address.
    public static let servidorNoContesta = Texto(
        "Ahí no contesta nadie. Mira que el teléfono esté en la misma red que el ordenador y que "
            + "Marcador esté abierto.",
        "Nobody answers there. Check that the phone is on the same network as the computer and that "
            + "Marcador is running.")
    /// The system refuses to go there without encryption.
    public static let conexionSinCifrar = Texto(
        "El sistema no deja conectarse sin cifrar (http://) a una dirección de fuera de tu red. Usa "
            + "la que empieza por https://, o la del ordenador con números, como 192.168.1.20:8080.",
        "The system does not connect without encryption (http://) to an address outside your "
            + "network. Use the one that begins with https://, or the computer's in numbers, such as "
            + "192.168.1.20:8080.")
    /// Something answers at the address, but no Marcador.
    public static let ahiNoHayMarcador = Texto(
        "Ahí contesta algo que no es un Marcador. Revisa la dirección.",
        "Something answers there that is no Marcador. Check the address.")
    /// A server without tournaments.
    public static let servidorSinTorneos = Texto(
        "Ese Marcador no tiene ningún torneo todavía.",
        "That Marcador has no tournament yet.")

    // MARK: The camera

    /// Opens the camera.
    public static let leerCodigoQR = Texto("Leer código QR", "Scan QR code")
    /// There is no camera that reads codes.
    public static let sinCamara = Texto(
        "Este aparato no puede leer códigos QR con la cámara: escribe la dirección.",
        "This device cannot scan QR codes with its camera: type the address.")
    /// The camera is there, but must not be used.
    public static let sinPermisoDeCamara = Texto(
        "Marcador no tiene permiso para usar la cámara. Dáselo en los Ajustes del sistema, o escribe "
            + "la dirección.",
        "Marcador may not use the camera. Allow it in the system's Settings, or type the address.")

    // MARK: Marks

    /// How many marks wait for the network.
    ///
    /// - Parameter n: how many, from 1.
    /// - Returns: e.g. «2 marcas por enviar».
    public static func marcasPorEnviar(_ n: Int) -> Texto {
        n == 1
            ? Texto("1 marca por enviar", "1 mark to send")
            : Texto("\(n) marcas por enviar", "\(n) marks to send")
    }
    /// Nothing can be heard from the server.
    ///
    /// - Parameter motivo: why.
    /// - Returns: what happened, that nothing is lost, and what comes next.
    public static func sinConexionConElServidor(_ motivo: Texto) -> Texto {
        let motivo = motivo.sinPuntoFinal
        return Texto(
            "\(motivo.espanol). Lo que marques se guarda aquí y se envía solo cuando vuelva.",
            "\(motivo.ingles). What you mark is kept here and sent by itself when it is back.")
    }
    /// How many marks the server refused.
    ///
    /// - Parameter n: how many, from 1.
    /// - Returns: e.g. «2 marcas rechazadas».
    public static func marcasRechazadasEn(_ n: Int) -> Texto {
        n == 1
            ? Texto("1 marca rechazada", "1 mark refused")
            : Texto("\(n) marcas rechazadas", "\(n) marks refused")
    }
    /// This device may only look.
    public static let soloMiras = Texto(
        "Este teléfono solo mira este partido. Para marcarlo, abre el enlace que te da quien organiza.",
        "This phone only looks at this match. To mark it, open the link that the organiser gives you."
    )
    /// Nobody has said yet whether this device may mark.
    public static let noSeSabeSiMarcas = Texto(
        "Todavía no se sabe si este teléfono puede marcar este partido: se sabrá en cuanto conteste "
            + "el servidor.",
        "Nobody knows yet whether this phone may mark this match: it will be known as soon as the "
            + "server answers.")
    /// The link of this device counts no more.
    ///
    /// - Parameter motivo: why, in the words of the server.
    /// - Returns: why, and what to do.
    public static func enlaceQueNoVale(_ motivo: String) -> Texto {
        Texto(
            "\(motivo) Para marcar hace falta otro enlace de quien organiza.",
            "\(motivo) To mark, another link of the organiser's is needed.")
    }
    /// Marks wait because no link was sent along.
    public static let haceFaltaUnEnlace = Texto(
        "Para enviar lo marcado hace falta un enlace: abre el que te da quien organiza. Hasta entonces "
            + "espera aquí, sin perderse.",
        "A link is needed to send what was marked: open the one that the organiser gives you. Until "
            + "then it waits here, and is not lost.")
    /// A mark is shown but not on the disk.
    public static let marcasSinGuardar = Texto(
        "Hay marcas que no se han podido guardar en este teléfono. No cierres Marcador hasta que "
            + "se envíen.",
        "Some marks could not be saved on this phone. Do not close Marcador until they are sent.")
    /// No more marks can wait.
    ///
    /// - Parameter n: how many can.
    /// - Returns: what is wrong and what to do.
    public static func bandejaLlena(_ n: Int) -> Texto {
        Texto(
            "Ya hay \(n) marcas esperando y no cabe otra. Esta no se ha apuntado: busca cobertura, o decide qué "
                + "hacer con las rechazadas.",
            "\(n) marks are waiting already and no other fits. This one was not written down: "
                + "look for a network, or decide about the refused ones.")
    }
    /// Heading over the marks that the server refused.
    public static let marcasRechazadas = Texto("El servidor no las quiso", "Refused by the server")
    /// Sends a refused mark again.
    public static let volverAEnviar = Texto("Volver a enviar", "Send again")
    /// Throws a refused mark away.
    public static let descartar = Texto("Descartar", "Discard")
    /// The file of the waiting marks makes no sense or cannot be read.
    ///
    /// - Parameter fichero: its name.
    /// - Returns: what happened and that nothing is thrown away.
    public static func salidaIlegible(_ fichero: String) -> Texto {
        Texto(
            "No se han podido leer las marcas que esperaban en \(fichero). El fichero se "
                + "conserva.",
            "The marks that were waiting in \(fichero) could not be read. The file is kept.")
    }
}

nonisolated extension Texto {
    /// The same without the full stop at its end, to go on behind it.
    fileprivate var sinPuntoFinal: Texto {
        func sin(_ frase: String) -> String {
            frase.hasSuffix(".") ? String(frase.dropLast()) : frase
        }
        return Texto(sin(espanol), sin(ingles))
    }
}
