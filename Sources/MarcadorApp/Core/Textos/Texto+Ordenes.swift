nonisolated extension Texto {
    /// A match cannot begin while another one is unfinished.
    ///
    /// - Parameter numero: the match that is unfinished.
    /// - Returns: what is wrong and what to do.
    public static func otroPartidoEnJuego(_ numero: Int) -> Texto {
        Texto(
            "Ya se está jugando el partido n.º \(numero). "
                + "Solo se puede jugar un partido a la vez: espera a que termine.",
            "Match no. \(numero) is being played. "
                + "Only one match can be played at a time: wait until it is over.")
    }

    /// A match that has begun cannot begin.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong.
    public static func yaEmpezado(_ numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) ya ha empezado", "Match no. \(numero) has already begun")
    }

    /// The length of a match cannot change while it is played.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong and what to do.
    public static func duracionBloqueada(_ numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) se está jugando: su duración no se puede cambiar ahora",
            "Match no. \(numero) is being played: its length cannot change now")
    }

    /// A length that is not on offer.
    ///
    /// - Parameters:
    ///   - minutos: the length asked for.
    ///   - posibles: the lengths on offer, in minutes.
    /// - Returns: what is wrong and what to do.
    public static func duracionImposible(_ minutos: Int, posibles: [Int]) -> Texto {
        let lista = posibles.map(String.init)
        return Texto(
            "Un partido no puede durar \(minutos) minutos; elige \(lista.joined(separator: " o "))",
            "A match cannot last \(minutos) minutes; choose \(lista.joined(separator: " or "))")
    }

    /// A minute that no match has.
    ///
    /// - Parameters:
    ///   - minuto: the minute asked for.
    ///   - posibles: the minutes a match has.
    /// - Returns: what is wrong and what to do.
    public static func minutoImposible(_ minuto: Int, posibles: ClosedRange<Int>) -> Texto {
        let (desde, hasta) = (posibles.lowerBound, posibles.upperBound)
        return Texto(
            "Un partido no tiene minuto \(minuto); tiene que ser de \(desde) a \(hasta)",
            "A match has no minute \(minuto); it must be from \(desde) to \(hasta)")
    }

    /// The identity of a mark belongs to a goal of the other side.
    ///
    /// - Parameters:
    ///   - equipo: the team whose goal it is.
    ///   - minuto: the minute of that goal.
    /// - Returns: what is wrong and what to do.
    public static func marcaDeOtroGol(equipo: String, minuto: Int) -> Texto {
        Texto(
            "Ese id es ya el de un gol de \(equipo), minuto \(minuto); otro gol lleva otro id",
            "That id is already of a goal by \(equipo), minute \(minuto); another goal has another id"
        )
    }

    /// Something was done but the disk refused to keep it.
    ///
    /// - Parameter motivo: what the disk said.
    /// - Returns: what is wrong and what to do.
    public static func noSeHaGuardado(_ motivo: String) -> Texto {
        Texto(
            "Se ve, pero no se ha podido guardar. \(motivo)",
            "It is shown, but could not be kept. \(motivo)")
    }

    /// Something that is shown could not be kept so far.
    public static let sinGuardar = Texto(
        "Hay cambios que no se han podido guardar todavía; se sigue intentando. "
            + "Mira si queda sitio en el disco.",
        "Some changes could not be saved yet; it is being tried again. "
            + "Check whether the disk is full.")

    /// The tournament's file makes no sense and the sample is shown instead.
    ///
    /// - Parameter fichero: the name of the file.
    /// - Returns: what is wrong, that nothing is lost, and what to do.
    public static func ficheroIlegible(_ fichero: String) -> Texto {
        Texto(
            "No se ha podido leer \(fichero): estos son datos de ejemplo. El fichero se conserva; "
                + "«marcador validar» dice qué le pasa.",
            "\(fichero) could not be read: this is sample data. The file is kept; "
                + "“marcador validar” tells what is wrong with it.")
    }

    /// The tournament's file cannot be read, the sample is shown and nothing can be changed.
    ///
    /// - Parameter motivo: why it cannot be read.
    /// - Returns: what is wrong, that nothing is lost, and what to do.
    public static func ficheroInaccesible(_ motivo: Texto) -> Texto {
        Texto(
            "No se puede leer el fichero del torneo (\(motivo.espanol)): estos son datos de ejemplo. "
                + "El fichero no se toca y no se admite ningún cambio hasta que se pueda leer y "
                + "Marcador arranque de nuevo.",
            "The tournament's file cannot be read (\(motivo.ingles)): this is sample data. "
                + "The file is not touched, and nothing can be changed until it can be read and "
                + "Marcador is started again.")
    }

    /// The service answered something of another shape.
    public static let respuestaIncomprensible = Texto(
        "El servidor respondió algo que no se entiende",
        "The server answered something that makes no sense")

    /// A field of a form or request is missing or makes no sense.
    ///
    /// - Parameters:
    ///   - campo: the field.
    ///   - posibles: what it can be, in words.
    /// - Returns: what is wrong and what to do.
    public static func campoMal(_ campo: String, posibles: Texto) -> Texto {
        campoMal(Texto(literal: campo), posibles: posibles)
    }

    /// A field of a form is missing or makes no sense.
    ///
    /// - Parameters:
    ///   - campo: what the form calls it.
    ///   - posibles: what it can be.
    /// - Returns: a sentence.
    public static func campoMal(_ campo: Texto, posibles: Texto) -> Texto {
        Texto(
            "Falta «\(campo.espanol)» o no vale; tiene que ser \(posibles.espanol)",
            "“\(campo.ingles)” is missing or not valid; it must be \(posibles.ingles)")
    }

    /// There is no such tournament.
    ///
    /// - Parameter id: the id asked for.
    /// - Returns: what is wrong.
    public static func noExisteElTorneo(_ id: String) -> Texto {
        Texto("No existe el torneo «\(id)»", "There is no tournament “\(id)”")
    }

    /// There is no such team.
    ///
    /// - Parameter numero: the number asked for.
    /// - Returns: what is wrong.
    public static func noExisteElEquipo(_ numero: Int) -> Texto {
        Texto("No existe el equipo n.º \(numero)", "There is no team no. \(numero)")
    }

    /// A request came from a page of another site.
    public static let peticionAjena = Texto(
        "La petición viene de otra página web y no se ha hecho nada. Hazlo desde Marcador.",
        "The request comes from another web page and nothing was done. Do it from Marcador.")

    /// A method that an address does not take.
    ///
    /// - Parameter metodos: those it takes.
    /// - Returns: what is wrong and what to do.
    public static func otroMetodo(_ metodos: String) -> Texto {
        Texto(
            "Esta dirección no admite ese método; usa \(metodos)",
            "This address does not take that method; use \(metodos)")
    }
}
